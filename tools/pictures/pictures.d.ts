/**
 * Which pictures the demo has, and their addresses. `drawPictures.ts` draws exactly these at build time, and the demo data of
 * the server takes its addresses from here.
 */
/** The size of each canvas print in centimetres, by the name of its picture. */
export declare const products: {
    readonly 'harbour-at-dawn': readonly [60, 40];
    readonly 'lighthouse-in-the-rain': readonly [50, 70];
    readonly 'moon-over-the-tide': readonly [60, 40];
    readonly 'winter-birches': readonly [40, 60];
    readonly 'three-ferns': readonly [50, 50];
    readonly 'dunes-at-dusk': readonly [80, 60];
    readonly 'eight-pointed-star': readonly [40, 40];
    readonly 'island-from-above': readonly [40, 40];
    readonly 'tile-with-tulips': readonly [30, 30];
    readonly 'wind-map': readonly [70, 50];
    readonly 'city-after-ten': readonly [80, 50];
    readonly 'rooftops-in-july': readonly [60, 40];
    readonly 'lemon-branch': readonly [50, 60];
    readonly 'red-poppies': readonly [50, 40];
    readonly 'still-life-with-quinces': readonly [40, 50];
    readonly 'cut-paper-morning': readonly [50, 40];
    readonly 'blue-squares': readonly [50, 50];
    readonly 'slow-circles': readonly [70, 70];
    readonly 'mountain-hut-evening': readonly [60, 40];
    readonly 'first-snow-on-the-pass': readonly [90, 60];
};
export type ProductPicture = keyof typeof products;
/** The names of the people of the demo who have a portrait, and those of their pictures. */
export declare const people: {
    readonly 'Abbott Keitch': "abbott-keitch";
    readonly 'Arnold Matlock': "arnold-matlock";
    readonly 'Alice Freeman': "alice-freeman";
    readonly 'Bilal Y\u0131lmaz': "bilal-yilmaz";
    readonly 'Carla Moreno': "carla-moreno";
    readonly 'Daniel Okafor': "daniel-okafor";
    readonly 'Elif Demir': "elif-demir";
    readonly 'Farid Haddad': "farid-haddad";
    readonly 'Greta Lindqvist': "greta-lindqvist";
    readonly 'Hugo Martin': "hugo-martin";
    readonly 'In\u00EAs Costa': "ines-costa";
    readonly 'Jonas Weber': "jonas-weber";
    readonly 'Layla Nasser': "layla-nasser";
    readonly 'Mei Tanaka': "mei-tanaka";
    readonly 'Noah Bennett': "noah-bennett";
    readonly 'Selma Ayd\u0131n': "selma-aydin";
    readonly 'Tobias Lindqvist': "tobias-lindqvist";
    readonly 'Imani Okafor': "imani-okafor";
    readonly 'Ravi Menon': "ravi-menon";
    readonly 'Noor Haddad': "noor-haddad";
    readonly 'Jasper Vanderberg': "jasper-vanderberg";
    readonly 'Luc\u00EDa Ferrer': "lucia-ferrer";
    readonly 'Owen Pritchard': "owen-pritchard";
    readonly 'Kwame Asante': "kwame-asante";
    readonly 'Freya Nystr\u00F6m': "freya-nystrom";
    readonly 'Adri\u00E1n Sol\u00EDs': "adrian-solis";
    readonly 'Hatice Demir': "hatice-demir";
    readonly 'Patrick O\u2019Leary': "patrick-oleary";
    readonly 'Zeynep Kaya': "zeynep-kaya";
    readonly 'Marcus Whitfield': "marcus-whitfield";
    readonly 'Anneli Koskinen': "anneli-koskinen";
    readonly 'Samir Benali': "samir-benali";
    readonly 'Mira Lindqvist': "mira-lindqvist";
    readonly 'Layla Haddad': "layla-haddad";
    readonly 'Emre Ayd\u0131n': "emre-aydin";
    readonly 'Sofia Marques': "sofia-marques";
    readonly 'Noah Fischer': "noah-fischer";
    readonly 'Amina Diallo': "amina-diallo";
    readonly 'Kenji Mori': "kenji-mori";
    readonly 'Clara Jensen': "clara-jensen";
};
export type PersonPicture = (typeof people)[keyof typeof people];
/** The names of the photos: of the profile, notes, mails and boards. */
export declare const photos: readonly ["hills-before-the-rain", "the-last-bridge", "above-the-clouds", "tea-at-the-hut", "the-old-harbour", "nets-and-ropes", "the-first-ferry", "the-studio-before-nine", "through-the-rooms", "colours-to-match", "weekend-in-the-hills", "books-to-read"];
export type PhotoPicture = (typeof photos)[number];
/** The names of the previews of files. */
export declare const files: readonly ["shopping-list", "guest-invitations", "project-plan", "travel-guidelines", "budget-by-quarter", "style-guide", "release-notes", "stock-of-the-shop"];
export type FilePicture = (typeof files)[number];
/** A print alone, framed in a room, or from near. */
export declare const productViews: readonly ["print", "room", "detail"];
export type ProductView = (typeof productViews)[number];
/** The widths in which pictures are made; of a print that is higher than wide, and of a portrait, it is the longer side. */
export declare const widths: {
    readonly product: readonly [320, 960];
    readonly avatar: readonly [64, 128];
    readonly photo: readonly [480, 960];
    readonly file: readonly [480];
    readonly cover: readonly [1200];
};
declare const productFile: (picture: ProductPicture, view: ProductView, width: (typeof widths.product)[number]) => string;
declare const photoFile: (photo: PhotoPicture, width: (typeof widths.photo)[number]) => string;
/** The folder of a picture's file and its name, without `.webp`. */
export declare const fileOf: {
    product: (picture: ProductPicture, view: ProductView, width: (typeof widths.product)[number]) => string;
    avatar: (person: PersonPicture, width: (typeof widths.avatar)[number]) => string;
    photo: (photo: PhotoPicture, width: (typeof widths.photo)[number]) => string;
    file: (file: FilePicture) => string;
    cover: string;
};
export declare const productAddress: (...of: Parameters<typeof productFile>) => string;
/** The portrait of somebody of the demo, by the name that is shown; null of all others. */
export declare const avatarOf: (name: string) => string | null;
export declare const photoAddress: (...of: Parameters<typeof photoFile>) => string;
/** The wide picture above the profile. */
export declare const COVER_ADDRESS: string;
export declare const fileAddress: (file: FilePicture) => string;
/** The addresses of all pictures. */
export declare const allAddresses: () => string[];
export {};

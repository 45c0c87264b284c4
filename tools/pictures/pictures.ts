/**
 * Which pictures the demo has, and their addresses. `drawPictures.ts` draws exactly these at build time, and the demo data of
 * the server takes its addresses from here.
 */

/**
 * Part of every address, because browsers keep a picture for a year. Raise it when pictures are drawn anew: then everybody
 * who gets new demo data sees the new ones. The server answers older versions too, since databases keep old addresses.
 */
const VERSION = 1;

/** The size of each canvas print in centimetres, by the name of its picture. */
export const products = {
  'harbour-at-dawn': [60, 40],
  'lighthouse-in-the-rain': [50, 70],
  'moon-over-the-tide': [60, 40],
  'winter-birches': [40, 60],
  'three-ferns': [50, 50],
  'dunes-at-dusk': [80, 60],
  'eight-pointed-star': [40, 40],
  'island-from-above': [40, 40],
  'tile-with-tulips': [30, 30],
  'wind-map': [70, 50],
  'city-after-ten': [80, 50],
  'rooftops-in-july': [60, 40],
  'lemon-branch': [50, 60],
  'red-poppies': [50, 40],
  'still-life-with-quinces': [40, 50],
  'cut-paper-morning': [50, 40],
  'blue-squares': [50, 50],
  'slow-circles': [70, 70],
  'mountain-hut-evening': [60, 40],
  'first-snow-on-the-pass': [90, 60],
} as const satisfies Record<string, readonly [width: number, height: number]>;
export type ProductPicture = keyof typeof products;

/** The names of the people of the demo who have a portrait, and those of their pictures. */
export const people = {
  'Abbott Keitch': 'abbott-keitch',
  'Arnold Matlock': 'arnold-matlock',
  'Alice Freeman': 'alice-freeman',
  'Bilal Yılmaz': 'bilal-yilmaz',
  'Carla Moreno': 'carla-moreno',
  'Daniel Okafor': 'daniel-okafor',
  'Elif Demir': 'elif-demir',
  'Farid Haddad': 'farid-haddad',
  'Greta Lindqvist': 'greta-lindqvist',
  'Hugo Martin': 'hugo-martin',
  'Inês Costa': 'ines-costa',
  'Jonas Weber': 'jonas-weber',
  'Layla Nasser': 'layla-nasser',
  'Mei Tanaka': 'mei-tanaka',
  'Noah Bennett': 'noah-bennett',
  'Selma Aydın': 'selma-aydin',
  'Tobias Lindqvist': 'tobias-lindqvist',
  'Imani Okafor': 'imani-okafor',
  'Ravi Menon': 'ravi-menon',
  'Noor Haddad': 'noor-haddad',
  'Jasper Vanderberg': 'jasper-vanderberg',
  'Lucía Ferrer': 'lucia-ferrer',
  'Owen Pritchard': 'owen-pritchard',
  'Kwame Asante': 'kwame-asante',
  'Freya Nyström': 'freya-nystrom',
  'Adrián Solís': 'adrian-solis',
  'Hatice Demir': 'hatice-demir',
  'Patrick O’Leary': 'patrick-oleary',
  'Zeynep Kaya': 'zeynep-kaya',
  'Marcus Whitfield': 'marcus-whitfield',
  'Anneli Koskinen': 'anneli-koskinen',
  'Samir Benali': 'samir-benali',
  'Mira Lindqvist': 'mira-lindqvist',
  'Layla Haddad': 'layla-haddad',
  'Emre Aydın': 'emre-aydin',
  'Sofia Marques': 'sofia-marques',
  'Noah Fischer': 'noah-fischer',
  'Amina Diallo': 'amina-diallo',
  'Kenji Mori': 'kenji-mori',
  'Clara Jensen': 'clara-jensen',
} as const;
export type PersonPicture = (typeof people)[keyof typeof people];

/** The names of the photos: of the profile, notes, mails and boards. */
export const photos = [
  'hills-before-the-rain',
  'the-last-bridge',
  'above-the-clouds',
  'tea-at-the-hut',
  'the-old-harbour',
  'nets-and-ropes',
  'the-first-ferry',
  'the-studio-before-nine',
  'through-the-rooms',
  'colours-to-match',
  'weekend-in-the-hills',
  'books-to-read',
] as const;
export type PhotoPicture = (typeof photos)[number];

/** The names of the previews of files. */
export const files = [
  'shopping-list',
  'guest-invitations',
  'project-plan',
  'travel-guidelines',
  'budget-by-quarter',
  'style-guide',
  'release-notes',
  'stock-of-the-shop',
] as const;
export type FilePicture = (typeof files)[number];

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** A print alone, framed in a room, or from near. */
export const productViews = ['print', 'room', 'detail'] as const;
export type ProductView = (typeof productViews)[number];

/** The widths in which pictures are made; of a print that is higher than wide, and of a portrait, it is the longer side. */
export const widths = {
  product: [320, 960],
  avatar: [64, 128],
  photo: [480, 960],
  file: [480],
  cover: [1200],
} as const;

const productFile = (picture: ProductPicture, view: ProductView, width: (typeof widths.product)[number]) =>
  `products/${picture}-${view}-${width}`;
const avatarFile = (person: PersonPicture, width: (typeof widths.avatar)[number]) => `people/${person}-${width}`;
const photoFile = (photo: PhotoPicture, width: (typeof widths.photo)[number]) => `photos/${photo}-${width}`;
const fileFile = (file: FilePicture) => `files/${file}-480`;
const COVER_FILE = 'profile/cover-1200';

/** The folder of a picture's file and its name, without `.webp`. */
export const fileOf = { product: productFile, avatar: avatarFile, photo: photoFile, file: fileFile, cover: COVER_FILE };

const address = (file: string) => `/pictures/${VERSION}/${file}.webp`;

export const productAddress = (...of: Parameters<typeof productFile>): string => address(productFile(...of));
/** The portrait of somebody of the demo, by the name that is shown; null of all others. */
export const avatarOf = (name: string): string | null =>
  Object.hasOwn(people, name) ? address(avatarFile(people[name as keyof typeof people], 128)) : null;
export const photoAddress = (...of: Parameters<typeof photoFile>): string => address(photoFile(...of));
/** The wide picture above the profile. */
export const COVER_ADDRESS = address(COVER_FILE);
export const fileAddress = (file: FilePicture): string => address(fileFile(file));

/** The addresses of all pictures. */
export const allAddresses = (): string[] =>
  [
    ...keysOf(products).flatMap((picture) =>
      productViews.flatMap((view) => widths.product.map((width) => productFile(picture, view, width))),
    ),
    ...Object.values(people).flatMap((person) => widths.avatar.map((width) => avatarFile(person, width))),
    ...photos.flatMap((photo) => widths.photo.map((width) => photoFile(photo, width))),
    ...files.map(fileFile),
    COVER_FILE,
  ].map(address);

import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { randomOf } from './drawing/random.ts';
import { document } from './drawing/svg.ts';
import type { Size } from './drawing/svg.ts';
import { looks } from './people/looks.ts';
import { portrait } from './people/portrait.ts';
import { fileOf, files, people, photos, products, productViews, widths } from './pictures.ts';
import type { ProductPicture, ProductView } from './pictures.ts';
import { prints } from './products/prints.ts';
import { views } from './products/views.ts';
import { cover, photos as photoDrawings } from './scenes/photos.ts';
import { previews } from './scenes/previews.ts';
import { frame, room } from './scenes/room.ts';
import type { Hanging } from './scenes/room.ts';

/** One picture that is rendered once and written in several widths. */
export type Planned = {
  /** Its files, without `.webp`, and the longest side of each in pixels. */
  files: { file: string; side: number }[];
  /** What is rendered: the picture, and what is laid on it. */
  svgs: () => string[];
  render: () => Promise<Sharp>;
  /** Bytes that no file of it may exceed. */
  largest: number;
};

/** The longer side of a print, in the units of its drawing. */
const PRINT = 1200;
const LANDSCAPE: Size = { width: 960, height: 720 };
const PREVIEW: Size = { width: 480, height: 360 };
const COVER: Size = { width: 1200, height: 300 };
const KILOBYTE = 1024;

const rendered = (svg: string) => sharp(Buffer.from(svg));

/** A drawing of which all views of a product are made. It is drawn when it is first needed. */
function printOf(picture: ProductPicture): { size: Size; content: () => string } {
  const [width, height] = products[picture];
  const scale = PRINT / Math.max(width, height);
  const size = { width: width * scale, height: height * scale };
  let content: string | undefined;
  return { size, content: () => (content ??= prints[picture](size, randomOf(picture))) };
}

/** On the wall a centimetre is five pixels, so that prints are as large beside a sofa as they are. */
const ON_WALL = 5;

function hanging(picture: ProductPicture): Hanging {
  const [width, height] = products[picture].map((side) => side * ON_WALL) as [number, number];
  const middle = views[picture].room.kind === 'chair' ? 330 : 480;
  const centre = views[picture].room.kind === 'desk' ? 175 : 222;
  return { width, height, x: Math.round(middle - width / 2), y: Math.round(centre - height / 2) };
}

/** The weave of a canvas, as it is seen from near. */
const weave =
  '<pattern id="weave" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0H5M0 2.5H5" stroke="#000" stroke-opacity=".05"/><path d="M0 0V5M2.5 0V5" stroke="#fff" stroke-opacity=".07"/></pattern><rect width="960" height="720" fill="url(#weave)"/>';

function productView(picture: ProductPicture, view: ProductView, print: ReturnType<typeof printOf>): Planned {
  const { size, content } = print;
  const whole = (pixels: Size) => document(content(), size, pixels);
  const shared = {
    files: widths.product.map((side) => ({ file: fileOf.product(picture, view, side), side })),
    largest: 60 * KILOBYTE,
  };
  if (view === 'print') {
    const svg = () => whole({ width: size.width * 0.8, height: size.height * 0.8 });
    return { ...shared, svgs: () => [svg()], render: async () => rendered(svg()) };
  }
  if (view === 'detail') {
    const shown = { width: size.width * 0.46, height: size.width * 0.345 };
    const [x, y] = views[picture].detail;
    const place = (middle: number, length: number, all: number) =>
      Math.min(Math.max(middle * all - length / 2, 0), all - length);
    const near = () =>
      document(
        content(),
        { ...shown, x: place(x, shown.width, size.width), y: place(y, shown.height, size.height) },
        LANDSCAPE,
      );
    const cloth = document(weave, LANDSCAPE);
    return {
      ...shared,
      svgs: () => [near(), cloth],
      render: async () => rendered(near()).composite([{ input: Buffer.from(cloth) }]),
    };
  }
  const place = hanging(picture);
  const wall = () => document(room(views[picture].room) + frame(place, views[picture].frame, 9, 'frame'), LANDSCAPE);
  const canvas = () => whole(place);
  return {
    ...shared,
    svgs: () => [wall(), canvas()],
    render: async () => {
      const input = await rendered(canvas()).png().toBuffer();
      return rendered(wall()).composite([{ input, left: place.x, top: place.y }]);
    },
  };
}

const single = (
  file: (side: number) => string,
  sides: readonly number[],
  svg: () => string,
  kilobytes: number,
): Planned => ({
  files: sides.map((side) => ({ file: file(side), side })),
  svgs: () => [svg()],
  render: async () => rendered(svg()),
  largest: kilobytes * KILOBYTE,
});

/** All pictures of the demo. */
export function plannedPictures(): Planned[] {
  const portraits = Object.values(people).map((person) =>
    single(
      (side) => fileOf.avatar(person, side as 64),
      widths.avatar,
      () => document(portrait(looks[person]), { width: 100, height: 100 }, { width: 256, height: 256 }),
      3,
    ),
  );
  const prints = (Object.keys(products) as ProductPicture[]).flatMap((picture) => {
    const print = printOf(picture);
    return productViews.map((view) => productView(picture, view, print));
  });
  const scenes = photos.map((photo) =>
    single(
      (side) => fileOf.photo(photo, side as 480),
      widths.photo,
      () => document(photoDrawings[photo](LANDSCAPE, randomOf(photo)), LANDSCAPE),
      60,
    ),
  );
  const sheets = files.map((file) =>
    single(
      () => fileOf.file(file),
      widths.file,
      () => document(previews[file](PREVIEW, randomOf(file)), PREVIEW, LANDSCAPE),
      20,
    ),
  );
  const head = single(
    () => fileOf.cover,
    widths.cover,
    () => document(cover(COVER, randomOf('cover')), COVER),
    40,
  );
  return [...prints, ...scenes, head, ...sheets, ...portraits];
}

/**
 * From the best to one that is still good to look at. Patterns of a few flat colours are large in all of these, and small
 * without any loss.
 */
const QUALITIES = [{ quality: 80 }, { lossless: true }, { quality: 66 }, { quality: 52 }, { quality: 40 }];

/**
 * A file of a picture, in the best quality with which it has no more than `largest` bytes.
 * @throws Error where it has more in all of them
 */
export async function encoded(picture: Sharp, side: number, largest: number): Promise<Buffer> {
  const { data, info } = await picture
    .resize(side, side, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const file = await sharp(data, { raw: info })
      .webp({ ...quality, effort: 2 })
      .toBuffer();
    if (file.length <= largest) return file;
  }
  throw new Error(`A picture of ${side} pixels has more than ${largest} bytes.`);
}

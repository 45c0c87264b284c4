/** Sides of the picture around the drawing, and the room of a line of words, in pixels. */
const EDGE = 24;
const LINE = 28;
/** From the beginning of a colour to its name, and between a name and the next colour. */
const SWATCH = 24;
const GAP = 24;
/** Twice as fine as it is shown, so that it is sharp in a document. */
const SCALE = 2;

/** What of a drawing's look comes from the page, and must be said in a picture that stands alone. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const;

/** The names of the series, as the legend has them. */
const namesIn = (frame: Element) =>
  Array.from(frame.querySelectorAll('[data-legend] > li'), (name) => {
    const look = getComputedStyle(name.firstElementChild ?? name);
    return {
      text: name.textContent,
      color: look.borderBlockStartColor,
      isDashed: look.borderBlockStartStyle === 'dashed',
    };
  });

/** Puts things one after the other into as many lines as they need. @param longOf how long one is with the gap after it */
const intoLines = <Item>(items: readonly Item[], longOf: (item: Item) => number, room: number): Item[][] => {
  const lines: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const long = longOf(item);
    const line = lines.at(-1);
    if (line && long - GAP <= left) line.push(item);
    else {
      lines.push([item]);
      left = room;
    }
    left -= long;
  }
  return lines;
};

export type PictureWords = {
  /** What it shows. */
  title: string;
  /** Below the title: of which days it is, where its numbers come from. */
  note?: string;
};

/**
 * A picture (PNG) of the drawing that an element holds, with its title above and the names of its series below it, on the ground of
 * the card that it stands in.
 * @param frame holds an `svg`, and perhaps a legend (`data-legend`)
 */
export async function drawPicture(frame: Element, { title, note = '' }: PictureWords): Promise<Blob> {
  const svg = frame.querySelector('svg');
  if (!svg) throw new Error('There is nothing drawn yet.');
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const look = getComputedStyle(frame);
  const small = `12px ${look.fontFamily}`;
  pen.font = small;
  const longOf = ({ text }: { text: string }) => SWATCH + pen.measureText(text).width + GAP;
  const lines = intoLines(namesIn(frame), longOf, width);
  const head = EDGE + LINE + (note === '' ? 0 : LINE);
  const size = { width: width + 2 * EDGE, height: head + height + lines.length * LINE + EDGE };
  // This takes away all that was said to the pen.
  canvas.width = size.width * SCALE;
  canvas.height = size.height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = look.getPropertyValue('--ez-surface');
  pen.fillRect(0, 0, size.width, size.height);
  const isRtl = look.direction === 'rtl';
  /** Where something begins that is so far from the edge that reading begins at. */
  const across = (from: number) => (isRtl ? size.width - from : from);
  pen.direction = isRtl ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  pen.textBaseline = 'middle';
  pen.fillStyle = look.color;
  pen.font = `600 16px ${look.fontFamily}`;
  pen.fillText(title, across(EDGE), EDGE + LINE / 3, width);
  pen.font = small;
  if (note !== '') pen.fillText(note, across(EDGE), EDGE + LINE, width);
  pen.drawImage(await imageOf(svg, width, height), EDGE, head, width, height);
  pen.lineWidth = 4;
  lines.forEach((line, place) => {
    const middle = head + height + (place + 1) * LINE - LINE / 3;
    let along = EDGE;
    for (const name of line) {
      pen.strokeStyle = name.color;
      // What is compared with is dashed here as it is in the drawing.
      pen.setLineDash(name.isDashed ? [4, 2] : []);
      pen.beginPath();
      pen.moveTo(across(along), middle);
      pen.lineTo(across(along + 16), middle);
      pen.stroke();
      pen.fillText(name.text, across(along + SWATCH), middle, width - SWATCH);
      along += longOf(name);
    }
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made.'));
    });
  });
}

/** A copy that stands alone: with its looks said, as the browser works them out here. */
async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((element, place) => {
    const look = getComputedStyle(element);
    for (const name of LOOKS) copies[place]?.style.setProperty(name, look.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Sides of the picture around the drawing, and the room of a line of words, in pixels. */
const EDGE = 24;
const LINE = 28;
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

/**
 * A picture (PNG) of the drawing that an element holds, with its title above and the names of its series below it, on the ground of
 * the card that it stands in.
 * @param frame holds an `svg`, and perhaps a legend (`data-legend`)
 */
export async function drawPicture(frame: Element, title: string): Promise<Blob> {
  const svg = frame.querySelector('svg');
  if (!svg) throw new Error('There is nothing drawn yet.');
  const { width, height } = svg.getBoundingClientRect();
  const names = Array.from(frame.querySelectorAll('[data-legend] > li'), (name) => ({
    text: name.textContent,
    color: getComputedStyle(name.firstElementChild ?? name).borderBlockStartColor,
  }));
  const canvas = document.createElement('canvas');
  const size = { width: width + 2 * EDGE, height: height + 2 * EDGE + LINE + (names.length > 0 ? LINE : 0) };
  canvas.width = size.width * SCALE;
  canvas.height = size.height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.scale(SCALE, SCALE);
  const look = getComputedStyle(frame);
  pen.fillStyle = look.getPropertyValue('--ez-surface');
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = look.color;
  pen.font = `600 16px ${look.fontFamily}`;
  pen.textBaseline = 'middle';
  const isRtl = look.direction === 'rtl';
  pen.direction = isRtl ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  pen.fillText(title, isRtl ? size.width - EDGE : EDGE, EDGE + LINE / 3);
  pen.drawImage(await imageOf(svg, width, height), EDGE, EDGE + LINE, width, height);
  pen.font = `12px ${look.fontFamily}`;
  let along = EDGE;
  const line = size.height - EDGE;
  for (const { text, color } of names) {
    const long = pen.measureText(text).width;
    const at = (from: number, length: number) => (isRtl ? size.width - from - length : from);
    pen.fillStyle = color;
    pen.fillRect(at(along, 16), line - 2, 16, 4);
    pen.fillStyle = look.color;
    pen.fillText(text, isRtl ? size.width - along - 24 : along + 24, line);
    along += long + 48;
  }
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

/** A point in the units of a drawing. */
export type Point = readonly [x: number, y: number];
/** Width and height of a drawing, in its own units. */
export type Size = { width: number; height: number };

type Attributes = Record<string, string | number | undefined>;

/** A number as it stands in SVG: one decimal is more than a screen shows, and keeps runs alike. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An element; numbers among its attributes are written with up to three decimals. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`);
  return `<${name}${written.join('')}${children.length === 0 ? '/>' : `>${children.join('')}</${name}>`}`;
}

export const group = (attributes: Attributes, ...children: string[]) => element('g', attributes, ...children);
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  element('rect', { x, y, width, height, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more });
/** A line that is drawn with a pen of some width, with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** Straight from point to point. */
export const straight = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A soft curve through all points (Catmull and Rom's). */
export function curve(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const place = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[place] ?? [0, 0];
  };
  const [x, y] = at(0);
  let d = `M${n(x)} ${n(y)}`;
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    d += `C${[one, two, to].map(([px, py]) => `${n(px)} ${n(py)}`).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Some values from one to another, both included. */
export const steps = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));

/** A point at an angle, in degrees, and a distance from a centre. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));

/** A gradient from the top down, or at an angle in degrees: 90 is from the top down, 0 from left to right. */
export function linear(id: string, list: readonly Stop[], degrees = 90): string {
  const [x2, y2] = polar(0.5, 0.5, 0.5, degrees);
  const [x1, y1] = [1 - x2, 1 - y2];
  return element('linearGradient', { id, x1, y1, x2, y2 }, ...stops(list));
}
export const radial = (id: string, list: readonly Stop[], more: Attributes = {}) =>
  element('radialGradient', { id, ...more }, ...stops(list));
export const blur = (id: string, deviation: number) =>
  element(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );

/** A whole SVG document that shows a part of a drawing at a size in pixels. */
export const document = (
  content: string,
  shown: Size & { x?: number; y?: number },
  pixels: { width: number; height: number } = shown,
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pixels.width,
      height: pixels.height,
      viewBox: [shown.x ?? 0, shown.y ?? 0, shown.width, shown.height].join(' '),
      preserveAspectRatio: 'xMidYMid slice',
    },
    content,
  );

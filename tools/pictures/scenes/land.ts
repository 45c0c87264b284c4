import { darker, lighter, mix } from '../drawing/colours.ts';
import { layered, noiseOf } from '../drawing/noise.ts';
import type { Random } from '../drawing/random.ts';
import { circle, curve, ellipse, linear, path, radial, rect, steps, straight, stroke } from '../drawing/svg.ts';
import type { Point, Size } from '../drawing/svg.ts';

/** A sky from top to horizon. */
export const sky = ({ width, height }: Size, id: string, colours: readonly string[], bottom = 1): string =>
  linear(
    id,
    colours.map((colour, index) => [(index / (colours.length - 1)) * bottom, colour] as const),
  ) + rect(0, 0, width, height, `url(#${id})`);

/** A sun or moon with the light around it. */
export const sun = (x: number, y: number, radius: number, colour: string, halo: number, id = 'halo'): string =>
  radial(id, [
    [0, colour, 0.55],
    [0.35, colour, 0.25],
    [1, colour, 0],
  ]) +
  circle(x, y, radius * halo, `url(#${id})`) +
  circle(x, y, radius, colour);

/** The outline of a range from the left edge to the right one. @param jag 0 is a soft hill, 1 a rocky ridge */
export function ridge(random: Random, width: number, base: number, rise: number, hills: number, jag: number): Point[] {
  const noise = layered(noiseOf(random), jag > 0 ? 5 : 1);
  const row = random.between(0, 40);
  return steps(jag > 0 ? 160 : 40).map((share): Point => {
    const height = noise(share * hills, row);
    const pointed = jag > 0 ? 1 - Math.abs(2 * height - 1) ** 0.9 : height;
    return [share * width, base - rise * (jag * pointed + (1 - jag) * height)];
  });
}

/** The ground below an outline. */
export const ground = (outline: readonly Point[], { width, height }: Size, fill: string, soft = true): string =>
  path(`${soft ? curve(outline) : straight(outline)}L${width} ${height}L0 ${height}Z`, fill);

type Hills = {
  /** From the farthest to the nearest. */
  colours: readonly string[];
  /** The mist that lies before each range. */
  mist?: string;
  top: number;
  bottom: number;
  rise: number;
  hills: number;
  jag?: number;
};

/** Ranges one behind the other, each with light on its crest. */
export function ranges(
  size: Size,
  random: Random,
  { colours, mist, top, bottom, rise, hills, jag = 0 }: Hills,
): string {
  const bases = steps(colours.length, top, bottom);
  return colours
    .map((colour, index) => {
      const far = 1 - index / colours.length;
      const outline = ridge(
        random,
        size.width,
        bases[index] ?? bottom,
        rise * (1.15 - far * 0.5),
        hills * (0.7 + far),
        jag,
      );
      const id = `range${index}`;
      return (
        linear(id, [
          [0, lighter(colour, 0.08)],
          [1, mist === undefined ? darker(colour, 0.12) : mix(colour, mist, 0.55)],
        ]) + ground(outline, size, `url(#${id})`, jag === 0)
      );
    })
    .join('');
}

/** Fir trees that stand along an outline. */
export function firs(random: Random, outline: readonly Point[], count: number, height: number, colour: string): string {
  return Array.from({ length: count }, () => {
    const [x, y] = outline[random.whole(0, outline.length - 1)] ?? [0, 0];
    const tall = height * random.between(0.5, 1.1);
    const place = x + random.between(-height, height) / 3;
    const tiers = [0, 1, 2].map((tier) => {
      const [tip, foot, half] = [
        y - tall * (1 - tier * 0.26),
        y - tall * (0.52 - tier * 0.26),
        tall * (0.13 + tier * 0.055),
      ];
      return path(`M${place} ${tip}L${place + half} ${foot}L${place - half} ${foot}Z`, colour);
    });
    return tiers.join('') + rect(place - tall * 0.02, y - 6, tall * 0.04, tall * 0.1, colour);
  }).join('');
}

/** A hut with one lit window, and smoke. @param size its width */
export function hut(x: number, y: number, size: number, wall: string, roof: string, light: string): string {
  const tall = size * 0.5;
  const smoke: Point[] = steps(9).map((share) => [
    x + size * 0.27 + Math.sin(share * 7) * size * 0.12 * share + share * size * 0.25,
    y - tall * 1.75 - share * size * 1.5,
  ]);
  return (
    radial('window', [
      [0, light, 0.8],
      [1, light, 0],
    ]) +
    stroke(curve(smoke), '#ffffff', size * 0.07, { opacity: 0.22 }) +
    rect(x + size * 0.2, y - tall * 1.75, size * 0.1, tall * 0.8, darker(roof, 0.2)) +
    rect(x - size / 2, y - tall, size, tall * 1.1, wall) +
    path(
      `M${x - size * 0.62} ${y - tall * 0.92}L${x} ${y - tall * 1.85}L${x + size * 0.62} ${y - tall * 0.92}Z`,
      roof,
    ) +
    circle(x - size * 0.14, y - tall * 0.5, size * 0.7, 'url(#window)') +
    rect(x - size * 0.25, y - tall * 0.72, size * 0.22, tall * 0.44, light) +
    rect(x - size * 0.145, y - tall * 0.72, size * 0.014, tall * 0.44, wall) +
    rect(x + size * 0.16, y - tall * 0.7, size * 0.2, tall * 0.8, darker(wall, 0.35))
  );
}

/** Dunes with a lit and a shaded side, at dusk. */
export function dunes(
  size: Size,
  random: Random,
  skyColours: readonly string[],
  sand: readonly [string, string],
  sunColour: string,
): string {
  const { width: w, height: h } = size;
  const layers = steps(6).map((depth, index) => {
    const crestX = w * random.between(0.2, 0.8);
    const base = h * (0.5 + depth * 0.42);
    const rise = h * (0.07 + depth * 0.13);
    const outline: Point[] = steps(30).map((share) => {
      const distance = (share * w - crestX) / (w * (0.34 + depth * 0.2));
      return [
        share * w,
        base - rise * Math.exp(-distance * distance * 1.6) + Math.sin(share * 5 + index * 2) * h * 0.012,
      ];
    });
    const crest = outline.reduce((best, point) => (point[1] < best[1] ? point : best));
    const [lit, shade] = [
      mix(sand[0], skyColours.at(-1) ?? sand[0], 0.55 * (1 - depth)),
      mix(sand[1], skyColours[1] ?? sand[1], 0.5 * (1 - depth)),
    ];
    const sweep = w * random.between(0.12, 0.3) * (index % 2 === 0 ? 1 : -1);
    const edge: Point[] = [
      crest,
      [crest[0] + sweep * 0.25, crest[1] + rise * 0.35],
      [crest[0] - sweep * 0.15, crest[1] + rise * 0.9],
      [crest[0] + sweep * 0.6, h + 10],
    ];
    const [before, after] = [outline.filter(([x]) => x <= crest[0]), outline.filter(([x]) => x >= crest[0])];
    const id = `dune${index}`;
    return (
      linear(`${id}l`, [
        [0, lighter(lit, 0.12)],
        [1, darker(lit, 0.1)],
      ]) +
      linear(`${id}s`, [
        [0, shade],
        [1, darker(shade, 0.25)],
      ]) +
      path(`${curve(outline)}L${w} ${h}L0 ${h}Z`, `url(#${id}l)`) +
      (index % 2 === 0
        ? path(`${curve(before)}${curve(edge).replace('M', 'L')}L0 ${h}L0 ${before[0]?.[1] ?? h}Z`, `url(#${id}s)`)
        : path(
            `${curve(after)}L${w} ${h}L${edge[3]?.[0] ?? w} ${h}${curve([...edge].reverse()).replace('M', 'L')}Z`,
            `url(#${id}s)`,
          ))
    );
  });
  return sky(size, 'sky', skyColours, 0.62) + sun(w * 0.66, h * 0.36, h * 0.115, sunColour, 4) + layers.join('');
}

/** Mountains of two sides each, one in the light, with snow. */
export function facetedPeaks(
  size: Size,
  random: Random,
  base: number,
  rise: number,
  count: number,
  light: string,
  shade: string,
): string {
  const { width: w } = size;
  return steps(count, 0, 1)
    .map((share) => {
      const x = w * (share + random.between(-0.06, 0.06));
      const tall = rise * random.between(0.6, 1);
      const half = tall * random.between(0.8, 1.05);
      const top: Point = [x, base - tall];
      const fold: Point[] = steps(7).map((down) => [
        x + (down === 0 ? 0 : random.between(-0.07, 0.12) * half),
        base - tall * (1 - down),
      ]);
      const rough = (side: 1 | -1): Point[] =>
        steps(9).map((down) => [
          x + side * half * down + (down > 0 && down < 1 ? random.between(-0.035, 0.035) * half : 0),
          base - tall * (1 - down),
        ]);
      const [left, right] = [rough(-1), rough(1)];
      const ribs = steps(4, 0.25, 0.7).map((down) => {
        const [sx, sy] = [x - half * down * 0.45, base - tall * (1 - down)];
        return path(
          straight(
            [
              [sx, sy],
              [sx - half * 0.03, sy + tall * 0.24],
              [sx - half * 0.14, sy + tall * 0.2],
            ],
            true,
          ),
          shade,
          { opacity: 0.55 },
        );
      });
      return (
        path(straight([...left, ...[...fold].reverse()], true), light) +
        path(straight([top, ...right, ...[...fold].reverse()], true), shade) +
        ribs.join('')
      );
    })
    .join('');
}

/** Soft banks of cloud. */
export function clouds(
  size: Size,
  random: Random,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  id = 'cloud',
): string {
  const puffs = Array.from({ length: count }, () => {
    const [x, y] = [random.between(-0.1, 1.1) * size.width, random.between(top, bottom)];
    const wide = random.between(0.06, 0.2) * size.width;
    return ellipse(x, y, wide, wide * random.between(0.16, 0.36), `url(#${id})`, {
      opacity: random.between(0.35, 0.9),
    });
  });
  // A gradient in each, and no blur: a blur would grow pale at the edge of the picture.
  const soft = radial(id, [
    [0, colour, 1],
    [0.5, colour, 0.85],
    [1, colour, 0],
  ]);
  return soft + puffs.join('');
}

/** Slanted rain. */
export const rain = ({ width, height }: Size, random: Random, count: number, colour: string): string =>
  Array.from({ length: count }, () => {
    const [x, y, long] = [
      random.between(0, width * 1.1),
      random.between(-50, height),
      random.between(0.03, 0.09) * height,
    ];
    return stroke(`M${x} ${y}l${-long * 0.22} ${long}`, colour, height * random.between(0.0008, 0.0022), {
      opacity: random.between(0.12, 0.5),
    });
  }).join('');

import type { Drawing } from '../drawing/Drawing.ts';
import { along, mix } from '../drawing/colours.ts';
import { layered, noiseOf } from '../drawing/noise.ts';
import type { Random } from '../drawing/random.ts';
import {
  circle,
  curve,
  element,
  ellipse,
  group,
  linear,
  path,
  polar,
  rect,
  steps,
  straight,
  stroke,
} from '../drawing/svg.ts';
import type { Point } from '../drawing/svg.ts';

/** Nine squares, none the same. */
export const blueSquares: Drawing = ({ width: w, height: h }) => {
  const [ink, deep, mid, pale, sand, spot] = ['#10243f', '#1f4e8c', '#3f83c4', '#a9cde6', '#f3ead9', '#ee6c4d'];
  const cell = w * 0.272;
  const gap = (w - 3 * cell) / 4;
  const fills: ((s: number) => string)[] = [
    (s) =>
      rect(0, 0, s, s, deep) +
      path(`M0 ${s}A${s} ${s} 0 0 1 ${s} 0L${s} ${s}Z`, pale) +
      path(`M${s / 2} ${s}A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}L${s} ${s}Z`, ink),
    (s) =>
      rect(0, 0, s, s, pale) +
      steps(5)
        .map((share) => rect(0, s * share * 0.8, s, s * 0.1, mid))
        .join('') +
      circle(s / 2, s / 2, s * 0.26, ink),
    (s) =>
      rect(0, 0, s, s, mid) +
      path(`M0 0L${s} 0L0 ${s}Z`, ink) +
      path(`M${s} ${s}L${s * 0.5} ${s}L${s} ${s * 0.5}Z`, sand),
    (s) =>
      rect(0, 0, s, s, ink) +
      steps(5, 0.46, 0.1)
        .map((share, index) => circle(s / 2, s / 2, s * share, [pale, ink, mid, ink, sand][index] ?? ink))
        .join(''),
    (s) =>
      rect(0, 0, s, s, mid) +
      rect(s * 0.14, s * 0.14, s * 0.72, s * 0.72, deep) +
      rect(s * 0.28, s * 0.28, s * 0.44, s * 0.44, ink) +
      rect(s * 0.4, s * 0.4, s * 0.2, s * 0.2, spot),
    (s) =>
      rect(0, 0, s, s, sand) +
      path(`M0 ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}Z`, deep) +
      path(`M0 ${s}A${s / 2} ${s / 2} 0 0 1 ${s} ${s}Z`, mid),
    (s) =>
      rect(0, 0, s, s, deep) +
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3].map((column) =>
            circle(s * (0.14 + column * 0.24), s * (0.14 + row * 0.24), s * (0.03 + (row + column) * 0.0115), sand),
          ),
        )
        .join(''),
    (s) =>
      rect(0, 0, s, s, pale) +
      path(
        straight(
          [
            [s / 2, s * 0.08],
            [s * 0.92, s / 2],
            [s / 2, s * 0.92],
            [s * 0.08, s / 2],
          ],
          true,
        ),
        ink,
      ) +
      path(
        straight(
          [
            [s / 2, s * 0.08],
            [s * 0.92, s / 2],
            [s / 2, s / 2],
          ],
          true,
        ),
        mid,
      ) +
      path(
        straight(
          [
            [s / 2, s * 0.92],
            [s * 0.08, s / 2],
            [s / 2, s / 2],
          ],
          true,
        ),
        deep,
      ),
    (s) =>
      rect(0, 0, s, s, ink) +
      steps(6, 0.08, 0.92)
        .map((share) =>
          stroke(
            `M${s * 0.08} ${s * share}L${s * share} ${s * 0.08}M${s * 0.92} ${s * share}L${s * share} ${s * 0.92}`,
            mid,
            s * 0.03,
          ),
        )
        .join('') +
      circle(s * 0.5, s * 0.5, s * 0.12, pale),
  ];
  return (
    rect(0, 0, w, h, sand) +
    fills
      .map((fill, index) =>
        group(
          { transform: `translate(${gap + (index % 3) * (cell + gap)} ${gap + Math.floor(index / 3) * (cell + gap)})` },
          fill(cell),
        ),
      )
      .join('')
  );
};

/** Rings that seem to turn, because each is lit from another side. */
export const slowCircles: Drawing = ({ width: w, height: h }) => {
  const colours = ['#5b1730', '#a32c3a', '#dd5a3c', '#f29a4a', '#f9cf7d', '#fdf0c9'];
  const rings = steps(15, 0.46, 0.03).map((radius, index) => {
    const id = `ring${index}`;
    const share = index / 14;
    return (
      linear(
        id,
        [
          [0, along(colours, share * 0.85 + 0.15)],
          [1, along(colours, Math.max(0, share * 0.85 - 0.2))],
        ],
        index * 47,
      ) + circle(w * 0.5, h * 0.5, w * radius, `url(#${id})`)
    );
  });
  return (
    linear(
      'ground',
      [
        [0, '#3a1029'],
        [1, '#742239'],
      ],
      60,
    ) +
    rect(0, 0, w, h, 'url(#ground)') +
    rings.join('')
  );
};

/** A regular polygon's star: from the middle of each side two lines go in at an angle, and meet their neighbours'. */
function starIn(x: number, y: number, sides: number, radius: number, turn: number, angle: number): Point[] {
  const apothem = radius * Math.cos(Math.PI / sides);
  const half = 180 / sides;
  // The line from the middle of a side meets that of the next one on the way to the corner between them.
  const reach = (apothem * Math.sin((90 - angle) * (Math.PI / 180))) / Math.sin((90 + angle - half) * (Math.PI / 180));
  return Array.from({ length: sides }, (_, index): Point[] => {
    const direction = turn + (index * 360) / sides;
    return [polar(x, y, apothem, direction), polar(x, y, reach, direction + half)];
  }).flat();
}

/** Stars of eight points and the crosses between them, as on the walls of a madrasa. */
export const eightPointedStar: Drawing = ({ width: w, height: h }) => {
  const across = 3;
  const tile = w / across;
  const radius = tile / 2 / Math.cos(Math.PI / 8);
  const side = 2 * radius * Math.sin(Math.PI / 8);
  const [night, teal, gold, ivory, clay] = ['#0f2f3f', '#1f7a7a', '#d9a441', '#f7efdc', '#b8503a'];
  const band = (points: readonly Point[]) =>
    path(straight(points, true), 'none', { stroke: gold, 'stroke-width': w * 0.0155, 'stroke-linejoin': 'miter' }) +
    path(straight(points, true), 'none', { stroke: ivory, 'stroke-width': w * 0.009, 'stroke-linejoin': 'miter' });
  let [fills, bands] = ['', ''];
  for (let row = 0; row <= across; row++) {
    for (let column = 0; column <= across; column++) {
      const [x, y] = [column * tile, row * tile];
      const small = starIn(x + tile / 2, y + tile / 2, 4, side / Math.SQRT2, 45, 22.5);
      const star = starIn(x, y, 8, radius, 0, 67.5 - 0);
      const isWarm = (row + column) % 2 === 0;
      fills += path(straight(star, true), isWarm ? teal : '#17566b');
      const inner = Array.from({ length: 16 }, (_, index) =>
        polar(x, y, tile * (index % 2 === 0 ? 0.25 : 0.185), index * 22.5),
      );
      const core = Array.from({ length: 16 }, (_, index) =>
        polar(x, y, tile * (index % 2 === 0 ? 0.15 : 0.095), index * 22.5 + 22.5),
      );
      fills +=
        path(straight(inner, true), isWarm ? clay : gold) +
        path(straight(core, true), ivory) +
        circle(x, y, tile * 0.05, night);
      fills +=
        path(straight(small, true), isWarm ? gold : clay) + circle(x + tile / 2, y + tile / 2, tile * 0.035, ivory);
      bands +=
        band(star) + band(small) + path(straight(inner, true), 'none', { stroke: ivory, 'stroke-width': w * 0.004 });
    }
  }
  return rect(0, 0, w, h, night) + fills + bands;
};

/** Tulips, carnations and long leaves in the colours of İznik, on four tiles. */
export const tileWithTulips: Drawing = ({ width: w, height: h }) => {
  const s = w / 2;
  const [cobalt, turquoise, red, white, green] = ['#1d3f8f', '#2aa6b5', '#cf3b2f', '#f8f6ef', '#2f7f5f'];
  const tulip = (x: number, y: number, size: number, angle: number, colour: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${angle})` },
      path(
        `M0 0C${-size * 0.42} ${-size * 0.12} ${-size * 0.44} ${-size * 0.62} ${-size * 0.3} ${-size * 1.02}C${-size * 0.16} ${-size * 0.78} ${-size * 0.1} ${-size * 0.7} 0 ${-size * 1.12}C${size * 0.1} ${-size * 0.7} ${size * 0.16} ${-size * 0.78} ${size * 0.3} ${-size * 1.02}C${size * 0.44} ${-size * 0.62} ${size * 0.42} ${-size * 0.12} 0 0Z`,
        colour,
        { stroke: cobalt, 'stroke-width': size * 0.045 },
      ) +
        path(
          `M0 ${-size * 0.1}C${-size * 0.15} ${-size * 0.3} ${-size * 0.12} ${-size * 0.6} 0 ${-size * 0.84}C${size * 0.12} ${-size * 0.6} ${size * 0.15} ${-size * 0.3} 0 ${-size * 0.1}Z`,
          white,
          { opacity: 0.9 },
        ),
    );
  const carnation = (x: number, y: number, size: number, petals: number, colour: string, heart: string) =>
    steps(petals, 0, 360 - 360 / petals)
      .map((angle) =>
        group(
          { transform: `translate(${x} ${y}) rotate(${angle})` },
          path(
            `M0 0L${-size * 0.3} ${-size * 0.82}L${-size * 0.18} ${-size * 0.94}L${-size * 0.09} ${-size * 0.86}L0 ${-size}L${size * 0.09} ${-size * 0.86}L${size * 0.18} ${-size * 0.94}L${size * 0.3} ${-size * 0.82}Z`,
            colour,
            { stroke: cobalt, 'stroke-width': size * 0.035 },
          ),
        ),
      )
      .join('') +
    circle(x, y, size * 0.42, white, { stroke: cobalt, 'stroke-width': size * 0.05 }) +
    circle(x, y, size * 0.24, heart);
  const saz = (d: string, vein: string) =>
    path(d, turquoise, { stroke: cobalt, 'stroke-width': s * 0.008 }) + stroke(vein, white, s * 0.007);
  const quarter =
    stroke(`M0 0C${s * 0.1} ${-s * 0.16} ${s * 0.22} ${-s * 0.2} ${s * 0.3} ${-s * 0.3}`, green, s * 0.016) +
    stroke(
      `M0 0C${s * 0.2} ${-s * 0.02} ${s * 0.34} ${-s * 0.06} ${s * 0.42} ${-s * 0.14}M0 0C${s * 0.02} ${-s * 0.2} ${s * 0.06} ${-s * 0.34} ${s * 0.14} ${-s * 0.42}`,
      green,
      s * 0.01,
    ) +
    saz(
      `M${s * 0.12} ${-s * 0.07}C${s * 0.24} ${-s * 0.03} ${s * 0.36} ${-s * 0.04} ${s * 0.44} ${s * 0.0}C${s * 0.36} ${s * 0.035} ${s * 0.22} ${s * 0.03} ${s * 0.12} ${-s * 0.07}Z`,
      `M${s * 0.14} ${-s * 0.055}Q${s * 0.28} ${s * 0.005} ${s * 0.41} 0`,
    ) +
    tulip(s * 0.28, -s * 0.28, s * 0.15, 45, red) +
    tulip(s * 0.41, -s * 0.13, s * 0.075, 75, cobalt) +
    tulip(s * 0.13, -s * 0.41, s * 0.075, 15, cobalt);
  const tile = (x: number, y: number) => {
    const cx = s / 2;
    const corners = [
      [0, 0],
      [s, 0],
      [0, s],
      [s, s],
    ].map(([px = 0, py = 0]) => carnation(px, py, s * 0.2, 12, turquoise, red));
    const sides = [
      [cx, 0],
      [0, cx],
      [s, cx],
      [cx, s],
    ].map(([px = 0, py = 0]) => carnation(px, py, s * 0.085, 8, red, cobalt));
    const clip = `tile${Math.round(x)}-${Math.round(y)}`;
    return group(
      { transform: `translate(${x} ${y})` },
      element('clipPath', { id: clip }, rect(0, 0, s, s, '#000000')) +
        group(
          { 'clip-path': `url(#${clip})` },
          linear(
            `${clip}g`,
            [
              [0, '#fdfbf5'],
              [1, '#eef1ee'],
            ],
            50,
          ) +
            rect(0, 0, s, s, `url(#${clip}g)`) +
            [0, 90, 180, 270]
              .map((angle) => group({ transform: `translate(${cx} ${cx}) rotate(${angle})` }, quarter))
              .join('') +
            carnation(cx, cx, s * 0.15, 12, cobalt, red) +
            corners.join('') +
            sides.join(''),
        ) +
        rect(1.5, 1.5, s - 3, s - 3, 'none', { stroke: '#b9c4c0', 'stroke-width': 3 }),
    );
  };
  return rect(0, 0, w, h, '#e4e9e4') + tile(0, 0) + tile(s, 0) + tile(0, s) + tile(s, s);
};

/** Lines that follow a wind, none of them touching another. */
export const windMap: Drawing = ({ width: w, height: h }, random) => {
  const noise = layered(noiseOf(random), 2);
  const hue = noiseOf(random);
  const palette = ['#f7c548', '#f28f3b', '#e8563f', '#e0457b', '#9a6fd0', '#4f9be0', '#3fc1b0', '#f4ead5'];
  const room = 13;
  const columns = Math.ceil(w / room) + 2;
  const taken = new Map<number, number>();
  const cellOf = (x: number, y: number) => (Math.floor(y / room) + 1) * columns + Math.floor(x / room) + 1;
  const isFree = (x: number, y: number, line: number) => {
    const cell = cellOf(x, y);
    return [0, 1, -1, columns, -columns].every((off) => (taken.get(cell + off) ?? line) === line);
  };
  const lines = Array.from({ length: 3200 }, (_, line) => {
    const start: Point = [random.between(0, w), random.between(0, h)];
    const walk = (sign: 1 | -1) => {
      const points: Point[] = [];
      let [x, y] = start;
      for (let step = 0; step < 110; step++) {
        if (x < -5 || y < -5 || x > w + 5 || y > h + 5 || !isFree(x, y, line)) break;
        points.push([x, y]);
        taken.set(cellOf(x, y), line);
        const angle = noise(x / (w * 0.3), y / (w * 0.3)) * Math.PI * 3.4 + 0.6;
        [x, y] = [x + Math.cos(angle) * 7 * sign, y + Math.sin(angle) * 7 * sign];
      }
      return points;
    };
    const points = [...walk(-1).reverse(), ...walk(1).slice(1)];
    if (points.length < 9) return '';
    const colour = along(palette, hue(start[0] / (w * 0.26) + 9, start[1] / (w * 0.26)) * 1.3 - 0.15);
    return stroke(curve(points.filter((_, index) => index % 3 === 0)), colour, random.pick([5, 7, 9, 12]), {
      opacity: 0.95,
    });
  });
  return (
    linear(
      'night',
      [
        [0, '#14203a'],
        [1, '#1d2c4d'],
      ],
      45,
    ) +
    rect(0, 0, w, h, 'url(#night)') +
    lines.join('')
  );
};

/** A leaf of seaweed with rounded arms, cut out of paper. */
function seaweed(random: Random, arms: number, size: number, colour: string): string {
  const limbs = steps(arms, -0.85, 0.85).flatMap((share, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const y = share * size;
    const long = size * (0.62 - Math.abs(share) * 0.28) * random.between(0.85, 1.1);
    return [side, -side * 0.92].map((sign) =>
      stroke(
        `M0 ${y}C${sign * long * 0.3} ${y - size * 0.02} ${sign * long * 0.75} ${y - size * 0.06} ${sign * long} ${y - size * 0.24}`,
        colour,
        size * 0.15,
      ),
    );
  });
  return (
    stroke(
      `M0 ${size * 1.05}C${size * 0.05} ${size * 0.4} ${-size * 0.05} ${-size * 0.4} 0 ${-size}`,
      colour,
      size * 0.13,
    ) + limbs.join('')
  );
}

/** Paper, scissors, and a table full of colours. */
export const cutPaperMorning: Drawing = ({ width: w, height: h }, random) => {
  const sheets = [
    [0, 0, 0.3, 0.52, '#f4d35e', '#1f5fa8'],
    [0.3, 0, 0.24, 0.4, '#e8563f', '#fff6e6'],
    [0.54, 0, 0.46, 0.46, '#1f5fa8', '#f7b5b0'],
    [0, 0.52, 0.38, 0.48, '#2a9d8f', '#fff6e6'],
    [0.3, 0.4, 0.24, 0.34, '#fff6e6', '#d1495b'],
    [0.54, 0.46, 0.22, 0.54, '#f7b5b0', '#2a6f5f'],
    [0.76, 0.46, 0.24, 0.3, '#fff6e6', '#16355c'],
    [0.38, 0.74, 0.16, 0.26, '#16355c', '#f4d35e'],
    [0.76, 0.76, 0.24, 0.24, '#f28f3b', '#16355c'],
  ] as const;
  return (
    sheets
      .map(([x, y, wide, tall, paper, cut], index) => {
        const [cx, cy] = [w * (x + wide / 2), h * (y + tall / 2)];
        const size = Math.min(w * wide, h * tall) * 0.4;
        const turn = random.between(-25, 25);
        const shape =
          index % 3 === 2
            ? steps(7, 0, 308)
                .map((angle) =>
                  ellipse(0, -size * 0.55, size * 0.21, size * 0.45, cut, {
                    transform: `rotate(${angle + random.between(-6, 6)})`,
                  }),
                )
                .join('') + circle(0, 0, size * 0.16, paper)
            : seaweed(random, index % 2 === 0 ? 6 : 5, size, cut);
        return (
          rect(w * x, h * y, w * wide + 1, h * tall + 1, paper) +
          group(
            { transform: `translate(${cx + 5} ${cy + 7}) rotate(${turn})`, opacity: 0.18 },
            shape.replaceAll(cut, '#000000').replaceAll(paper, '#000000'),
          ) +
          group({ transform: `translate(${cx} ${cy}) rotate(${turn})` }, shape)
        );
      })
      .join('') + rect(0, 0, w, h, mix('#f4d35e', '#ffffff', 0.6), { opacity: 0.04 })
  );
};

import type { Drawing } from '../drawing/Drawing.ts';
import { darker, lighter, mix } from '../drawing/colours.ts';
import type { Random } from '../drawing/random.ts';
import { circle, curve, ellipse, group, linear, path, polar, radial, rect, steps, stroke } from '../drawing/svg.ts';
import type { Point } from '../drawing/svg.ts';

/** A soft shape such as scissors cut it out of paper. */
const blob = (random: Random, x: number, y: number, rx: number, ry: number, fill: string): string =>
  path(
    curve(
      steps(8, 0, 315).map((angle): Point => {
        const [px, py] = polar(0, 0, random.between(0.82, 1.12), angle);
        return [x + px * rx, y + py * ry];
      }),
      true,
    ),
    fill,
  );

/** A frond along a curve: leaflets on both sides that grow smaller towards the tip. */
function frond(foot: Point, tip: Point, bend: number, leaf: number, colour: string, ink: string): string {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const at = (share: number): Point => {
    const off = bend * 4 * share * (1 - share) + bend * 0.9 * share ** 3;
    return [foot[0] + dx * share - dy * off, foot[1] + dy * share + dx * off];
  };
  const leaflets = steps(30, 0.14, 0.985).flatMap((share, index) =>
    ([1, -1] as const).map((side) => {
      const [[x, y], [nx, ny]] = [at(share), at(share + 0.01)];
      const direction = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const long = leaf * Math.sin(Math.PI * Math.min(1, 0.16 + share * 0.86)) ** 0.8 + leaf * 0.05;
      const wide = long * 0.14;
      const shade = index % 2 === 0 ? colour : mix(colour, ink, 0.22);
      return group(
        { transform: `translate(${x} ${y}) rotate(${direction + side * (68 - share * 26)})` },
        path(
          `M0 0C${long * 0.25} ${-wide * 1.3} ${long * 0.7} ${-wide} ${long} 0C${long * 0.7} ${wide} ${long * 0.25} ${wide * 1.3} 0 0Z`,
          shade,
        ) + stroke(`M0 0L${long * 0.8} 0`, ink, leaf * 0.008, { opacity: 0.6 }),
      );
    }),
  );
  return leaflets.join('') + stroke(curve(steps(20).map(at)), ink, leaf * 0.035);
}

/** Three ferns on three pieces of paper. */
export const threeFerns: Drawing = ({ width: w, height: h }, random) =>
  rect(0, 0, w, h, '#f4ecdd') +
  circle(w * 0.66, h * 0.34, w * 0.23, '#dd8a5b') +
  blob(random, w * 0.3, h * 0.45, w * 0.2, h * 0.3, '#c8d3b5') +
  blob(random, w * 0.68, h * 0.75, w * 0.24, h * 0.17, '#e9c46a') +
  frond([w * 0.3, h * 0.95], [w * 0.22, h * 0.12], -0.07, w * 0.17, '#3f6b4f', '#1f3d2c') +
  frond([w * 0.5, h * 0.97], [w * 0.6, h * 0.06], 0.06, w * 0.19, '#54825a', '#24452f') +
  frond([w * 0.7, h * 0.95], [w * 0.88, h * 0.36], 0.12, w * 0.15, '#2f5a4a', '#173528');

const leaf = (x: number, y: number, long: number, angle: number, colour: string) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    path(
      `M0 0C${long * 0.22} ${-long * 0.3} ${long * 0.75} ${-long * 0.28} ${long} 0C${long * 0.75} ${long * 0.12} ${long * 0.3} ${long * 0.08} 0 0Z`,
      colour,
    ) +
      path(
        `M0 0C${long * 0.3} ${long * 0.08} ${long * 0.75} ${long * 0.12} ${long} 0C${long * 0.75} ${long * 0.28} ${long * 0.22} ${long * 0.3} 0 0Z`,
        darker(colour, 0.18),
      ) +
      stroke(
        `M0 0C${long * 0.3} ${long * 0.02} ${long * 0.7} ${long * 0.02} ${long * 0.96} 0`,
        lighter(colour, 0.45),
        long * 0.018,
      ),
  );

function lemon(random: Random, x: number, y: number, size: number, angle: number, id: string): string {
  const s = size;
  const d = `M${-s * 0.72} 0C${-s * 0.6} ${-s * 0.09} ${-s * 0.58} ${-s * 0.5} 0 ${-s * 0.5}C${s * 0.5} ${-s * 0.5} ${s * 0.56} ${-s * 0.12} ${s * 0.74} ${-s * 0.03}C${s * 0.78} ${s * 0.02} ${s * 0.58} ${s * 0.14} ${s * 0.5} ${s * 0.24}C${s * 0.34} ${s * 0.46} ${s * 0.14} ${s * 0.5} 0 ${s * 0.5}C${-s * 0.52} ${s * 0.5} ${-s * 0.6} ${s * 0.1} ${-s * 0.72} 0Z`;
  const pores = Array.from({ length: 46 }, () => {
    const [px, py] = polar(0, 0, s * 0.46 * Math.sqrt(random.next()), random.between(0, 360));
    return circle(px * 1.15, py * 0.95, s * 0.011, '#c98f12', { opacity: 0.5 });
  });
  return group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    radial(
      id,
      [
        [0, '#ffe77a'],
        [0.65, '#f7c938'],
        [1, '#e0a11f'],
      ],
      { cx: 0.4, cy: 0.32, r: 0.75 },
    ) +
      path(d, `url(#${id})`) +
      pores.join('') +
      ellipse(-s * 0.14, -s * 0.26, s * 0.2, s * 0.08, '#fff6c9', { opacity: 0.75, transform: `rotate(-18)` }),
  );
}

/** A branch with five lemons and its blossom. */
export const lemonBranch: Drawing = ({ width: w, height: h }, random) => {
  const twig: Point[] = [
    [w * 0.98, h * 0.02],
    [w * 0.76, h * 0.18],
    [w * 0.56, h * 0.33],
    [w * 0.38, h * 0.52],
    [w * 0.25, h * 0.72],
  ];
  const leaves = [
    [0.78, 0.16, 0.3, 150, '#4d8258'],
    [0.8, 0.15, 0.26, 60, '#3a6f52'],
    [0.62, 0.28, 0.32, 185, '#3f7a54'],
    [0.6, 0.3, 0.3, 30, '#5a9162'],
    [0.46, 0.42, 0.3, 205, '#356b4c'],
    [0.45, 0.44, 0.31, 25, '#4a8459'],
    [0.34, 0.58, 0.25, 200, '#5a9162'],
    [0.33, 0.6, 0.28, 48, '#3a6f52'],
    [0.25, 0.72, 0.24, 140, '#4d8258'],
    [0.25, 0.72, 0.23, 72, '#3f7a54'],
  ] as const;
  const blossom = (x: number, y: number, s: number) =>
    steps(5, 0, 288)
      .map((angle) =>
        ellipse(x, y - s * 0.5, s * 0.24, s * 0.5, '#fffdf7', {
          transform: `rotate(${angle} ${x} ${y})`,
          stroke: '#e7dccb',
          'stroke-width': s * 0.02,
        }),
      )
      .join('') + circle(x, y, s * 0.17, '#f2b63c');
  return (
    rect(0, 0, w, h, '#bcd9dc') +
    rect(0, h * 0.62, w, h * 0.38, '#f6e3cf') +
    circle(w * 0.36, h * 0.36, w * 0.3, '#f3efe4') +
    stroke(curve(twig), '#6d4d35', w * 0.018) +
    leaves.map(([x, y, long, angle, colour]) => leaf(w * x, h * y, w * long, angle, colour)).join('') +
    lemon(random, w * 0.68, h * 0.46, w * 0.17, 78, 'one') +
    lemon(random, w * 0.36, h * 0.36, w * 0.135, 118, 'two') +
    lemon(random, w * 0.48, h * 0.645, w * 0.185, 96, 'three') +
    lemon(random, w * 0.87, h * 0.33, w * 0.12, 62, 'four') +
    lemon(random, w * 0.2, h * 0.86, w * 0.15, 84, 'five') +
    leaf(w * 0.66, h * 0.36, w * 0.17, 20, '#5a9162') +
    leaf(w * 0.47, h * 0.53, w * 0.16, 160, '#4d8258') +
    blossom(w * 0.56, h * 0.31, w * 0.06) +
    blossom(w * 0.79, h * 0.2, w * 0.05) +
    blossom(w * 0.3, h * 0.66, w * 0.052)
  );
};

/** Three quinces, a cracked bowl and a great deal of patience. */
export const stillLifeWithQuinces: Drawing = ({ width: w, height: h }, random) => {
  const quince = (x: number, y: number, s: number, angle: number, id: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${angle})` },
      radial(
        id,
        [
          [0, '#f7e27a'],
          [0.6, '#d9b93a'],
          [1, '#9c8a2c'],
        ],
        { cx: 0.38, cy: 0.34, r: 0.75 },
      ) +
        path(
          `M0 ${-s * 0.62}C${s * 0.24} ${-s * 0.62} ${s * 0.2} ${-s * 0.38} ${s * 0.42} ${-s * 0.24}C${s * 0.72} 0 ${s * 0.6} ${s * 0.56} ${s * 0.16} ${s * 0.58}C${s * 0.06} ${s * 0.5} ${-s * 0.06} ${s * 0.5} ${-s * 0.16} ${s * 0.58}C${-s * 0.62} ${s * 0.56} ${-s * 0.7} ${-s * 0.02} ${-s * 0.42} ${-s * 0.24}C${-s * 0.2} ${-s * 0.38} ${-s * 0.24} ${-s * 0.62} 0 ${-s * 0.62}Z`,
          `url(#${id})`,
        ) +
        stroke(
          `M0 ${-s * 0.6}C${s * 0.02} ${-s * 0.74} ${s * 0.08} ${-s * 0.78} ${s * 0.12} ${-s * 0.84}`,
          '#5d4326',
          s * 0.06,
        ),
    );
  const [x, y, r] = [w * 0.47, h * 0.6, w * 0.3];
  return (
    linear(
      'wall',
      [
        [0, '#2f4a52'],
        [1, '#4d6a6a'],
      ],
      60,
    ) +
    rect(0, 0, w, h, 'url(#wall)') +
    path(`M${w * 0.62} 0L${w} 0L${w} ${h * 0.66}L${w * 0.5} ${h * 0.66}Z`, '#5f7d78', { opacity: 0.55 }) +
    linear('table', [
      [0, '#d9a066'],
      [1, '#a9683c'],
    ]) +
    rect(0, h * 0.64, w, h * 0.36, 'url(#table)') +
    path(`M${w * 0.06} ${h * 0.72}L${w * 0.78} ${h * 0.68}L${w * 0.94} ${h}L${w * 0.0} ${h}Z`, '#f1e7d6') +
    steps(7, 0.1, 0.8)
      .map((share) =>
        stroke(`M${w * share} ${h * (0.723 - share * 0.05)}L${w * (share * 1.16 - 0.06)} ${h}`, '#c7563f', w * 0.006, {
          opacity: 0.55,
        }),
      )
      .join('') +
    ellipse(x + w * 0.03, h * 0.832, r * 0.9, h * 0.028, '#5a3a28', { opacity: 0.4 }) +
    quince(x - r * 0.45, y - h * 0.04, w * 0.165, -12, 'q1') +
    quince(x + r * 0.38, y - h * 0.045, w * 0.175, 16, 'q2') +
    leaf(x + r * 0.42, y - h * 0.15, w * 0.17, -24, '#5d7f4a') +
    linear(
      'bowl',
      [
        [0, '#fbf6ec'],
        [0.55, '#e9dfcf'],
        [1, '#a8a294'],
      ],
      10,
    ) +
    path(
      `M${x - r} ${y}C${x - r} ${y + h * 0.13} ${x - r * 0.5} ${y + h * 0.215} ${x - r * 0.34} ${y + h * 0.22}L${x + r * 0.34} ${y + h * 0.22}C${x + r * 0.5} ${y + h * 0.215} ${x + r} ${y + h * 0.13} ${x + r} ${y}Z`,
      'url(#bowl)',
    ) +
    path(
      `M${x - r} ${y}C${x - r * 0.985} ${y + h * 0.035} ${x - r * 0.96} ${y + h * 0.05} ${x - r * 0.945} ${y + h * 0.06}L${x + r * 0.945} ${y + h * 0.06}C${x + r * 0.96} ${y + h * 0.05} ${x + r * 0.985} ${y + h * 0.035} ${x + r} ${y}Z`,
      '#2f6f97',
      { opacity: 0.85 },
    ) +
    stroke(
      `M${x + r * 0.3} ${y}l${w * 0.012} ${h * 0.03}l${-w * 0.024} ${h * 0.024}l${w * 0.02} ${h * 0.03}l${-w * 0.014} ${h * 0.035}`,
      '#5c5348',
      w * 0.005,
    ) +
    ellipse(w * 0.77, h * 0.868, w * 0.13, h * 0.018, '#5a3a28', { opacity: 0.4 }) +
    quince(w * 0.75, h * 0.79, w * 0.165, 38, 'q3') +
    leaf(w * 0.84, h * 0.72, w * 0.15, 40, '#6d8f52') +
    blobShadow(random, w, h)
  );
};

const blobShadow = (random: Random, w: number, h: number) =>
  Array.from({ length: 26 }, () =>
    circle(random.between(0, w), random.between(h * 0.66, h), random.between(0.6, 1.6), '#6b3d22', { opacity: 0.35 }),
  ).join('');

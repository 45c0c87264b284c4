import type { Drawing } from '../drawing/Drawing.ts';
import { along, mix } from '../drawing/colours.ts';
import {
  blur,
  circle,
  curve,
  ellipse,
  group,
  linear,
  path,
  radial,
  rect,
  steps,
  straight,
  stroke,
} from '../drawing/svg.ts';
import type { Point } from '../drawing/svg.ts';
import { ground, rain, ridge, sky, sun } from '../scenes/land.ts';
import { glitter, lighthouse, sailingBoat, waves } from '../scenes/water.ts';

/** Boats in the first light: four blues and one very small orange. */
export const harbourAtDawn: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const horizon = h * 0.5;
  const boats = [
    [0.16, 0.56, 0.05],
    [0.4, 0.575, 0.06],
    [0.86, 0.6, 0.075],
    [0.27, 0.71, 0.125],
    [0.72, 0.8, 0.17],
  ] as const;
  return (
    sky(size, 'sky', ['#a9c9d8', '#cfe0e2', '#f4e7d6', '#f7d9bd'], 0.52) +
    sun(w * 0.58, horizon - h * 0.055, h * 0.032, '#f2742b', 7) +
    ground(ridge(random, w, horizon + 6, h * 0.13, 3, 0.3), { width: w, height: horizon + 4 }, '#8fb2c6', false) +
    ground(
      ridge(random, w * 0.46, horizon + 6, h * 0.17, 2, 0.3).map(([x, y]): Point => [x, y + (x / w) * h * 0.2]),
      { width: w * 0.46, height: horizon + 4 },
      '#5f8ea9',
      false,
    ) +
    waves(size, random, horizon, ['#9fc3d1', '#5f97b4', '#2f6f97', '#174e78'], 15) +
    glitter(size, random, w * 0.58, horizon + 6, w * 0.06, '#f9c9a0', 30) +
    boats
      .map(([x, y, s]) => sailingBoat(w * x, h * y, w * s, s > 0.1 ? '#123a5c' : '#2b618a', '#fbf3e6', '#8db4c8'))
      .join('')
  );
};

/** A white tower behind a curtain of rain. */
export const lighthouseInTheRain: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const [x, foot] = [w * 0.56, h * 0.79];
  const lamp = foot - h * 0.62 * 0.88;
  const rock: Point[] = [
    [w * 0.1, h * 0.9],
    [w * 0.24, h * 0.845],
    [w * 0.38, h * 0.8],
    [w * 0.46, h * 0.782],
    [w * 0.66, h * 0.78],
    [w * 0.76, h * 0.81],
    [w * 0.87, h * 0.87],
    [w * 1.02, h * 0.9],
  ];
  const beam = (end: readonly [Point, Point]) => path(straight([[x, lamp], ...end], true), 'url(#beam)');
  return (
    sky(size, 'sky', ['#22404f', '#3f6470', '#7f9d9f', '#b9c8bf'], 0.85) +
    radial(
      'beam',
      [
        [0, '#ffd98a', 0.75],
        [1, '#ffd98a', 0],
      ],
      { gradientUnits: 'userSpaceOnUse', cx: x, cy: lamp, r: w * 0.85 },
    ) +
    beam([
      [-w * 0.2, lamp - h * 0.16],
      [-w * 0.2, lamp + h * 0.01],
    ]) +
    beam([
      [w * 1.3, lamp - h * 0.02],
      [w * 1.3, lamp + h * 0.17],
    ]) +
    waves({ width: w, height: h }, random, h * 0.74, ['#6d8e92', '#3c636d', '#1f4551'], 5) +
    path(`${curve(rock)}L${w} ${h}L0 ${h}Z`, '#1c2f38') +
    path(
      `${curve(rock.map(([px, py], index): Point => [px + w * 0.03, py + h * (0.02 + (index % 3) * 0.012)]))}L${w} ${h}L0 ${h}Z`,
      '#15252d',
    ) +
    lighthouse(x, foot, h * 0.62, '#f6f1e7', '#b8483a', '#ffe3a3') +
    sun(x, lamp, h * 0.016, '#ffe9b8', 9, 'lamp') +
    waves({ width: w, height: h }, random, h * 0.87, ['#2c525d', '#16323d'], 5) +
    rain(size, random, 260, '#e6f0ef')
  );
};

/** A full moon and its road on the water. */
export const moonOverTheTide: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const horizon = h * 0.58;
  const moon = { x: w * 0.5, y: h * 0.3, r: h * 0.155 };
  const lines = steps(26).map((depth, index) => {
    const y = horizon + (h - horizon) * depth ** 1.35 + 4;
    const points: Point[] = steps(60).map((share) => [
      share * w,
      y + h * (0.002 + 0.012 * depth) * Math.sin(share * (38 - 24 * depth) + index * 1.7),
    ]);
    return stroke(curve(points), along(['#5c7fb0', '#9bb6d6'], depth), h * (0.0012 + 0.003 * depth), {
      opacity: 0.25 + 0.35 * depth,
    });
  });
  const seas = [
    [0.3, -0.2, 0.26],
    [-0.3, 0.1, 0.3],
    [0.1, 0.36, 0.2],
    [-0.12, -0.42, 0.15],
    [0.45, 0.3, 0.12],
  ].map(([dx = 0, dy = 0, r = 0]) =>
    circle(moon.x + dx * moon.r, moon.y + dy * moon.r, r * moon.r, '#d9cfae', { opacity: 0.55 }),
  );
  return (
    sky(size, 'sky', ['#0c1633', '#1d2f5e', '#46568c', '#8a7ea6'], 0.6) +
    Array.from({ length: 90 }, () =>
      circle(random.between(0, w), random.between(0, horizon * 0.9), random.between(0.6, 2.2), '#ffffff', {
        opacity: random.between(0.2, 0.8),
      }),
    ).join('') +
    sun(moon.x, moon.y, moon.r, '#f5edd2', 3.4) +
    blur('soft', moon.r / 14) +
    group({ filter: 'url(#soft)' }, ...seas) +
    linear('sea', [
      [0, '#4c5f94'],
      [0.25, '#27407a'],
      [1, '#0b1838'],
    ]) +
    rect(0, horizon, w, h - horizon, 'url(#sea)') +
    lines.join('') +
    glitter(size, random, moon.x, horizon, w * 0.1, '#fbf2d3', 64) +
    ground(
      ridge(random, w * 0.34, horizon + 3, h * 0.1, 1.5, 0).map(([x, y]): Point => [
        x,
        Math.min(horizon + 2, y + (x / w) * h * 0.22),
      ]),
      { width: w * 0.34, height: horizon + 3 },
      '#1a2850',
    ) +
    ellipse(w * 0.84, h * 0.845, w * 0.05, h * 0.006, mix('#0b1838', '#000000', 0.3), { opacity: 0.5 }) +
    sailingBoat(w * 0.84, h * 0.83, w * 0.07, '#0a142e', '#2c3f70', '#1d2f5e')
  );
};

import { darker, lighter, mix } from '../drawing/colours.ts';
import {
  blur,
  circle,
  curve,
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
import type { Size } from '../drawing/svg.ts';

/** The colours of a room. */
export type Room = {
  wall: string;
  floor: string;
  piece: string;
  accent: string;
  kind: 'sofa' | 'sideboard' | 'chair' | 'desk';
};

/** A plant in a pot. @param size its height */
function plant(x: number, y: number, size: number, pot: string): string {
  const leaves = steps(9, -150, -30).map((angle, index) => {
    const long = size * (0.5 + (index % 3) * 0.1);
    const [tx, ty] = polar(x, y - size * 0.3, long, angle);
    const [mx, my] = polar(x, y - size * 0.3, long * 0.5, angle + (index % 2 === 0 ? 24 : -24));
    const [ox, oy] = polar(x, y - size * 0.3, long * 0.55, angle + (index % 2 === 0 ? -12 : 12));
    return path(
      `M${x} ${y - size * 0.28}Q${mx} ${my} ${tx} ${ty}Q${ox} ${oy} ${x} ${y - size * 0.28}Z`,
      ['#4f7f58', '#3c6b4c', '#6a9a68'][index % 3] ?? '#4f7f58',
    );
  });
  return (
    leaves.join('') +
    path(`M${x - size * 0.15} ${y - size * 0.32}H${x + size * 0.15}L${x + size * 0.11} ${y}H${x - size * 0.11}Z`, pot) +
    rect(x - size * 0.165, y - size * 0.34, size * 0.33, size * 0.05, lighter(pot, 0.15), { rx: size * 0.01 })
  );
}

const lamp = (x: number, floor: number, tall: number, shade: string) =>
  stroke(`M${x} ${floor}V${floor - tall}`, '#3a3230', tall * 0.014) +
  ellipse(x, floor, tall * 0.1, tall * 0.018, '#3a3230') +
  path(
    `M${x - tall * 0.1} ${floor - tall * 0.98}H${x + tall * 0.1}L${x + tall * 0.145} ${floor - tall * 0.76}H${x - tall * 0.145}Z`,
    shade,
  );

const legs = (places: readonly number[], top: number, floor: number, colour: string) =>
  places.map((x) => path(`M${x - 5} ${top}H${x + 5}L${x + 3} ${floor}H${x - 3}Z`, colour)).join('');

function sofa(x: number, floor: number, w: number, colour: string, accent: string): string {
  const h = w * 0.3;
  const top = floor - h - 16;
  return (
    legs([x - w * 0.42, x + w * 0.42], floor - 22, floor, '#5a3f2c') +
    rect(x - w * 0.44, top, w * 0.88, h * 0.8, darker(colour, 0.08), { rx: 18 }) +
    [-0.215, 0.215]
      .map(
        (off) =>
          rect(x + w * off - w * 0.21, top + 8, w * 0.42, h * 0.6, colour, { rx: 14 }) +
          rect(x + w * off - w * 0.21, top + h * 0.52, w * 0.42, h * 0.3, lighter(colour, 0.08), { rx: 10 }),
      )
      .join('') +
    rect(x - w * 0.44, top + h * 0.78, w * 0.88, h * 0.2, darker(colour, 0.14), { rx: 8 }) +
    [-0.5, 0.42]
      .map((off) => rect(x + w * off, top + h * 0.28, w * 0.08, h * 0.72, darker(colour, 0.05), { rx: 14 }))
      .join('') +
    rect(x - w * 0.37, top + h * 0.16, h * 0.46, h * 0.42, accent, {
      rx: 10,
      transform: `rotate(-9 ${x - w * 0.3} ${top + h * 0.4})`,
    }) +
    rect(x + w * 0.23, top + h * 0.18, h * 0.42, h * 0.4, mix(accent, '#ffffff', 0.55), {
      rx: 10,
      transform: `rotate(11 ${x + w * 0.3} ${top + h * 0.4})`,
    })
  );
}

function sideboard(x: number, floor: number, w: number, colour: string, accent: string): string {
  const h = w * 0.26;
  const top = floor - h - 34;
  return (
    legs([x - w * 0.43, x + w * 0.43], floor - 36, floor, darker(colour, 0.4)) +
    rect(x - w / 2, top, w, h, colour, { rx: 5 }) +
    rect(x - w / 2, top, w, 9, lighter(colour, 0.14), { rx: 4 }) +
    [-1, 0, 1]
      .map(
        (column) =>
          rect(x + column * w * 0.325 - w * 0.15, top + 20, w * 0.3, h - 32, darker(colour, 0.07), { rx: 4 }) +
          circle(x + column * w * 0.325 + w * 0.115, top + h * 0.5, 4, '#e3c98f'),
      )
      .join('') +
    path(
      `M${x - w * 0.36} ${top}C${x - w * 0.42} ${top - 26} ${x - w * 0.4} ${top - 48} ${x - w * 0.345} ${top - 56}V${top - 72}H${x - w * 0.315}V${top - 56}C${x - w * 0.26} ${top - 48} ${x - w * 0.24} ${top - 26} ${x - w * 0.3} ${top}Z`,
      accent,
    ) +
    steps(5, -118, -62)
      .map((angle, index) => {
        const [tx, ty] = polar(x - w * 0.33, top - 70, 70 + (index % 2) * 22, angle);
        return (
          stroke(`M${x - w * 0.33} ${top - 66}L${tx} ${ty}`, '#7c8f62', 2.4) +
          ellipse(tx, ty, 7, 12, '#9db07c', { transform: `rotate(${angle + 90} ${tx} ${ty})` })
        );
      })
      .join('') +
    [0, 1, 2]
      .map((index) =>
        rect(
          x + w * 0.2,
          top - 12 - index * 12,
          92 - index * 12,
          11,
          ['#c9a27a', '#7d94a6', '#e6d7bf'][index] ?? accent,
          { rx: 2 },
        ),
      )
      .join('') +
    ellipse(x + w * 0.24, top - 42, 16, 7, mix(accent, '#ffffff', 0.5))
  );
}

function armchair(x: number, floor: number, w: number, colour: string, accent: string): string {
  return (
    legs([x - w * 0.34, x + w * 0.34], floor - 30, floor, '#6b4a30') +
    path(
      `M${x - w * 0.36} ${floor - w * 0.36}C${x - w * 0.42} ${floor - w * 0.98} ${x + w * 0.42} ${floor - w * 0.98} ${x + w * 0.36} ${floor - w * 0.36}Z`,
      colour,
    ) +
    path(
      `M${x - w * 0.5} ${floor - w * 0.46}C${x - w * 0.5} ${floor - w * 0.6} ${x - w * 0.3} ${floor - w * 0.58} ${x - w * 0.3} ${floor - w * 0.42}V${floor - 26}H${x - w * 0.42}C${x - w * 0.48} ${floor - 26} ${x - w * 0.5} ${floor - w * 0.2} ${x - w * 0.5} ${floor - w * 0.46}ZM${x + w * 0.5} ${floor - w * 0.46}C${x + w * 0.5} ${floor - w * 0.6} ${x + w * 0.3} ${floor - w * 0.58} ${x + w * 0.3} ${floor - w * 0.42}V${floor - 26}H${x + w * 0.42}C${x + w * 0.48} ${floor - 26} ${x + w * 0.5} ${floor - w * 0.2} ${x + w * 0.5} ${floor - w * 0.46}Z`,
      darker(colour, 0.1),
    ) +
    rect(x - w * 0.31, floor - w * 0.4, w * 0.62, w * 0.2, lighter(colour, 0.1), { rx: 16 }) +
    rect(x - w * 0.3, floor - w * 0.22, w * 0.6, w * 0.12, darker(colour, 0.14), { rx: 8 }) +
    rect(x - w * 0.14, floor - w * 0.64, w * 0.3, w * 0.26, accent, {
      rx: 12,
      transform: `rotate(8 ${x} ${floor - w * 0.5})`,
    })
  );
}

function desk(x: number, floor: number, w: number, colour: string, accent: string): string {
  const top = floor - w * 0.36;
  return (
    legs([x - w * 0.45, x - w * 0.2, x + w * 0.2, x + w * 0.45], top, floor, darker(colour, 0.3)) +
    rect(x - w / 2, top, w, 16, colour, { rx: 4 }) +
    rect(x + w * 0.17, top + 16, w * 0.28, 62, darker(colour, 0.1), { rx: 3 }) +
    circle(x + w * 0.31, top + 46, 4, '#e3c98f') +
    rect(x - w * 0.16, top - 104, w * 0.3, 92, '#2b3038', { rx: 6 }) +
    rect(x - w * 0.15, top - 99, w * 0.28, 82, mix(accent, '#ffffff', 0.72), { rx: 3 }) +
    path(
      straight(
        [
          [x - w * 0.13, top - 30],
          [x - w * 0.07, top - 62],
          [x - w * 0.02, top - 44],
          [x + w * 0.05, top - 78],
          [x + w * 0.11, top - 30],
        ],
        true,
      ),
      accent,
    ) +
    rect(x - w * 0.19, top - 12, w * 0.36, 12, '#454b55', { rx: 4 }) +
    path(`M${x - w * 0.4} ${top}V${top - 48}H${x - w * 0.33}V${top}Z`, accent) +
    [-6, 0, 7]
      .map((lean, index) =>
        stroke(
          `M${x - w * 0.365} ${top - 44}l${lean} ${-36 - index * 6}`,
          ['#e0b04f', '#4b5a86', '#c4553f'][index] ?? accent,
          5,
        ),
      )
      .join('') +
    rect(x + w * 0.29, top - 9, 96, 9, '#d8a978', { rx: 2 }) +
    rect(x + w * 0.3, top - 18, 82, 9, '#6f8fa3', { rx: 2 })
  );
}

/** Where a picture hangs, and how its frame looks. */
export type Hanging = Size & { x: number; y: number };

/** The shadow and frame of a picture; the picture itself is laid on it. */
export const frame = ({ x, y, width, height }: Hanging, colour: string, thickness: number, id: string): string =>
  blur(id, 11) +
  group(
    { filter: `url(#${id})`, opacity: 0.42 },
    rect(x - thickness + 9, y - thickness + 15, width + 2 * thickness, height + 2 * thickness, '#1c1410'),
  ) +
  linear(
    `${id}f`,
    [
      [0, lighter(colour, 0.16)],
      [1, darker(colour, 0.14)],
    ],
    60,
  ) +
  rect(x - thickness, y - thickness, width + 2 * thickness, height + 2 * thickness, `url(#${id}f)`) +
  rect(x - 1.5, y - 1.5, width + 3, height + 3, darker(colour, 0.35));

/** A room of 960 by 720 with a free wall above its furniture. */
export function room({ wall, floor, piece, accent, kind }: Room): string {
  const ground = 612;
  const shapes = {
    sofa: sofa(480, 668, 620, piece, accent),
    sideboard: sideboard(480, 662, 560, piece, accent),
    chair: armchair(300, 672, 250, piece, accent),
    desk: desk(480, 672, 620, piece, accent),
  };
  return (
    linear(
      'wall',
      [
        [0, lighter(wall, 0.1)],
        [1, darker(wall, 0.08)],
      ],
      60,
    ) +
    rect(0, 0, 960, 720, 'url(#wall)') +
    linear('light', [
      [0, '#ffffff', 0.2],
      [1, '#ffffff', 0.03],
    ]) +
    path('M560 0H780L610 620H350ZM830 0H930L780 620H660Z', 'url(#light)') +
    linear('floor', [
      [0, darker(floor, 0.1)],
      [1, lighter(floor, 0.1)],
    ]) +
    rect(0, ground, 960, 108, 'url(#floor)') +
    rect(0, ground - 14, 960, 14, lighter(wall, 0.45)) +
    [636, 664, 696].map((y) => stroke(`M0 ${y}H960`, darker(floor, 0.16), 1.5, { opacity: 0.6 })).join('') +
    blur('under', 9) +
    group(
      { filter: 'url(#under)', opacity: 0.3 },
      ellipse(kind === 'chair' ? 300 : 480, 672, kind === 'chair' ? 150 : 320, 14, '#000000'),
      ellipse(878, 676, 60, 9, '#000000'),
    ) +
    (kind === 'chair' ? lamp(668, 668, 420, '#f4e3c3') : kind === 'sofa' ? lamp(96, 664, 430, '#f6e7c8') : '') +
    shapes[kind] +
    plant(878, 676, kind === 'desk' ? 190 : 250, mix(accent, '#ffffff', 0.25)) +
    (kind === 'chair'
      ? rect(470, 590, 110, 8, '#7a5638', { rx: 4 }) +
        legs([485, 565], 598, 668, '#5f432c') +
        rect(498, 578, 52, 12, '#c9a27a', { rx: 2 }) +
        path(
          `${curve(
            [
              [530, 578],
              [522, 562],
              [536, 556],
              [548, 566],
              [540, 578],
            ],
            true,
          )}`,
          accent,
        )
      : '')
  );
}

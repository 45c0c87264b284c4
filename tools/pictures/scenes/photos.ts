import type { Drawing } from '../drawing/Drawing.ts';
import { darker, lighter, mix } from '../drawing/colours.ts';
import { circle, curve, ellipse, group, linear, path, rect, steps, straight, stroke } from '../drawing/svg.ts';
import type { Point } from '../drawing/svg.ts';
import type { PhotoPicture } from '../pictures.ts';
import { blueSquares, eightPointedStar, slowCircles, tileWithTulips } from '../products/shapes.ts';
import { lemonBranch } from '../products/plants.ts';
import { clouds, facetedPeaks, firs, ground, hut, rain, ranges, ridge, sky, sun } from './land.ts';
import { frame, room } from './room.ts';
import { glitter, sailingBoat, waves } from './water.ts';

const hillsBeforeTheRain: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  return (
    sky(size, 'sky', ['#56707f', '#8fa6a6', '#d9d9bf', '#f3e2b3'], 0.62) +
    sun(w * 0.72, h * 0.5, h * 0.035, '#fff0c4', 9) +
    clouds(size, random, 16, h * 0.04, h * 0.26, '#4a616f') +
    group(
      { opacity: 0.7 },
      path(
        straight(
          [
            [w * 0.08, h * 0.2],
            [w * 0.34, h * 0.2],
            [w * 0.24, h * 0.66],
            [-w * 0.06, h * 0.66],
          ],
          true,
        ),
        '#6f8790',
        { opacity: 0.35 },
      ),
    ) +
    ranges(size, random, {
      colours: ['#a9b8a4', '#86a089', '#5f846c', '#416b55', '#2a5142'],
      mist: '#e3dcb4',
      top: h * 0.58,
      bottom: h * 0.94,
      rise: h * 0.26,
      hills: 2,
    }) +
    rain({ width: w * 0.42, height: h * 0.8 }, random, 70, '#e8efe6')
  );
};

const lastBridge: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const deck = h * 0.44;
  const piers = steps(6, 0.1, 0.9).map((share) => w * share);
  const arches = steps(7, -0.06, 0.9).map((share, index) => {
    const [left, right] = [w * share + w * 0.018, w * (share + 0.16) - w * 0.018];
    return `M${left} ${h * (0.98 - Math.abs(index - 3) * 0.05)}V${deck + h * 0.16}A${(right - left) / 2} ${(right - left) / 2} 0 0 1 ${right} ${deck + h * 0.16}V${h * (0.98 - Math.abs(index - 2.4) * 0.05)}Z`;
  });
  return (
    sky(size, 'sky', ['#7fb0cf', '#bcd8dd', '#fbe6c6', '#f6c99b'], 0.7) +
    sun(w * 0.2, h * 0.3, h * 0.06, '#fff3d2', 4) +
    ranges(size, random, {
      colours: ['#c98f6b', '#b5763f', '#8f5a33'],
      mist: '#f6d6a8',
      top: h * 0.5,
      bottom: h * 0.72,
      rise: h * 0.3,
      hills: 2.6,
      jag: 0.35,
    }) +
    `<mask id="arches">${rect(0, 0, w, h, '#ffffff')}${path(arches.join(''), '#000000')}</mask>` +
    linear('stone', [
      [0, '#efe0c8'],
      [1, '#a98c6e'],
    ]) +
    group(
      { mask: 'url(#arches)' },
      rect(0, deck, w, h, 'url(#stone)'),
      steps(14, 0.02, 0.5)
        .map((share) => stroke(`M0 ${deck + h * share}H${w}`, '#8f7456', 1, { opacity: 0.35 }))
        .join(''),
    ) +
    rect(0, deck - h * 0.022, w, h * 0.04, '#cdb594') +
    piers.map((x) => rect(x - 3, deck - h * 0.05, 6, h * 0.04, '#a98c6e')).join('') +
    // The train.
    [0, 1, 2]
      .map(
        (car) =>
          rect(w * (0.34 + car * 0.135), deck - h * 0.105, w * 0.13, h * 0.08, '#b8402f', { rx: 7 }) +
          steps(5, 0.1, 0.78)
            .map((share) =>
              rect(w * (0.34 + car * 0.135) + w * 0.13 * share, deck - h * 0.09, w * 0.014, h * 0.03, '#ffe6b0', {
                rx: 2,
              }),
            )
            .join('') +
          rect(w * (0.34 + car * 0.135), deck - h * 0.05, w * 0.13, h * 0.008, '#f3dcc0'),
      )
      .join('') +
    ground(ridge(random, w, h * 0.94, h * 0.12, 2, 0), size, '#5d6b3a') +
    firs(random, ridge(random, w, h * 0.98, h * 0.1, 2, 0), 38, h * 0.14, '#3d4f2e')
  );
};

const aboveTheClouds: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  return (
    sky(size, 'sky', ['#3f7fc0', '#8fbfe0', '#f6e3d3', '#fbd0b0'], 0.66) +
    sun(w * 0.78, h * 0.42, h * 0.05, '#fff4d6', 7) +
    facetedPeaks(size, random, h * 0.78, h * 0.42, 5, '#e9cfc6', '#8f9cc0') +
    clouds(size, random, 40, h * 0.68, h * 0.78, '#ffffff', 'far') +
    facetedPeaks(size, random, h * 0.95, h * 0.44, 3, '#fbf3ee', '#5f78a6') +
    clouds(size, random, 70, h * 0.82, h * 1.0, '#ffffff', 'near') +
    clouds(size, random, 26, h * 0.93, h * 1.02, '#f3d9cf', 'warm')
  );
};

const teaAtTheHut: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const view = { width: w * 0.62, height: h * 0.66 };
  const steam = (x: number) =>
    stroke(
      curve(steps(8).map((share): Point => [x + Math.sin(share * 8) * w * 0.012, h * (0.66 - share * 0.2)])),
      '#ffffff',
      w * 0.008,
      { opacity: 0.45 },
    );
  return (
    linear('wood', [
      [0, '#8a5a38'],
      [1, '#6b4226'],
    ]) +
    rect(0, 0, w, h, 'url(#wood)') +
    steps(6, 0.16, 1)
      .map((share) => stroke(`M0 ${h * share - 20}H${w}`, '#4d2e1a', 3, { opacity: 0.5 }))
      .join('') +
    `<clipPath id="pane">${rect(w * 0.19, h * 0.08, view.width, view.height, '#000')}</clipPath>` +
    group(
      { 'clip-path': 'url(#pane)' },
      group(
        { transform: `translate(${w * 0.19} ${h * 0.08})` },
        sky(view, 'sky', ['#7fb4d6', '#cfe3e6', '#f9ead2'], 0.7),
        facetedPeaks(view, random, view.height * 0.86, view.height * 0.66, 3, '#ffffff', '#86a3c4'),
        firs(
          random,
          ridge(random, view.width, view.height * 0.92, view.height * 0.08, 2, 0),
          40,
          view.height * 0.24,
          '#3a5f52',
        ),
        rect(0, view.height * 0.88, view.width, view.height, '#dfe9ea'),
      ),
    ) +
    rect(w * 0.19, h * 0.08, view.width, view.height, 'none', { stroke: '#e9d3ad', 'stroke-width': w * 0.022 }) +
    stroke(`M${w * 0.5} ${h * 0.08}V${h * 0.74}`, '#e9d3ad', w * 0.014) +
    path(
      `M${w * 0.13} ${h * 0.02}C${w * 0.22} ${h * 0.3} ${w * 0.2} ${h * 0.5} ${w * 0.14} ${h * 0.74}H${w * 0.06}V${h * 0.02}ZM${w * 0.87} ${h * 0.02}C${w * 0.78} ${h * 0.3} ${w * 0.8} ${h * 0.5} ${w * 0.86} ${h * 0.74}H${w * 0.94}V${h * 0.02}Z`,
      '#c4453d',
    ) +
    linear('table', [
      [0, '#d8a871'],
      [1, '#a97445'],
    ]) +
    rect(0, h * 0.8, w, h * 0.2, 'url(#table)') +
    rect(0, h * 0.8, w, h * 0.015, '#ecc795') +
    steam(w * 0.36) +
    steam(w * 0.66) +
    [
      [0.36, '#2f6f7c'],
      [0.66, '#d9863b'],
    ]
      .map(([share, colour]) => {
        const x = w * Number(share);
        const c = String(colour);
        return (
          ellipse(x, h * 0.905, w * 0.09, h * 0.02, darker('#a97445', 0.25), { opacity: 0.5 }) +
          stroke(
            `M${x + w * 0.06} ${h * 0.73}C${x + w * 0.12} ${h * 0.73} ${x + w * 0.12} ${h * 0.83} ${x + w * 0.05} ${h * 0.84}`,
            darker(c, 0.15),
            w * 0.016,
          ) +
          path(
            `M${x - w * 0.068} ${h * 0.69}H${x + w * 0.068}C${x + w * 0.068} ${h * 0.82} ${x + w * 0.05} ${h * 0.9} ${x} ${h * 0.9}C${x - w * 0.05} ${h * 0.9} ${x - w * 0.068} ${h * 0.82} ${x - w * 0.068} ${h * 0.69}Z`,
            c,
          ) +
          ellipse(x, h * 0.69, w * 0.068, h * 0.016, lighter(c, 0.35)) +
          ellipse(x, h * 0.693, w * 0.057, h * 0.011, '#7a3f1c')
        );
      })
      .join('')
  );
};

const oldHarbour: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const quay = h * 0.56;
  let x = -w * 0.03;
  let houses = '';
  for (const [index, colour] of [
    '#d9694a',
    '#f1d9a7',
    '#7fa3a5',
    '#e8a25c',
    '#b9564a',
    '#f4e6cf',
    '#5f8290',
    '#dd8f5e',
    '#efc48a',
  ].entries()) {
    const [wide, tall] = [w * random.between(0.1, 0.14), h * random.between(0.2, 0.34)];
    houses +=
      rect(x, quay - tall, wide + 1, tall, colour) +
      path(
        straight(
          [
            [x - 3, quay - tall + 1],
            [x + wide / 2, quay - tall - h * 0.08],
            [x + wide + 3, quay - tall + 1],
          ],
          true,
        ),
        mix(colour, '#4b2a2a', 0.55),
      ) +
      steps(3, 0.2, 0.8)
        .flatMap((sx) =>
          steps(3).map((sy) =>
            rect(
              x + wide * sx - w * 0.009,
              quay - tall + h * 0.03 + sy * tall * 0.55,
              w * 0.018,
              h * 0.045,
              (index + Math.round(sx * 10)) % 4 === 0 ? '#ffe3a0' : '#35475a',
              { rx: 1 },
            ),
          ),
        )
        .join('');
    x += wide;
  }
  return (
    sky(size, 'sky', ['#8fb4c9', '#d3dfdc', '#fbe7cb', '#f9cfa0'], 0.6) +
    sun(w * 0.64, h * 0.2, h * 0.055, '#fff3d4', 5) +
    houses +
    rect(0, quay - 2, w, h * 0.035, '#8c7a6a') +
    waves(size, random, quay + h * 0.03, ['#8fb0b3', '#5f8f9b', '#2f6479', '#1f4b62'], 10) +
    glitter(size, random, w * 0.64, quay + h * 0.05, w * 0.07, '#ffe6bd', 40) +
    sailingBoat(w * 0.2, h * 0.7, w * 0.13, '#b8402f', '#f7efe0', '#c9bfae') +
    sailingBoat(w * 0.82, h * 0.8, w * 0.17, '#1f4b62', '#f7efe0', '#d9a15e') +
    sailingBoat(w * 0.5, h * 0.64, w * 0.07, '#f1d9a7', '#ffffff', '#9fb7bd')
  );
};

const netsAndRopes: Drawing = ({ width: w, height: h }, random) => {
  const net = steps(17, -0.2, 1.2)
    .map((share) =>
      stroke(
        `M${w * share} 0C${w * (share + 0.1)} ${h * 0.3} ${w * (share - 0.12)} ${h * 0.6} ${w * (share + 0.06)} ${h}M${w * (1 - share)} 0C${w * (0.88 - share)} ${h * 0.35} ${w * (1.1 - share)} ${h * 0.7} ${w * (0.94 - share)} ${h}`,
        '#e9e2cf',
        2,
        { opacity: 0.55 },
      ),
    )
    .join('');
  const coil = (x: number, y: number, size: number, colour: string) =>
    steps(8, 1, 0.16)
      .map(
        (share, index) =>
          ellipse(x, y - index * size * 0.02, size * share, size * share * 0.8, 'none', {
            stroke: index % 2 === 0 ? colour : lighter(colour, 0.18),
            'stroke-width': size * 0.12,
          }) +
          ellipse(x, y - index * size * 0.02, size * share, size * share * 0.8, 'none', {
            stroke: darker(colour, 0.35),
            'stroke-width': size * 0.02,
            'stroke-dasharray': `${size * 0.03} ${size * 0.09}`,
          }),
      )
      .join('');
  const float = (x: number, y: number, r: number, colour: string) =>
    ellipse(x + r * 0.2, y + r * 0.9, r, r * 0.35, '#15292f', { opacity: 0.4 }) +
    circle(x, y, r, colour) +
    path(
      `M${x - r * 0.95} ${y - r * 0.3}Q${x} ${y + r * 0.15} ${x + r * 0.95} ${y - r * 0.3}L${x + r * 0.97} ${y + r * 0.2}Q${x} ${y + r * 0.65} ${x - r * 0.97} ${y + r * 0.2}Z`,
      '#f7efe0',
    ) +
    ellipse(x - r * 0.35, y - r * 0.45, r * 0.25, r * 0.15, '#ffffff', { opacity: 0.6 });
  return (
    rect(0, 0, w, h, '#4a6a6f') +
    steps(7)
      .map((share, index) =>
        rect(
          0,
          h * share * 0.88,
          w,
          h * 0.142,
          mix('#5b7d80', '#3f5e63', index % 2 === 0 ? random.between(0.1, 0.4) : random.between(0.6, 0.9)),
        ),
      )
      .join('') +
    net +
    coil(w * 0.32, h * 0.52, h * 0.3, '#d9a866') +
    coil(w * 0.76, h * 0.72, h * 0.19, '#4f93a8') +
    float(w * 0.7, h * 0.26, h * 0.1, '#e4572e') +
    float(w * 0.86, h * 0.36, h * 0.08, '#f2b134') +
    float(w * 0.1, h * 0.86, h * 0.09, '#e4572e')
  );
};

const firstFerry: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const [x, y, s] = [w * 0.56, h * 0.66, w * 0.46];
  return (
    sky(size, 'sky', ['#5f7fb0', '#a9a9cc', '#f2b7a4', '#fbdcae'], 0.6) +
    sun(w * 0.2, h * 0.5, h * 0.06, '#fff0cc', 6) +
    clouds(size, random, 8, h * 0.12, h * 0.28, '#f6c7b4') +
    ground(ridge(random, w, h * 0.57, h * 0.13, 3, 0.3), { width: w, height: h * 0.58 }, '#6d7da6', false) +
    waves(size, random, h * 0.57, ['#c3b3c4', '#7f8fb5', '#45639a'], 5) +
    glitter(size, random, w * 0.2, h * 0.58, w * 0.06, '#fff0cc', 34) +
    stroke(
      curve(
        steps(8).map((share): Point => [
          x + s * (0.08 - share * 0.6),
          y - s * (0.44 + share * 0.18) + Math.sin(share * 6) * s * 0.02,
        ]),
      ),
      '#ffffff',
      s * 0.06,
      { opacity: 0.3 },
    ) +
    rect(x - s * 0.3, y - s * 0.2, s * 0.62, s * 0.12, '#fdf8ee', { rx: 5 }) +
    rect(x - s * 0.22, y - s * 0.29, s * 0.44, s * 0.1, '#fdf8ee', { rx: 5 }) +
    rect(x + s * 0.08, y - s * 0.36, s * 0.13, s * 0.08, '#f3e6d2', { rx: 4 }) +
    path(
      straight(
        [
          [x - s * 0.02, y - s * 0.28],
          [x, y - s * 0.43],
          [x + s * 0.09, y - s * 0.43],
          [x + s * 0.07, y - s * 0.28],
        ],
        true,
      ),
      '#d9502f',
    ) +
    rect(x - s * 0.005, y - s * 0.4, s * 0.09, s * 0.03, '#22304f') +
    steps(11, -0.27, 0.27)
      .map((share) => rect(x + s * share, y - s * 0.17, s * 0.03, s * 0.04, '#34507c', { rx: 2 }))
      .join('') +
    steps(7, -0.19, 0.16)
      .map((share) => rect(x + s * share, y - s * 0.265, s * 0.035, s * 0.04, '#34507c', { rx: 2 }))
      .join('') +
    path(`M${x - s * 0.44} ${y - s * 0.1}H${x + s * 0.5}L${x + s * 0.42} ${y + s * 0.05}H${x - s * 0.38}Z`, '#1f3a63') +
    rect(x - s * 0.43, y - s * 0.1, s * 0.92, s * 0.018, '#d9502f') +
    waves(size, random, h * 0.7, ['#5a76a8', '#2d4f86', '#1b3766'], 6) +
    [0.06, 0.1, 0.33]
      .map((share, index) =>
        stroke(
          `M${w * share} ${h * (0.2 + index * 0.05)}q${w * 0.014} ${-h * 0.02} ${w * 0.024} 0q${w * 0.01} ${-h * 0.02} ${w * 0.024} 0`,
          '#ffffff',
          2.4,
        ),
      )
      .join('')
  );
};

/** A room of 960 by 720 with pictures on its wall, at the size of a photo. */
const withPictures = (size: { width: number; height: number }, content: string) =>
  group({ transform: `scale(${size.width / 960} ${size.height / 720})` }, content);
const hung = (
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  id: string,
  random: Parameters<Drawing>[1],
) => {
  const own = drawing({ width: 1000, height: (1000 * height) / width }, random).replaceAll(
    /(id="|url\(#)/g,
    `$1${id}-`,
  );
  return (
    frame({ x, y, width, height }, colour, 9, id) +
    `<clipPath id="${id}-clip">${rect(x, y, width, height, '#000')}</clipPath>` +
    group({ 'clip-path': `url(#${id}-clip)` }, group({ transform: `translate(${x} ${y}) scale(${width / 1000})` }, own))
  );
};

const studioBeforeNine: Drawing = (size, random) =>
  withPictures(
    size,
    room({ wall: '#e9e2d6', floor: '#c39f78', piece: '#c98f5a', accent: '#3f7d8c', kind: 'desk' }) +
      hung(blueSquares, 150, 90, 210, 210, '#26242a', 'a', random) +
      hung(lemonBranch, 410, 70, 190, 235, '#c79a63', 'b', random) +
      hung(slowCircles, 655, 100, 190, 190, '#f7f4ee', 'c', random),
  );

const walkThroughTheRooms: Drawing = (size, random) =>
  withPictures(
    size,
    room({ wall: '#cfdcd6', floor: '#b58a64', piece: '#44685f', accent: '#e3a05a', kind: 'sofa' }) +
      hung(eightPointedStar, 250, 95, 220, 220, '#7a5236', 'a', random) +
      hung(tileWithTulips, 530, 120, 180, 180, '#26242a', 'b', random),
  );

const coloursToMatch: Drawing = ({ width: w, height: h }) => {
  const rows = [
    ['#0f2f3f', '#1f5f7a', '#3f93a8', '#8fc7c9', '#e0f0ec'],
    ['#5b1730', '#a32c3a', '#e0654a', '#f4a56b', '#fbe3c4'],
    ['#2f4a2f', '#54824f', '#8fb56a', '#c9d99a', '#f2f4d9'],
  ];
  return (
    rect(0, 0, w, h, '#f5f1ea') +
    rows
      .map((row, line) =>
        row
          .map((colour, index) =>
            rect(w * (0.06 + index * 0.18), h * (0.09 + line * 0.29), w * 0.16, h * 0.24, colour, { rx: w * 0.016 }),
          )
          .join(''),
      )
      .join('') +
    circle(w * 0.86, h * 0.21, w * 0.045, 'none', { stroke: '#26242a', 'stroke-width': w * 0.006 })
  );
};

const booksToRead: Drawing = ({ width: w, height: h }) => {
  const books = [
    ['#c4553f', 0.86, 0],
    ['#2f6f7c', 0.76, 0.04],
    ['#e3b04f', 0.68, -0.03],
    ['#4b4a7a', 0.6, 0.05],
  ] as const;
  return (
    linear(
      'wall',
      [
        [0, '#f2d9c2'],
        [1, '#e8bfa2'],
      ],
      60,
    ) +
    rect(0, 0, w, h, 'url(#wall)') +
    circle(w * 0.72, h * 0.34, h * 0.24, '#f9ead6') +
    rect(0, h * 0.82, w, h * 0.18, '#9a6a48') +
    rect(0, h * 0.82, w, h * 0.02, '#b98560') +
    books
      .map(([colour, wide, off], index) => {
        const [x, y, t] = [w * (0.44 + off - wide * 0.32), h * (0.7 - index * 0.125), h * 0.12];
        return (
          rect(x, y, w * wide * 0.64, t, colour, { rx: 6 }) +
          rect(x + w * wide * 0.6, y + t * 0.12, w * wide * 0.045, t * 0.76, '#f7efe0') +
          rect(x + w * 0.05, y, w * 0.012, t, lighter(colour, 0.45)) +
          rect(x + w * 0.13, y + t * 0.42, w * wide * 0.26, t * 0.16, lighter(colour, 0.35), { rx: 3 })
        );
      })
      .join('') +
    path(
      `M${w * 0.3} ${h * 0.325}H${w * 0.46}C${w * 0.46} ${h * 0.2} ${w * 0.3} ${h * 0.2} ${w * 0.3} ${h * 0.325}Z`,
      '#f7efe0',
    ) +
    stroke(
      `M${w * 0.46} ${h * 0.26}C${w * 0.51} ${h * 0.25} ${w * 0.5} ${h * 0.32} ${w * 0.45} ${h * 0.315}`,
      '#f7efe0',
      w * 0.014,
    ) +
    steps(9, -160, -20)
      .map((angle, index) =>
        ellipse(w * 0.82, h * 0.56, w * 0.022, h * 0.19, ['#4f7f58', '#3c6b4c', '#6a9a68'][index % 3] ?? '#4f7f58', {
          transform: `rotate(${angle + 90} ${w * 0.82} ${h * 0.7})`,
        }),
      )
      .join('') +
    path(`M${w * 0.74} ${h * 0.66}H${w * 0.9}L${w * 0.875} ${h * 0.83}H${w * 0.765}Z`, '#d9794f')
  );
};

const coverOfTheProfile: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const horizon = h * 0.72;
  return (
    sky(size, 'sky', ['#28427a', '#6d74a8', '#e39a8b', '#fbd7a6'], 0.78) +
    sun(w * 0.7, h * 0.34, h * 0.1, '#ffefc9', 6) +
    clouds(size, random, 12, h * 0.1, h * 0.3, '#f2a893') +
    ranges({ width: w, height: horizon }, random, {
      colours: ['#b98aa0', '#8b6f98', '#5f5a8a', '#3d4577'],
      mist: '#f6b79a',
      top: horizon * 0.86,
      bottom: horizon,
      rise: h * 0.28,
      hills: 6,
      jag: 0.6,
    }) +
    waves(size, random, horizon, ['#d9a3a0', '#7f739f', '#3c4680', '#22305f'], 8) +
    glitter(size, random, w * 0.7, horizon, w * 0.04, '#ffe9c0', 40) +
    sailingBoat(w * 0.32, h * 0.84, h * 0.22, '#1c2850', '#fbeede', '#c9a4a8') +
    sailingBoat(w * 0.41, h * 0.78, h * 0.13, '#2c3a6c', '#fbeede', '#c9a4a8')
  );
};

const weekendInTheHills: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const slope = ridge(random, w, h * 0.86, h * 0.16, 1.4, 0);
  return (
    sky(size, 'sky', ['#9fd0dc', '#d6ece4', '#fdf3d8'], 0.65) +
    sun(w * 0.24, h * 0.24, h * 0.07, '#fff2bf', 4) +
    clouds(size, random, 8, h * 0.14, h * 0.26, '#ffffff') +
    ranges(size, random, {
      colours: ['#a7c9b5', '#7fb08f', '#5a946f'],
      mist: '#e3efd0',
      top: h * 0.62,
      bottom: h * 0.84,
      rise: h * 0.3,
      hills: 2.2,
    }) +
    ground(slope, size, '#3f7a52') +
    stroke(
      curve([
        [w * 0.5, h * 1.02],
        [w * 0.62, h * 0.93],
        [w * 0.5, h * 0.88],
        [w * 0.63, h * 0.83],
      ]),
      '#f3e3b3',
      w * 0.02,
    ) +
    hut(w * 0.68, h * 0.82, w * 0.14, '#8a5a3c', '#b5482f', '#ffe29a') +
    firs(random, slope.slice(2, 14), 14, h * 0.22, '#285a41') +
    firs(random, slope.slice(33), 8, h * 0.2, '#285a41')
  );
};

/** What the photos of the demo show; each is 4 by 3, but for the cover. */
export const photos: Record<PhotoPicture, Drawing> = {
  'hills-before-the-rain': hillsBeforeTheRain,
  'the-last-bridge': lastBridge,
  'above-the-clouds': aboveTheClouds,
  'tea-at-the-hut': teaAtTheHut,
  'the-old-harbour': oldHarbour,
  'nets-and-ropes': netsAndRopes,
  'the-first-ferry': firstFerry,
  'the-studio-before-nine': studioBeforeNine,
  'through-the-rooms': walkThroughTheRooms,
  'colours-to-match': coloursToMatch,
  'weekend-in-the-hills': weekendInTheHills,
  'books-to-read': booksToRead,
};

/** The wide picture at the head of the profile. */
export const cover: Drawing = coverOfTheProfile;

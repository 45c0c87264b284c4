import type { Drawing } from '../drawing/Drawing.ts';
import { lighter, mix } from '../drawing/colours.ts';
import type { Random } from '../drawing/random.ts';
import { blur, circle, group, linear, path, polar, rect, steps, stroke } from '../drawing/svg.ts';
import type { Size } from '../drawing/svg.ts';
import type { FilePicture } from '../pictures.ts';

/** A sheet of paper on a desk; what is on it has its own 300 by 390 units. */
const sheet = ({ width: w, height: h }: Size, desk: string, content: string): string =>
  linear(
    'desk',
    [
      [0, lighter(desk, 0.2)],
      [1, desk],
    ],
    60,
  ) +
  rect(0, 0, w, h, 'url(#desk)') +
  blur('under', 8) +
  group({ filter: 'url(#under)', opacity: 0.25 }, rect(w / 2 - 144, h * 0.115, 300, h, '#10151f')) +
  group({ transform: `translate(${w / 2 - 150} ${h * 0.09})` }, rect(0, 0, 300, 390, '#ffffff', { rx: 4 }), content);

/** Lines as if of text, which no language has to read. */
const text = (
  random: Random,
  x: number,
  y: number,
  width: number,
  lines: number,
  colour = '#c7ccd6',
  gap = 15,
): string =>
  Array.from({ length: lines }, (_, line) =>
    rect(
      x,
      y + line * gap,
      width * (line === lines - 1 ? random.between(0.4, 0.7) : random.between(0.88, 1)),
      6,
      colour,
      { rx: 3 },
    ),
  ).join('');

const shoppingList: Drawing = (size, random) =>
  sheet(
    size,
    '#cfe0d3',
    rect(30, 30, 120, 14, '#2f6f5c', { rx: 4 }) +
      steps(8)
        .map((share, index) => {
          const y = 76 + share * 230;
          const done = index % 3 === 1;
          return (
            rect(30, y, 18, 18, done ? '#2f8f6c' : '#ffffff', { rx: 4, stroke: '#2f8f6c', 'stroke-width': 2 }) +
            (done ? stroke(`M34.5 ${y + 9}l3.6 4l6-8`, '#ffffff', 2.4) : '') +
            rect(62, y + 6, random.between(90, 200), 7, done ? '#dfe3e8' : '#aeb6c4', { rx: 3.5 })
          );
        })
        .join(''),
  );

const guestInvitations: Drawing = (size, random) =>
  sheet(
    size,
    '#ead2d6',
    rect(14, 14, 272, 362, 'none', { stroke: '#c9a24f', 'stroke-width': 1.6, rx: 3 }) +
      steps(14, 0, 334)
        .map((angle, index) => {
          const [x, y] = polar(150, 112, 46, angle);
          return path('M0 0C8 -8 8 -22 0 -30C-8 -22 -8 -8 0 0Z', index % 2 === 0 ? '#7fa08a' : '#d98a94', {
            transform: `translate(${x} ${y}) rotate(${angle + 118})`,
          });
        })
        .join('') +
      circle(150, 112, 7, '#c9a24f') +
      rect(84, 196, 132, 13, '#8a4a5c', { rx: 5 }) +
      [0, 1, 2, 3]
        .map((line) => {
          const wide = random.between(110, 190);
          return rect(150 - wide / 2, 230 + line * 18, wide, 6, '#d5c3c7', { rx: 3 });
        })
        .join('') +
      stroke('M120 326H180', '#c9a24f', 1.6),
  );

/** A table with coloured bars over its cells. */
const grid = (columns: number, rows: number, head: string, bars: string): string =>
  rect(0, 0, 300, 34, head, { rx: 4 }) +
  rect(0, 24, 300, 10, head) +
  steps(columns, 12, 300 - 300 / columns + 8)
    .map((x) => rect(x, 14, 300 / columns - 26, 7, lighter(head, 0.65), { rx: 3 }))
    .join('') +
  Array.from({ length: rows }, (_, row) => (row % 2 === 1 ? rect(0, 34 + row * 26, 300, 26, '#f4f6f9') : '')).join('') +
  Array.from({ length: columns - 1 }, (_, column) =>
    stroke(`M${(300 / columns) * (column + 1)} 34V390`, '#e3e7ed', 1),
  ).join('') +
  bars;

const projectPlan: Drawing = (size, random) => {
  const colours = ['#4f86c6', '#f2a154', '#5fae8b', '#b07cc6', '#e4695c'] as const;
  return sheet(
    size,
    '#c9d8ea',
    grid(
      6,
      14,
      '#33527a',
      Array.from(
        { length: 13 },
        (_, row) =>
          rect(8, 44 + row * 26, random.between(22, 36), 6, '#aeb6c4', { rx: 3 }) +
          rect(56 + row * 14, 40 + row * 26, random.between(36, 70), 14, colours[row % 5] ?? colours[0], { rx: 7 }),
      ).join('') + stroke('M172 34V390', '#e4695c', 1.6, { 'stroke-dasharray': '4 4' }),
    ),
  );
};

const travelGuidelines: Drawing = (size, random) =>
  sheet(
    size,
    '#d3dfe3',
    rect(0, 0, 300, 138, '#bfe0dc', { rx: 4 }) +
      path('M0 92C50 60 92 112 140 84C190 56 236 96 300 66V138H0Z', '#e9dcae') +
      path('M0 116C70 88 120 132 188 112C230 100 262 118 300 104V138H0Z', '#a9c98f') +
      stroke('M34 108C80 60 128 118 178 70C204 46 232 60 258 38', '#d9502f', 3, { 'stroke-dasharray': '1 8' }) +
      [
        [34, 108],
        [258, 38],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(
              `M${x} ${y}C${x - 14} ${y - 18} ${x - 10} ${y - 32} ${x} ${y - 32}C${x + 10} ${y - 32} ${x + 14} ${y - 18} ${x} ${y}Z`,
              '#d9502f',
            ) + circle(x, y - 20, 4, '#ffffff'),
        )
        .join('') +
      rect(28, 160, 140, 12, '#3a5a6a', { rx: 4 }) +
      text(random, 28, 192, 244, 5) +
      text(random, 28, 284, 244, 5),
  );

const budgetByQuarter: Drawing = (size, random) =>
  sheet(
    size,
    '#d0e2d6',
    grid(
      4,
      6,
      '#2f6f5c',
      Array.from({ length: 20 }, (_, cell) =>
        rect(
          (cell % 4) * 75 + 14,
          44 + Math.floor(cell / 4) * 26,
          random.between(24, 46),
          6,
          cell % 4 === 0 ? '#8f98a8' : '#c3cad5',
          { rx: 3 },
        ),
      ).join('') +
        rect(0, 190, 300, 200, '#ffffff') +
        steps(5, 226, 362)
          .map((y) => stroke(`M24 ${y}H276`, '#e8ecf1', 1))
          .join('') +
        [62, 84, 74, 118]
          .map(
            (tall, index) =>
              rect(40 + index * 60, 362 - tall, 20, tall, '#2f8f6c', { rx: 3 }) +
              rect(63 + index * 60, 362 - tall * 0.72, 20, tall * 0.72, '#9fd3bb', { rx: 3 }),
          )
          .join('') +
        stroke('M50 286L110 264L170 274L230 228', '#f2a154', 3),
    ),
  );

const styleGuide: Drawing = (size, random) =>
  sheet(
    size,
    '#ddd3e6',
    rect(26, 26, 92, 14, '#3d2f5c', { rx: 4 }) +
      ['#3d2f5c', '#6d5bd0', '#b39ddb', '#f2b84b', '#ef6f6c']
        .map((colour, index) => rect(26 + index * 51, 62, 44, 60, colour, { rx: 8 }))
        .join('') +
      [22, 16, 11]
        .map(
          (radius, index) =>
            circle(50 + index * 66, 174, radius, 'none', { stroke: '#3d2f5c', 'stroke-width': 3 }) +
            circle(50 + index * 66, 174, radius * 0.45, '#6d5bd0'),
        )
        .join('') +
      rect(26, 226, 84, 30, '#6d5bd0', { rx: 15 }) +
      rect(120, 226, 84, 30, 'none', { rx: 15, stroke: '#6d5bd0', 'stroke-width': 2 }) +
      rect(52, 238, 32, 6, '#ffffff', { rx: 3 }) +
      rect(146, 238, 32, 6, '#6d5bd0', { rx: 3 }) +
      text(random, 26, 284, 248, 5),
  );

const releaseNotes: Drawing = (size, random) =>
  sheet(
    size,
    '#c7ccd8',
    rect(0, 0, 300, 390, '#1f2635', { rx: 4 }) +
      ['#ff6f61', '#f7c548', '#5fc68a'].map((colour, index) => circle(20 + index * 18, 20, 5, colour)).join('') +
      steps(17)
        .map((share, line) => {
          const isHead = line % 6 === 0;
          const indent = isHead ? 0 : 18;
          return (
            rect(22, 48 + share * 310, 10, 6, '#46516b', { rx: 3 }) +
            (isHead
              ? rect(46, 47 + share * 310, random.between(80, 130), 8, '#8fd0ff', { rx: 4 })
              : rect(
                  46 + indent,
                  48 + share * 310,
                  random.between(20, 60),
                  6,
                  random.pick(['#f7c548', '#7fd8a8', '#e58fb8']),
                  { rx: 3 },
                ) + rect(132, 48 + share * 310, random.between(50, 130), 6, '#77839c', { rx: 3 }))
          );
        })
        .join(''),
  );

const stockOfTheShop: Drawing = (size, random) =>
  sheet(
    size,
    '#e8dcc6',
    grid(
      5,
      14,
      '#8a6a3c',
      Array.from({ length: 70 }, (_, cell) => {
        const [x, y] = [(cell % 5) * 60, 44 + Math.floor(cell / 5) * 26];
        return cell % 5 === 0
          ? rect(x + 12, y - 5, 20, 16, random.pick(['#d9694a', '#3f7d8c', '#e3b04f', '#5f8a5c', '#6d5b9a']), { rx: 3 })
          : cell % 5 === 4
            ? rect(x + 8, y, 44, 6, '#eee6d8', { rx: 3 }) +
              rect(x + 8, y, 44 * random.between(0.1, 1), 6, mix('#5fae8b', '#e3b04f', random.next()), { rx: 3 })
            : rect(x + 10, y, random.between(18, 40), 6, '#c8c0b2', { rx: 3 });
      }).join(''),
    ),
  );

/** What the files of the demo look like from afar. */
export const previews: Record<FilePicture, Drawing> = {
  'shopping-list': shoppingList,
  'guest-invitations': guestInvitations,
  'project-plan': projectPlan,
  'travel-guidelines': travelGuidelines,
  'budget-by-quarter': budgetByQuarter,
  'style-guide': styleGuide,
  'release-notes': releaseNotes,
  'stock-of-the-shop': stockOfTheShop,
};

import { darker, lighter, mix } from '../drawing/colours.ts';
import { circle, ellipse, group, path, rect, stroke } from '../drawing/svg.ts';

/** How somebody looks in their portrait. */
export type Look = {
  ground: string;
  skin: string;
  hair: string;
  style: HairStyle;
  wear: Wear;
  cloth: string;
  /** What covers their hair. */
  cover?: 'hijab' | 'headwrap' | 'cap' | 'beret' | 'headscarf';
  coverColour?: string;
  beard?: 'full' | 'short' | 'moustache' | 'goatee';
  glasses?: 'round' | 'square';
  earrings?: true;
  freckles?: true;
  /** Lines of a long life. */
  lined?: true;
  face?: 'round' | 'long' | 'square';
  mouth?: 'smile' | 'grin' | 'calm';
};
export type HairStyle = keyof typeof behind;
type Wear = 'crew' | 'shirt' | 'turtle' | 'hoodie' | 'blazer' | 'apron' | 'stripes' | 'dungarees';

const faces = { round: [21.5, 23.5], long: [19.5, 25.5], square: [21, 24] } as const;

/** Hair that is seen behind the head, at 100 units to the side. */
const behind = {
  short: () => '',
  crop: () => '',
  fade: () => '',
  bald: () => '',
  ringOnly: () => '',
  quiff: () => '',
  sidePart: () => '',
  curlyShort: (hair: string) =>
    [
      [31, 34, 9],
      [69, 34, 9],
      [38, 24, 10],
      [50, 20, 11],
      [62, 24, 10],
      [28, 42, 6],
      [72, 42, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
      .join(''),
  afro: (hair: string) =>
    circle(50, 36, 28, hair) +
    [
      [26, 46, 10],
      [74, 46, 10],
      [32, 24, 11],
      [68, 24, 11],
      [50, 14, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
      .join(''),
  bob: (hair: string) =>
    path('M24 44C22 20 36 14 50 14C64 14 78 20 76 44L77 62C77 68 70 69 66 68L34 68C30 69 23 68 23 62Z', hair),
  long: (hair: string) =>
    path('M25 42C23 20 36 13 50 13C64 13 77 20 75 42C75 58 82 72 79 88L21 88C18 72 25 58 25 42Z', hair),
  wavy: (hair: string) =>
    path(
      'M26 40C22 20 36 12 50 12C64 12 78 20 74 40C80 46 74 54 79 62C83 70 76 76 80 86L20 86C24 76 17 70 21 62C26 54 20 46 26 40Z',
      hair,
    ),
  curlyLong: (hair: string) =>
    [
      [30, 28, 12],
      [50, 19, 14],
      [70, 28, 12],
      [24, 44, 12],
      [76, 44, 12],
      [22, 60, 11],
      [78, 60, 11],
      [28, 74, 10],
      [72, 74, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
      .join(''),
  bun: (hair: string) => circle(50, 12, 10, hair),
  lowBun: (hair: string) => circle(71, 60, 9, hair),
  ponytail: (hair: string) => path('M62 20C82 22 86 44 80 66C78 72 73 72 72 66C76 50 72 36 60 30Z', hair),
  braids: (hair: string) =>
    [
      [24, 1],
      [76, -1],
    ]
      .map(([x = 0, side = 1]) =>
        [50, 59, 68, 77]
          .map((y, index) =>
            ellipse(x + side * index * 0.4, y, 5.4 - index * 0.4, 5.6, index % 2 === 0 ? hair : darker(hair, 0.12)),
          )
          .join(''),
      )
      .join(''),
  locs: (hair: string) =>
    [22, 27, 32, 68, 73, 78]
      .map((x, index) =>
        rect(
          x - 2.6,
          30 + Math.abs(50 - x) * 0.2,
          5.2,
          44 - (index % 2) * 5,
          index % 2 === 0 ? hair : darker(hair, 0.15),
          { rx: 2.6 },
        ),
      )
      .join(''),
  pixie: () => '',
};

/** Hair that is seen before the head. */
const before: Record<HairStyle, (hair: string) => string> = {
  short: (hair) =>
    path('M28 43C26 24 36 17 50 17C64 17 74 24 72 43C70 38 68 34 65 31C56 33 42 33 35 30C31 34 29.5 38 28 43Z', hair),
  crop: (hair) =>
    path(
      'M28.5 42C27 26 37 19 50 19C63 19 73 26 71.5 42C70.5 36 68 31 63 29C54 27.5 46 27.5 37 29C32 31 29.5 36 28.5 42Z',
      hair,
    ),
  fade: (hair) =>
    path(
      'M28.5 42C28 34 29.5 28 33 25C38 17 62 17 67 25C70.5 28 72 34 71.5 42C69.5 36 68.5 33 66.5 29.5L33.5 29.5C31.5 33 30.5 36 28.5 42Z',
      darker(hair, 0.05),
    ) + path('M33 29.5C33 19 40 16.5 50 16.5C60 16.5 67 19 67 29.5Z', hair),
  bald: () => ellipse(43, 26, 6, 3, '#ffffff', { opacity: 0.25, transform: 'rotate(-20 43 26)' }),
  ringOnly: (hair) =>
    path('M28 50C25 44 26 36 30 32C30.5 38 30 44 30.5 50ZM72 50C75 44 74 36 70 32C69.5 38 70 44 69.5 50Z', hair) +
    ellipse(44, 26, 6, 3, '#ffffff', { opacity: 0.25, transform: 'rotate(-20 44 26)' }),
  quiff: (hair) =>
    path(
      'M28.5 43C27.5 37 29 31 32 28C31 18 42 12 55 13C66 13.5 73 20 71 30C72 34 72 39 71.5 43C70 38 69 35 67 32C56 33 45 31 39 26C36 29 30.5 36 28.5 43Z',
      hair,
    ),
  sidePart: (hair) =>
    path('M28 45C25 25 36 16 51 16C65 16 75 25 72 45C71 39 69 35 66 31C55 32 44 29 40 23C39 29 32 34 30 38Z', hair),
  curlyShort: (hair) =>
    [
      [35, 28, 6.5],
      [43, 24.5, 7],
      [52, 24, 7],
      [61, 25.5, 6.5],
      [67, 31, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
      .join(''),
  afro: (hair) => path('M28 42C26 26 38 19 50 19C62 19 74 26 72 42C69 35 64 31.5 50 31.5C36 31.5 31 35 29 42Z', hair),
  bob: (hair) =>
    path('M27 50C25 28 36 18 50 18C64 18 75 28 73 50C72 42 71 37 69 34C58 36 40 36 31 33.5C29 38 28 43 27 50Z', hair),
  long: (hair) =>
    path('M27 52C25 28 36 17 50 17C64 17 75 28 73 52C72 42 68 34 58 25C50 33 38 36 31 36C29 41 28 46 27 52Z', hair),
  wavy: (hair) =>
    path('M27 50C25 28 36 16 50 16C64 16 75 28 73 50C72 42 66 38 50 22C44 32 34 36 31 38C29 42 28 46 27 50Z', hair),
  curlyLong: (hair) =>
    [
      [33, 30, 7],
      [41, 24.5, 7.5],
      [50, 23, 7.5],
      [59, 24.5, 7.5],
      [67, 30, 7],
      [29.5, 38, 5],
      [70.5, 38, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
      .join(''),
  bun: (hair) => path('M28 44C26 26 37 18 50 18C63 18 74 26 72 44C70 36 66 30 50 28.5C34 30 30 36 28 44Z', hair),
  lowBun: (hair) =>
    path('M28 46C26 26 37 17 50 17C63 17 74 26 72 46C71 38 67 32 52 24C44 32 34 35 31 37C29.5 40 28.5 43 28 46Z', hair),
  ponytail: (hair) =>
    path('M28 44C26 25 37 17 50 17C63 17 74 25 72 44C70 36 67 31 58 27C50 31 38 31 34 31C31 35 29 39 28 44Z', hair),
  braids: (hair) =>
    path('M26 52C24 28 36 17 50 17C64 17 76 28 74 52C72.5 42 68 33 50 24C32 33 27.5 42 26 52Z', hair) +
    stroke('M50 17V24', darker(hair, 0.25), 0.8),
  locs: (hair) =>
    path('M27 46C25 25 37 16 50 16C63 16 75 25 73 46C71 37 67 31 50 29C33 31 29 37 27 46Z', hair) +
    [36, 43, 50, 57, 64]
      .map((x) => stroke(`M${x} 18.5Q${x + (50 - x) * 0.1} 25 ${x} 30.5`, darker(hair, 0.22), 1))
      .join(''),
  pixie: (hair) =>
    path(
      'M27.5 47C25 27 36 16 51 16C65 16 75 26 72.5 47C71.5 42 70.5 38 68 33C62 36 50 36 41 28C40 34 33 38 30.5 40C29 42 28 44 27.5 47Z',
      hair,
    ),
};

const shoulders = 'M10 104C10 85 24 77 40 75.5L60 75.5C76 77 90 85 90 104Z';
const clothes: Record<Wear, (cloth: string, skin: string) => string> = {
  crew: (cloth) => path(shoulders, cloth) + stroke('M40.5 76C43 82.5 57 82.5 59.5 76', darker(cloth, 0.18), 2.4),
  shirt: (cloth) =>
    path(shoulders, cloth) +
    path('M40 74.5L50 86L60 74.5L66 78L57 91L50 86L43 91L34 78Z', lighter(cloth, 0.55)) +
    stroke('M50 87V104', darker(cloth, 0.15), 1.2) +
    [92, 98].map((y) => circle(50, y, 1.1, darker(cloth, 0.3))).join(''),
  turtle: (cloth) =>
    path(shoulders, cloth) +
    rect(38.5, 68, 23, 11.5, lighter(cloth, 0.1), { rx: 4.5 }) +
    stroke('M39.5 74.5H60.5', darker(cloth, 0.15), 1),
  hoodie: (cloth) =>
    path(shoulders, cloth) +
    path(
      'M34 77C36 70 41 71 43 74C46 83 54 83 57 74C59 71 64 70 66 77C63 88 56 90 50 90C44 90 37 88 34 77Z',
      darker(cloth, 0.14),
    ) +
    stroke('M45 88V97M55 88V97', lighter(cloth, 0.6), 1.3),
  blazer: (cloth) =>
    path(shoulders, cloth) +
    path('M41 74L50 96L59 74Z', '#fbf7f0') +
    path('M40 74.5L50 99L38 104L31 80L27 79ZM60 74.5L50 99L62 104L69 80L73 79Z', darker(cloth, 0.2)),
  apron: (cloth) =>
    path(shoulders, '#f4efe6') +
    stroke('M40.5 76C43 82 57 82 59.5 76', '#d8cfbf', 2) +
    path('M37 88H63V104H37Z', cloth) +
    stroke('M37 88L35 76.5M63 88L65 76.5', cloth, 3),
  stripes: (cloth) =>
    path(shoulders, '#fbf7f0') +
    [83, 89.5, 96]
      .map((y, index) =>
        path(
          `M${[21, 14, 11][index] ?? 10} ${y}H${[79, 86, 89][index] ?? 90}V${y + 3.2}H${[17.5, 12, 10][index] ?? 10}Z`,
          cloth,
        ),
      )
      .join('') +
    stroke('M40.5 76C43 82 57 82 59.5 76', cloth, 2.2),
  dungarees: (cloth) =>
    path(shoulders, '#f3d9a4') +
    path('M35 90H65V104H35Z', cloth) +
    stroke('M36 91L32 77.5M64 91L68 77.5', cloth, 4.4) +
    [37.5, 62.5].map((x) => circle(x, 92.5, 1.5, '#f6e6bf')).join(''),
};

const eyes = (skin: string, hair: string, lined: boolean) =>
  [41.3, 58.7].map((x) => ellipse(x, 46, 2.15, 2.5, '#2a2220') + circle(x + 0.75, 45.2, 0.7, '#ffffff')).join('') +
  stroke('M37.4 40.4Q41 38.2 44.6 40M55.4 40Q59 38.2 62.6 40.4', mix(hair, '#3a2b26', 0.45), 1.5) +
  (lined
    ? stroke(
        'M35.6 47.5l-2.4 1.2M35.8 45.2l-2.5 0M64.4 47.5l2.4 1.2M64.2 45.2l2.5 0M44 34.8Q50 33.8 56 34.8',
        darker(skin, 0.18),
        0.8,
      )
    : '');

const mouths = {
  smile: (skin: string) => stroke('M43.5 57.2Q50 63 56.5 57.2', darker(mix(skin, '#a33b34', 0.5), 0.2), 1.8),
  grin: (skin: string) =>
    path('M42.5 56.4Q50 58.2 57.5 56.4Q56 64 50 64Q44 64 42.5 56.4Z', darker(mix(skin, '#8c2b2b', 0.65), 0.25)) +
    path('M44 57Q50 58.4 56 57L55.4 59.3Q50 60.4 44.6 59.3Z', '#ffffff'),
  calm: (skin: string) => stroke('M44.5 58.6Q50 61.2 55.5 58.6', darker(mix(skin, '#a33b34', 0.5), 0.2), 1.8),
};

const beards = {
  full: (hair: string) =>
    path(
      'M28.6 46C29 60 33 73 50 74.5C67 73 71 60 71.4 46C70 52 66 54.5 61 53.4C57 51.8 53 52.6 50 53.4C47 52.6 43 51.8 39 53.4C34 54.5 30 52 28.6 46Z',
      hair,
    ),
  short: (hair: string) =>
    path(
      'M29 48C30 60 35 71.6 50 72.4C65 71.6 70 60 71 48C69.5 56 65.5 58 62 55C57.5 52.6 53.5 53 50 53.6C46.5 53 42.5 52.6 38 55C34.5 58 30.5 56 29 48Z',
      hair,
      { opacity: 0.82 },
    ),
  moustache: (hair: string) =>
    path(
      'M50 53.4C46 51.4 41.5 52.8 39.6 56.6C43.5 57.6 47.5 57 50 55.6C52.5 57 56.5 57.6 60.4 56.6C58.5 52.8 54 51.4 50 53.4Z',
      hair,
    ),
  goatee: (hair: string) =>
    path('M43 62.5C43 69 46 72.6 50 72.6C54 72.6 57 69 57 62.5C55 65.4 45 65.4 43 62.5Z', hair) +
    path('M50 53.6C46.5 52 43 53 41.6 55.8C45 56.6 48 56 50 55.2C52 56 55 56.6 58.4 55.8C57 53 53.5 52 50 53.6Z', hair),
};

const covers = {
  hijab: (colour: string) =>
    path(
      'M50 12C30 12 22 28 23.5 46C24 62 20 70 16 84C28 96 72 96 84 84C80 70 76 62 76.5 46C78 28 70 12 50 12ZM50 24C62 24 69.5 33 69.5 46C69.5 60 61 69.5 50 69.5C39 69.5 30.5 60 30.5 46C30.5 33 38 24 50 24Z',
      colour,
      { 'fill-rule': 'evenodd' },
    ) +
    stroke('M30 34C34 25 42 22.5 50 22.5C58 22.5 66 25 70 34', darker(colour, 0.16), 1.6) +
    stroke('M33 66C40 78 58 84 74 82M36 71C42 80 52 86 64 88', darker(colour, 0.14), 1.3),
  headwrap: (colour: string) =>
    path('M26.5 40C24 24 35 16 50 16C65 16 76 24 73.5 40C66 31.5 34 31.5 26.5 40Z', colour) +
    ellipse(50, 13.5, 16, 9.5, colour) +
    ellipse(60, 11, 9, 6.5, lighter(colour, 0.14), { transform: 'rotate(24 60 11)' }) +
    stroke('M29 34C38 24 54 20 70 25M36 17C44 12 54 10 62 14', darker(colour, 0.2), 1.4) +
    stroke('M30 37.6C40 30.5 60 30.5 70 37.6', lighter(colour, 0.35), 1.8),
  cap: (colour: string) =>
    path('M28 36C27 22 38 16 50 16C62 16 73 22 72 36Z', colour) +
    path('M27 35.5C38 31 66 31 80 37.5C80.5 40 79 40.6 76 40C62 35.4 40 35.4 28 38.6Z', darker(colour, 0.22)) +
    circle(50, 16, 1.7, darker(colour, 0.22)),
  beret: (colour: string) =>
    path('M26 33C22 20 38 11 54 12.5C72 14 82 24 75 32C66 28 38 28 26 33Z', colour) +
    stroke('M54 12.5L55.5 8.5', darker(colour, 0.2), 2) +
    stroke('M28 34C40 29.5 62 29.5 73 33', darker(colour, 0.24), 2.6),
  headscarf: (colour: string) =>
    path(
      'M25.5 47C22 24 36 14.5 50 14.5C64 14.5 78 24 74.5 47C74.5 58 70 66 62 71L50 78L38 71C30 66 25.5 58 25.5 47ZM50 27C39 28 31 35 30.6 47C31 60 39 69.6 50 69.6C61 69.6 69 60 69.4 47C69 35 61 28 50 27Z',
      colour,
      { 'fill-rule': 'evenodd' },
    ) +
    [
      [33, 27],
      [42, 20.5],
      [52, 19.5],
      [62, 22.5],
      [69, 30],
      [27.8, 38],
      [72.4, 39],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.3, lighter(colour, 0.6)))
      .join('') +
    path('M46 75L40 88L50 81L60 88L54 75Z', darker(colour, 0.1)),
};

/** Hair shows under these, at the sides or the front. */
const hairUnder = new Set(['cap', 'beret']);

/** A portrait, 100 units to each side. */
export function portrait(look: Look): string {
  const { skin, hair, style, cover, coverColour = '#888888', face = 'round', mouth = 'smile' } = look;
  const [rx, ry] = faces[face];
  const showsHair = cover === undefined || hairUnder.has(cover);
  const isWhole = cover === 'hijab' || cover === 'headscarf';
  const head =
    face === 'square'
      ? path(
          'M28.8 42C28.8 28 37 20.5 50 20.5C63 20.5 71.2 28 71.2 42C71.2 53 70.6 59 66 64.5C61 70 56 71.5 50 71.5C44 71.5 39 70 34 64.5C29.4 59 28.8 53 28.8 42Z',
          skin,
        )
      : ellipse(50, 46.5, rx, ry, skin);
  return (
    rect(0, 0, 100, 100, look.ground) +
    circle(82, 22, 30, lighter(look.ground, 0.16)) +
    (showsHair ? behind[style](hair) : '') +
    path('M42 60H58V77C58 82.5 42 82.5 42 77Z', darker(skin, 0.13)) +
    clothes[look.wear](look.cloth, skin) +
    (isWhole
      ? ''
      : circle(50 - rx - 0.3, 48, 4, darker(skin, 0.05)) + circle(50 + rx + 0.3, 48, 4, darker(skin, 0.05))) +
    head +
    [37.6, 62.4].map((x) => ellipse(x, 53.6, 3.9, 2.6, mix(skin, '#e0503f', 0.5), { opacity: 0.32 })).join('') +
    (look.freckles
      ? [
          [36.4, 51.6],
          [39, 53],
          [41.2, 51.4],
          [63.6, 51.6],
          [61, 53],
          [58.8, 51.4],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.65, darker(skin, 0.3)))
          .join('')
      : '') +
    (look.beard ? beards[look.beard](hair) : '') +
    eyes(skin, hair, look.lined === true) +
    stroke('M50 47.5C50.4 49.8 52 51 50.6 52.2C50 52.6 49.2 52.4 48.6 52', darker(skin, 0.24), 1.4) +
    mouths[mouth](skin) +
    (showsHair ? group(cover ? { opacity: 1 } : {}, before[style](hair)) : '') +
    (cover ? covers[cover](coverColour) : '') +
    (look.glasses ? glassesOf(look.glasses) : '') +
    (look.earrings && !isWhole
      ? [50 - rx - 0.8, 50 + rx + 0.8].map((x) => circle(x, 54.4, 1.7, '#f2c14e')).join('')
      : '')
  );
}

function glassesOf(kind: 'round' | 'square'): string {
  const lens = (x: number) =>
    kind === 'round'
      ? circle(x, 46.2, 6, '#ffffff', { 'fill-opacity': 0.18, stroke: '#2b2b33', 'stroke-width': 1.3 })
      : rect(x - 6.4, 41.4, 12.8, 9.6, '#ffffff', {
          rx: 2.4,
          'fill-opacity': 0.18,
          stroke: '#2b2b33',
          'stroke-width': 1.4,
        });
  return (
    lens(41.3) +
    lens(58.7) +
    stroke('M47.4 45.4Q50 44 52.6 45.4M35.2 45.4L29.5 44.2M64.8 45.4L70.5 44.2', '#2b2b33', 1.2)
  );
}

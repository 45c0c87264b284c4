/** What a colour says about its subject. Never the only sign of it: an icon or a word goes with it. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info';

/** All tones, in the order they are shown. */
export const TONES: readonly Tone[] = ['neutral', 'primary', 'success', 'warning', 'error', 'info'];

const GROUNDS = ['bg', 'surface', 'surface2', 'raised'] as const;
const CHARTS = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

/** The roles that are not derived from a tone. */
type PlainRole =
  | (typeof GROUNDS)[number]
  | 'border'
  | 'borderStrong'
  | 'controlBorder'
  | 'text'
  | 'textMuted'
  | 'hover'
  | 'focus'
  | 'shadow'
  | 'scrim'
  | (typeof CHARTS)[number];

/**
 * What a colour is for. A scheme gives each role a value, and components know nothing but roles.
 *
 * Grounds are `bg` (page), `surface` (cards), `surface2` (wells, table heads) and `raised` (menus, dialogs).
 * `border` parts areas, `borderStrong` outlines what has words of its own (a button, a key, a card under the pointer),
 * `controlBorder` what is known by its outline alone (a field, a checkbox, a switch). `hover` is translucent and lies over any ground.
 * For a tone, `error` is the solid colour, `onError` the text on it, `errorTint` a quiet ground, `errorText` the text for
 * that tint and for every ground, `errorHover` the solid under a pointer.
 */
export type ColorRole = PlainRole | Tone | `on${Capitalize<Tone>}` | `${Tone}Tint` | `${Tone}Text` | `${Tone}Hover`;

/** The grounds text may stand on, and the six colours of chart series: what the contrast rules walk over. */
export const ROLE_GROUPS = { grounds: GROUNDS, charts: CHARTS } as const;

/** The name of the role for text on a tone's solid colour: `onError`. */
export const onTone = (tone: Tone): `on${Capitalize<Tone>}` =>
  `on${(tone.charAt(0).toUpperCase() + tone.slice(1)) as Capitalize<Tone>}`;

/** The CSS variable that carries a role: `--ez-text-muted`. */
export const variableOf = (role: ColorRole): string =>
  `--ez-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** All roles, in a fixed order. */
export const COLOR_ROLES: readonly ColorRole[] = [
  ...GROUNDS,
  'border',
  'borderStrong',
  'controlBorder',
  'text',
  'textMuted',
  'hover',
  'focus',
  'shadow',
  'scrim',
  ...TONES.flatMap((tone): ColorRole[] => [tone, onTone(tone), `${tone}Tint`, `${tone}Text`, `${tone}Hover`]),
  ...CHARTS,
];

/** A named set of colours. */
export type Scheme = {
  /** The name it is stored and chosen by. */
  name: string;
  /** Whether it is a dark one; native controls and scrollbars follow. */
  dark: boolean;
  /** A CSS colour for each role. */
  color: Record<ColorRole, string>;
};

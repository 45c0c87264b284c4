import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { COLOR_ROLES, onTone, TONES, variableOf } from './roles';
import type { ColorRole, Tone } from './roles';

const px = (pixels: number): string => `${String(pixels / 10)}rem`;

const record = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;

const color = record<ColorRole, string>(COLOR_ROLES, (role) => `var(${variableOf(role)})`);

/**
 * Arabic is a tenth taller, never below 14 px and without letter-spacing: the global style sets these three variables
 * on Arabic elements.
 */
const font = (size: number, line: number, weight: number, tracking = 0): RuleSet => css`
  font-size: max(${px(size)}, var(--ez-font-floor));
  line-height: calc(${px(line)} * var(--ez-leading));
  font-weight: ${weight};
  letter-spacing: calc(${tracking}em * var(--ez-tracking));
`;

const shadow = (y: number, blur: number, share: number): string =>
  `0 ${px(y)} ${px(blur)} color-mix(in srgb, ${color.shadow} ${String(share)}%, transparent)`;

const radius = { tag: px(4), control: px(6), card: px(10), dialog: px(14), full: '999.9rem' };

const elevation = ['none', shadow(1, 2, 6), shadow(4, 12, 10), shadow(12, 32, 16)] as const;

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';
const EASE_IN = 'cubic-bezier(0.4, 0, 1, 1)';

const up = (pixels: number): string => `@media (min-width: ${String(pixels)}px)`;

/** Breakpoints in CSS pixels; from `lg` up the navbar and sidebars are permanent. */
export const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

/**
 * The design tokens. One static object: its colours are CSS variables, so another scheme repaints the page without rendering it
 * again. Lengths are strings in rem on a 62.5 % root, so that the user's font size scales everything.
 */
export const theme = {
  /** A length on the 4 px grid: `space(3)` is 12 px. */
  space: (steps: number): string => px(steps * 4),
  /** Any other length given in pixels at the normal font size, as a rem string. */
  px,
  /** The colour for a role. */
  color,
  /** The colours of a tone: a solid with text on it, or the quieter tint with its text (which suits every ground). */
  tone: record(TONES, (tone: Tone) => ({
    solid: color[tone],
    onSolid: color[onTone(tone)],
    hover: color[`${tone}Hover`],
    tint: color[`${tone}Tint`],
    text: color[`${tone}Text`],
  })),
  /** A colour that is of no scheme, as that of a label, mixed with the text so that dots and icons in it are seen on every ground. */
  visible: (hue: string): string => `color-mix(in oklab, ${hue} 70%, ${color.text})`,
  /** Font families: `text` for everything, `mono` for code and keys. */
  font: { text: 'var(--ez-font)', mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" },
  /** Size, line height and weight, as fragments: `${({ theme }) => theme.type.body}`. */
  type: {
    caption: font(12, 16, 500),
    dense: font(13, 20, 400),
    body: font(14, 20, 400),
    control: font(14, 20, 500),
    cardTitle: font(16, 24, 600, -0.006),
    section: font(20, 28, 600, -0.012),
    pageTitle: font(24, 32, 600, -0.018),
    hero: font(32, 40, 700, -0.022),
  },
  /** Digits of equal width, for figures that change or stand in columns; tables and `<time>` have them already. */
  figures: css`
    font-variant-numeric: tabular-nums;
  `,
  /** Corner radii. Inside a padded corner: outer radius less the padding. */
  radius,
  /** Heights of controls. */
  control: { dense: px(32), default: px(36), large: px(40) },
  /** Values for `box-shadow`: 0 lies flat, 1 hovered card, 2 menu and popover, 3 dialog and side panel. */
  elevation,
  /** Durations with their easing, for `transition` and `animation`; animate transform and opacity only. */
  motion: {
    press: `80ms ${EASE_OUT}`,
    hover: `120ms ${EASE_OUT}`,
    menuIn: `160ms ${EASE_OUT}`,
    menuOut: `120ms ${EASE_IN}`,
    panelIn: `200ms ${EASE_OUT}`,
    panelOut: `160ms ${EASE_IN}`,
    dialogIn: `240ms ${EASE_OUT}`,
    dialogOut: `160ms ${EASE_IN}`,
  },
  /** Values for `z-index`. */
  layer: { base: 0, sticky: 10, navbar: 20, toolbar: 30, panel: 40, dialog: 50, snackbar: 60, tooltip: 70 },
  /** Media queries from a width upwards. */
  up: { sm: up(BREAKPOINTS.sm), md: up(BREAKPOINTS.md), lg: up(BREAKPOINTS.lg), xl: up(BREAKPOINTS.xl) },
  /** Fixed sizes of the shell. */
  width: {
    navbar: px(280),
    navbarFolded: px(64),
    sidePanel: px(120),
    sidePanelDense: px(64),
    sidebar: px(240),
    /** That of an app below 1600 px. */
    sidebarNarrow: px(208),
    pageHeader: px(120),
    toolbar: px(64),
    chat: px(360),
    chatSmall: px(320),
    chatRail: px(70),
    notifications: px(320),
    quickPanel: px(280),
    settings: px(380),
    signInCard: px(384),
    container: px(1570),
    containerNarrow: px(1120),
    prose: '68ch',
  },
  /** What is done, of things to do: the words alone, the box says it, too. */
  done: css`
    color: ${color.textMuted};
    text-decoration: line-through;
  `,
  /** What lies over the page: a menu, a popover, the list of a field. */
  raisedSurface: css`
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${elevation[2]};
  `,
  /** The focus of a field, on the box that is its edge: an accent border and a softer ring around it. */
  fieldFocus: css`
    border-color: ${color.focus};
    outline: ${px(3)} solid color-mix(in srgb, ${color.focus} 50%, transparent);
    outline-offset: 0;
  `,
  /** The focus ring; the global style draws it on everything, this is for elements that stand in for a hidden input. */
  focusRing: css`
    outline: ${px(2)} solid ${color.focus};
    outline-offset: ${px(2)};
  `,
} as const;

/** The type of the tokens. */
export type EzoneTheme = typeof theme;

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- only an interface can be augmented
  export interface DefaultTheme extends EzoneTheme {}
}

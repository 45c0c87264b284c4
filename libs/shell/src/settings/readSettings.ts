import type { SchemeName } from '@ezone/ui/theme';
import type { User } from '../session';
import { isRecord } from './mergeSettings';
import { resolveScheme } from './themeSchemes';

/** The arrangements of the shell: `layout1` has its navbar at the side, the others on top. */
export const LAYOUT_STYLES = ['layout1', 'layout2', 'layout3'] as const;
/** An arrangement of the shell. */
export type LayoutStyle = (typeof LAYOUT_STYLES)[number];

/** How wide the shell and its content are; the default comes first. */
export const LAYOUT_MODES = ['container', 'boxed', 'fullwidth'] as const;
/** How wide the shell and its content are. */
export type LayoutMode = (typeof LAYOUT_MODES)[number];

/** The looks of a navbar at the side. */
export const NAVBAR_STYLES = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const;
/** A look of a navbar at the side. */
export type NavbarStyle = (typeof NAVBAR_STYLES)[number];

/** The documented widths of the content, in CSS pixels. */
export const CONTAINER_WIDTH: Readonly<Record<LayoutStyle, number>> = { layout1: 1570, layout2: 1120, layout3: 1120 };

/** A user's settings as they are stored. */
export type StoredSettings = User['data']['settings'];

/** Any part of a value; arrays are replaced as a whole. */
type PartsOf<T> = T extends readonly unknown[] ? T : T extends object ? { [Key in keyof T]?: PartsOf<T[Key]> } : T;

/** The parts to change; the rest stays as it is. Another layout style starts from that style's own defaults. */
export type SettingsPatch = PartsOf<StoredSettings>;

/** What is stored of how a user wants Ezone to be. `shortcuts` are ids of entries of the menu, in order. */
export type StoredData = Pick<User['data'], 'settings' | 'shortcuts'>;

/** A change of it: parts of the settings, or all of the shortcuts. */
export type DataPatch = { settings?: SettingsPatch; shortcuts?: string[] };

/** What the shell makes of the settings. */
export type ShellSettings = {
  /** The scheme of the page. */
  scheme: SchemeName;
  /** The arrangement of navbar, toolbar and page. */
  style: LayoutStyle;
  /** `boxed`: all of the app in a box; `container`: the content in the middle; `fullwidth`: from edge to edge. */
  mode: LayoutMode;
  /** Of the box or the content, in CSS pixels. */
  containerWidth: number;
  /** `content`: bars that are fixed stay in view; `body`: all of the page scrolls. */
  scroll: 'content' | 'body';
  /** `style` is that of layout1's; `isFixed` and no side, style or folding count in layout2 and layout3. */
  navbar: {
    scheme: SchemeName;
    isShown: boolean;
    style: NavbarStyle;
    side: 'start' | 'end';
    isFolded: boolean;
    isFixed: boolean;
  };
  /** `above` the page, beside the navbar (layout1) or over it; or `below`: at the foot, in layout2 under the navbar. */
  toolbar: { scheme: SchemeName; isShown: boolean; isFixed: boolean; position: 'above' | 'below' };
  footer: { scheme: SchemeName; isShown: boolean; isFixed: boolean };
  /** The panel of shortcuts. */
  hasLeftPanel: boolean;
  /** The rail of the panel at the end side, which opens from elsewhere without it, too. */
  hasRightPanel: boolean;
  hasCustomScrollbars: boolean;
  direction: 'ltr' | 'rtl';
};

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** The stored word where it is one of these, else the documented default, which is the first of them. */
const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], stored: unknown): Word =>
  words.find((word) => word === stored) ?? words[0];

/**
 * Reads stored settings. They come from a database or the browser and may be of another version: whatever is missing or
 * unknown has the documented default (layout1, navbar at the left in greyDark, everything shown, nothing folded).
 */
export function readSettings(stored: unknown): ShellSettings {
  const style = oneOf(LAYOUT_STYLES, at(stored, 'layout', 'style'));
  const config = at(stored, 'layout', 'config');
  const given = at(stored, 'theme');
  const theme = isRecord(given) ? given : {};
  const bar = (part: 'navbar' | 'toolbar' | 'footer') => ({
    scheme: resolveScheme(theme, part),
    isShown: at(config, part, 'display') !== false,
    isFixed: at(config, part, 'style') !== 'static',
  });
  const width = at(config, 'containerWidth');
  return {
    scheme: resolveScheme(theme, 'main'),
    style,
    mode: oneOf(LAYOUT_MODES, at(config, 'mode')),
    containerWidth: typeof width === 'number' ? width : CONTAINER_WIDTH[style],
    scroll: oneOf(['content', 'body'], at(config, 'scroll')),
    navbar: {
      ...bar('navbar'),
      style: oneOf(NAVBAR_STYLES, at(config, 'navbar', 'style')),
      // Named for a page that reads from left to right; in Arabic the left one stands at the right.
      side: at(config, 'navbar', 'position') === 'right' ? 'end' : 'start',
      isFolded: at(config, 'navbar', 'folded') === true,
    },
    toolbar: { ...bar('toolbar'), position: oneOf(['above', 'below'], at(config, 'toolbar', 'position')) },
    footer: { ...bar('footer'), isFixed: at(config, 'footer', 'style') === 'fixed' },
    hasLeftPanel: at(config, 'leftSidePanel', 'display') !== false,
    hasRightPanel: at(config, 'rightSidePanel', 'display') !== false,
    hasCustomScrollbars: at(stored, 'customScrollbars') !== false,
    direction: oneOf(['ltr', 'rtl'], at(stored, 'direction')),
  };
}

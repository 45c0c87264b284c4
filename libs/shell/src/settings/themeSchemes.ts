import { darkSchemeOf, isDarkScheme, isSchemeName, lightSchemeOf, SCHEME_NAMES } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';

/** The parts of the page that have a scheme of their own. `main` is the page itself. */
export const THEME_PARTS = ['main', 'navbar', 'toolbar', 'footer'] as const;

/** A part of the page that has a scheme of its own. */
export type ThemePart = (typeof THEME_PARTS)[number];

/** What a bar may have instead of a scheme by name: the page's, as it is or as the light or dark one of its pair. */
export const MAIN_VARIANTS = ['mainTheme', 'mainThemeLight', 'mainThemeDark'] as const;

/** A scheme that follows the page's. */
export type MainVariant = (typeof MAIN_VARIANTS)[number];

/** What can be stored for a part: a scheme, or for a bar one that follows the page's. */
export type SchemeChoice = SchemeName | MainVariant;

const variants: Readonly<Record<MainVariant, (main: SchemeName) => SchemeName>> = {
  mainTheme: (main) => main,
  mainThemeLight: lightSchemeOf,
  mainThemeDark: darkSchemeOf,
};

const defaults = {
  main: 'default',
  navbar: 'greyDark',
  toolbar: 'mainTheme',
  footer: 'mainTheme',
} as const satisfies Record<ThemePart, SchemeChoice>;

const isMainVariant = (name: string): name is MainVariant => Object.hasOwn(variants, name);

/** What is offered for a part, in the order it is shown: for the page the schemes alone, for a bar the page's variants first. */
export const selectableSchemes = (part: ThemePart): readonly SchemeChoice[] =>
  part === 'main' ? SCHEME_NAMES : [...MAIN_VARIANTS, ...SCHEME_NAMES];

/** What is chosen for a part. A stored name that is not offered for it (any more) gives way to the documented default. */
export const chosenScheme = (theme: Readonly<Partial<Record<ThemePart, unknown>>>, part: ThemePart): SchemeChoice => {
  const name = theme[part];
  if (typeof name !== 'string') return defaults[part];
  if (isSchemeName(name) || (part !== 'main' && isMainVariant(name))) return name;
  return defaults[part];
};

/**
 * The scheme that a part is painted in, given what is stored for all of them. `greyDark` is a frame for light pages: beside
 * a dark page it would be a second grey, and gives way to the page's own.
 */
export const resolveScheme = (theme: Readonly<Partial<Record<ThemePart, unknown>>>, part: ThemePart): SchemeName => {
  const choice = chosenScheme(theme, part);
  if (part !== 'main' && choice === 'greyDark') {
    const main = resolveScheme(theme, 'main');
    return isDarkScheme(main) ? main : choice;
  }
  return isMainVariant(choice) ? variants[choice](resolveScheme(theme, 'main')) : choice;
};

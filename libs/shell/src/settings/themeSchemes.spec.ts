/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { SCHEME_NAMES } from '@ezone/ui/theme';
import { chosenScheme, MAIN_VARIANTS, resolveScheme, selectableSchemes } from './themeSchemes';

it.each([
  ['main', {}, 'default'],
  ['navbar', {}, 'greyDark'],
  ['toolbar', {}, 'default'],
  ['footer', { main: 'plumDark' }, 'plumDark'],
  ['toolbar', { main: 'oceanDark', toolbar: 'mainThemeLight' }, 'ocean'],
  ['navbar', { main: 'ocean', navbar: 'mainThemeDark' }, 'oceanDark'],
  ['navbar', { main: 'ocean', navbar: 'mainTheme' }, 'ocean'],
  ['footer', { main: 'greyDark', footer: 'mainThemeLight' }, 'default'],
  ['navbar', { main: 'ocean', navbar: 'amber' }, 'amber'],
  // The page cannot follow itself.
  ['main', { main: 'mainThemeDark' }, 'default'],
  ['main', { main: 'noSuchScheme' }, 'default'],
  ['navbar', { main: 'noSuchScheme', navbar: 'mainThemeDark' }, 'defaultDark'],
  ['navbar', { navbar: 7 }, 'greyDark'],
] as const)('paints the %s of %j in %s', (part, theme, scheme) => {
  expect(resolveScheme(theme, part)).toBe(scheme);
});

it('offers the schemes for the page, and for a bar also those that follow it', () => {
  expect(selectableSchemes('main')).toEqual(SCHEME_NAMES);
  expect(selectableSchemes('navbar')).toEqual([...MAIN_VARIANTS, ...SCHEME_NAMES]);
});

it('tells what was chosen for a bar, not what comes of it', () => {
  expect(chosenScheme({ main: 'ocean', footer: 'mainThemeDark' }, 'footer')).toBe('mainThemeDark');
  expect(chosenScheme({}, 'toolbar')).toBe('mainTheme');
});

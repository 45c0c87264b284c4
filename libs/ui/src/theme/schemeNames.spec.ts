import { darkSchemeOf, isDarkScheme, isSchemeName, lightSchemeOf, SCHEME_NAMES, schemeTwin } from './schemeNames';
import { SEEDS } from './seeds';

it('knows twenty-five schemes, each once', () => {
  expect(new Set(SCHEME_NAMES).size).toBe(25);
  expect(SCHEME_NAMES).toHaveLength(25);
});

it.each(SCHEME_NAMES)('says by its name whether %s is dark', (name) => {
  expect(isDarkScheme(name)).toBe(SEEDS[name].dark);
});

it.each(['', 'Dark', 'toString', 'oceanDarkDark', 'grey'])('does not take %j for a scheme', (name) => {
  expect(isSchemeName(name)).toBe(false);
});

it.each([
  ['ocean', 'ocean', 'oceanDark', 'oceanDark'],
  ['oceanDark', 'ocean', 'oceanDark', 'ocean'],
  ['default', 'default', 'defaultDark', 'defaultDark'],
  ['greyDark', 'default', 'greyDark', 'default'],
] as const)('%s is %s in the light, %s in the dark, and turns into %s', (name, light, dark, twin) => {
  expect([lightSchemeOf(name), darkSchemeOf(name), schemeTwin(name)]).toEqual([light, dark, twin]);
});

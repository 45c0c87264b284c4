/** The schemes that come light and dark: `ocean` is the light one, `oceanDark` its twin. In the order they are shown. */
export const SCHEME_PAIRS = [
  'default',
  'sky',
  'ocean',
  'forest',
  'olive',
  'amber',
  'sand',
  'crimson',
  'rose',
  'plum',
  'violet',
  'slate',
] as const;

/** The name of a light scheme that has a dark twin. */
export type SchemePair = (typeof SCHEME_PAIRS)[number];

/** The name of a scheme. `greyDark` stands by itself: a dark grey for the navbar beside any other scheme. */
export type SchemeName = SchemePair | `${SchemePair}Dark` | 'greyDark';

const darkOfPair = (pair: SchemePair): SchemeName => `${pair}Dark`;

/** The names of all schemes: light before dark, in the order they are shown. */
export const SCHEME_NAMES: readonly SchemeName[] = [...SCHEME_PAIRS, ...SCHEME_PAIRS.map(darkOfPair), 'greyDark'];

/** Whether a stored or received name is one of ours. */
export const isSchemeName = (name: string): name is SchemeName => (SCHEME_NAMES as readonly string[]).includes(name);

/** Whether a scheme is a dark one. Its name says so. */
export const isDarkScheme = (name: SchemeName): boolean => name.endsWith('Dark');

/** The light scheme of the pair that a scheme belongs to. One without a twin gives way to `default`. */
export const lightSchemeOf = (name: SchemeName): SchemeName => {
  if (!isDarkScheme(name)) return name;
  const light = name.slice(0, -'Dark'.length);
  return isSchemeName(light) ? light : 'default';
};

/** The dark scheme of the pair that a scheme belongs to. */
export const darkSchemeOf = (name: SchemeName): SchemeName =>
  isDarkScheme(name) ? name : darkOfPair(name as SchemePair);

/** The other one of a scheme's pair, as the switch between light and dark has it. */
export const schemeTwin = (name: SchemeName): SchemeName =>
  isDarkScheme(name) ? lightSchemeOf(name) : darkSchemeOf(name);

/** The schemes whose colours the page brings with it. Those of the others are fetched when one of them is named. */
const START_SCHEMES: readonly SchemeName[] = ['default', 'defaultDark', 'greyDark'];

/** Whether a scheme's colours are on the page from the start. */
export const isStartScheme = (name: SchemeName): boolean => START_SCHEMES.includes(name);

import { SCHEME_PAIRS } from './schemeNames';
import type { SchemeName, SchemePair } from './schemeNames';

/** The few decisions behind a scheme; everything else follows from them in `generateScheme`. */
export type SchemeSeed = {
  dark: boolean;
  /** Hue of the accent, in degrees of OKLCH. */
  hue: number;
  /** How colourful the accent is; about 0.03 (quiet) to 0.2 (loud). */
  chroma: number;
  /** Text on the accent is dark, for hues that are only themselves when bright. Light schemes only: dark ones always have it. */
  bright?: boolean;
  /** Hue of the greys. @default the accent's */
  greyHue?: number;
  /** How much of that hue the greys show. @default 0.006 */
  greyChroma?: number;
  /** Lightness added to every ground of a dark scheme, taken from the page ground of a light one. @default 0 */
  lift?: number;
};

type PairSeed = Omit<SchemeSeed, 'dark' | 'lift'> & {
  /** Where the dark twin differs. */
  dark?: Partial<Omit<SchemeSeed, 'dark'>>;
  /** Where the light twin differs. */
  light?: Partial<Omit<SchemeSeed, 'dark'>>;
};

/** A light scheme and its dark twin share their seed. Hues are spread so that no two accents are taken for each other. */
const PAIR_SEEDS: Readonly<Record<SchemePair, PairSeed>> = {
  default: { hue: 268, chroma: 0.18, greyChroma: 0.0025, dark: { greyChroma: 0.006 } },
  sky: { hue: 236, chroma: 0.135, greyChroma: 0.008, light: { lift: 0.008 }, dark: { greyChroma: 0.016, lift: 0.02 } },
  ocean: { hue: 205, chroma: 0.11, greyChroma: 0.007, dark: { greyChroma: 0.011 } },
  forest: { hue: 155, chroma: 0.12, greyChroma: 0.007, dark: { greyChroma: 0.009 } },
  olive: { hue: 118, chroma: 0.11, greyChroma: 0.009, light: { lift: 0.008 }, dark: { lift: 0.015 } },
  amber: { hue: 76, chroma: 0.145, bright: true, greyChroma: 0.008, dark: { greyChroma: 0.006, lift: -0.01 } },
  sand: {
    hue: 55,
    chroma: 0.065,
    greyHue: 84,
    greyChroma: 0.013,
    light: { lift: 0.014 },
    dark: { greyHue: 62, greyChroma: 0.008, lift: 0.03 },
  },
  crimson: {
    hue: 20,
    chroma: 0.19,
    greyHue: 40,
    greyChroma: 0.004,
    dark: { greyHue: 25, greyChroma: 0.008, lift: -0.005 },
  },
  rose: { hue: 358, chroma: 0.17, greyChroma: 0.009, light: { lift: 0.006 }, dark: { greyChroma: 0.012, lift: 0.025 } },
  plum: { hue: 325, chroma: 0.16, greyChroma: 0.008, dark: { greyChroma: 0.016, lift: 0.005 } },
  violet: { hue: 297, chroma: 0.19, greyChroma: 0.009, dark: { greyChroma: 0.018, lift: 0.015 } },
  slate: { hue: 252, chroma: 0.035, greyChroma: 0.005, light: { lift: 0.016 }, dark: { greyChroma: 0.002 } },
};

const seedOf = (name: SchemePair, brightness: 'light' | 'dark'): SchemeSeed => {
  const { light, dark, ...shared } = PAIR_SEEDS[name];
  return { ...shared, ...(brightness === 'dark' ? dark : light), dark: brightness === 'dark' };
};

/** The seed of every scheme. */
export const SEEDS = Object.fromEntries([
  ...SCHEME_PAIRS.map((name): [SchemeName, SchemeSeed] => [name, seedOf(name, 'light')]),
  ...SCHEME_PAIRS.map((name): [SchemeName, SchemeSeed] => [`${name}Dark`, seedOf(name, 'dark')]),
  ['greyDark', { dark: true, hue: 268, chroma: 0.18, greyChroma: 0.008, lift: 0.045 }],
]) as Record<SchemeName, SchemeSeed>;

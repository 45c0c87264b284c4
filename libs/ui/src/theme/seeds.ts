/** The few decisions behind a scheme; everything else follows from them in `generateScheme`. */
export type SchemeSeed = {
  dark: boolean;
  /** Hue of the accent, in degrees of OKLCH. */
  hue: number;
  /** How colourful the accent is; about 0.05 (quiet) to 0.2 (loud). */
  chroma: number;
  /** Hue of the greys. @default the accent's */
  greyHue?: number;
  /** How much of that hue the greys show. @default 0.006 */
  greyChroma?: number;
  /** Lightness added to every ground, for a scheme that has to stand out from its neighbours. @default 0 */
  lift?: number;
};

/** The schemes of the product. A light scheme and its dark twin share their seed. */
export const SEEDS = {
  default: { dark: false, hue: 268, chroma: 0.18 },
  defaultDark: { dark: true, hue: 268, chroma: 0.18 },
  ocean: { dark: false, hue: 205, chroma: 0.11, greyChroma: 0.009 },
  oceanDark: { dark: true, hue: 205, chroma: 0.11, greyChroma: 0.014 },
  greyDark: { dark: true, hue: 268, chroma: 0.18, greyChroma: 0.014, lift: 0.045 },
} as const satisfies Record<string, SchemeSeed>;

/** The name of a scheme. */
export type SchemeName = keyof typeof SEEDS;

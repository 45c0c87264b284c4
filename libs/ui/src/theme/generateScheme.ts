import { formatHex, formatHex8, toGamut, wcagContrast } from 'culori';
import type { Oklch } from 'culori';
import { onTone, TONES } from './roles';
import type { ColorRole, Scheme, Tone } from './roles';
import type { SchemeSeed } from './seeds';

const toRgb = toGamut('rgb', 'oklch');

const hex = (l: number, c: number, h: number): string => formatHex(toRgb({ mode: 'oklch', l, c, h } satisfies Oklch));

const translucent = (l: number, c: number, h: number, alpha: number): string =>
  formatHex8({ ...toRgb({ mode: 'oklch', l, c, h } satisfies Oklch), alpha });

/** The hue of each tone that has a meaning of its own. */
const TONE_HUES = { success: 152, warning: 65, error: 25, info: 240 } as const;

/** Hue and lightness steps of the chart series, starting at the accent: neighbours differ in both. */
const CHART_STEPS = [
  { turn: 0, step: 0 },
  { turn: 150, step: 0.1 },
  { turn: 75, step: -0.04 },
  { turn: 225, step: 0.12 },
  { turn: 300, step: 0.02 },
  { turn: 185, step: -0.06 },
] as const;

/** Margin over a required ratio, so that rounding to eight bits a channel cannot fall below it. */
const MARGIN = 0.05;

type Wish = {
  /** The lightness it would like to have. */
  l: number;
  c: number;
  h: number;
  /** The colours it stands on. */
  on: string[];
  /** The WCAG contrast it needs against all of them. */
  ratio: number;
};

/** The colour nearest to the wish, darker or lighter, which has the contrast it needs. */
const readable = ({ l, c, h, on, ratio }: Wish, away: 'darker' | 'lighter'): string => {
  for (let step = 0; step <= 200; step++) {
    const lightness = l + (away === 'darker' ? -step : step) / 200;
    if (lightness < 0 || lightness > 1) break;
    const candidate = hex(lightness, c, h);
    if (on.every((ground) => wcagContrast(candidate, ground) >= ratio + MARGIN)) return candidate;
  }
  throw new Error(`no colour of hue ${String(h)} reaches ${String(ratio)}:1 on ${on.join(', ')}`);
};

/**
 * A whole scheme from its seed. Light and dark ones take the same lightness steps from their page ground; wherever the step
 * falls short of the contrast a role needs (WCAG 2.2 AA, 7:1 for body text), the colour moves on until it has it.
 */
export const generateScheme = (name: string, seed: SchemeSeed): Scheme => {
  const { dark, hue, chroma, bright = false, greyHue = hue, greyChroma = 0.006, lift = 0 } = seed;
  const away = dark ? 'lighter' : 'darker';
  const grey = (light: number, darkness: number): string =>
    hex(dark ? darkness + lift : light, dark ? greyChroma * 1.6 : greyChroma, greyHue);

  const bg = grey(0.982 - lift, 0.18);
  const surface = grey(1, 0.218);
  const surface2 = grey(0.957 - lift, 0.258);
  const raised = grey(1, 0.265);
  const grounds = [bg, surface, surface2, raised];
  const text = readable({ l: dark ? 0.95 : 0.25, c: greyChroma * 2, h: greyHue, on: grounds, ratio: 7 }, away);
  const white = hex(1, 0, 0);
  const ink = hex(0.17, 0.02, hue);

  const tone = (of: Tone): Partial<Record<ColorRole, string>> => {
    const h = of === 'neutral' ? greyHue : of === 'primary' ? hue : TONE_HUES[of];
    const c = of === 'neutral' ? greyChroma * 2 : of === 'primary' ? chroma : 0.15;
    const isBright = !dark && bright && of === 'primary';
    // Text on the solid is white on light schemes and ink on dark ones, so the solid has to part from that and from the grounds.
    const on = dark || isBright ? ink : white;
    const solid = isBright
      ? readable({ l: 0.78, c, h, on: grounds, ratio: 3.2 }, away)
      : readable(
          { l: dark ? 0.72 : 0.56, c: dark ? c * 0.8 : c, h, on: [on, ...grounds.slice(0, 3)], ratio: 4.5 },
          away,
        );
    const tint = hex(dark ? 0.3 + lift : 0.955, Math.min(c * 0.3, dark ? 0.055 : 0.035), h);
    return {
      [of]: solid,
      [onTone(of)]: on,
      [`${of}Tint`]: tint,
      [`${of}Text`]: readable(
        { l: dark ? 0.82 : 0.44, c: c * 0.75, h, on: [tint, ...grounds], ratio: dark ? 7 : 6 },
        away,
      ),
      [`${of}Hover`]: isBright
        ? readable({ l: 0.6, c, h, on: [on], ratio: 4.6 }, 'lighter')
        : readable({ l: dark ? 0.77 : 0.49, c: dark ? c * 0.7 : c, h, on: [on], ratio: 5.5 }, away),
    };
  };

  const charts = CHART_STEPS.map(({ turn, step }, index): [string, string] => [
    `chart${String(index + 1)}`,
    readable({ l: dark ? 0.72 - step : 0.55 + step, c: 0.13, h: (hue + turn) % 360, on: grounds, ratio: 3 }, away),
  ]);

  return {
    name,
    dark,
    color: {
      bg,
      surface,
      surface2,
      raised,
      border: grey(0.905 - lift, 0.335),
      borderStrong: readable(
        { l: dark ? 0.4 : 0.84, c: greyChroma * 1.6, h: greyHue, on: [surface, raised], ratio: 1.5 },
        away,
      ),
      controlBorder: readable({ l: dark ? 0.5 : 0.68, c: greyChroma * 2, h: greyHue, on: grounds, ratio: 3 }, away),
      text,
      textMuted: readable(
        { l: dark ? 0.72 : 0.52, c: greyChroma * 2, h: greyHue, on: grounds, ratio: dark ? 5.6 : 5.2 },
        away,
      ),
      hover: translucent(dark ? 0.95 : 0.25, greyChroma * 2, greyHue, dark ? 0.08 : 0.055),
      focus: readable({ l: dark ? 0.72 : 0.56, c: chroma, h: hue, on: grounds, ratio: 3.5 }, away),
      shadow: hex(dark ? 0 : 0.2, dark ? 0 : 0.02, greyHue),
      scrim: translucent(0.15, 0.01, greyHue, dark ? 0.56 : 0.32),
      ...Object.assign({}, ...TONES.map(tone)),
      ...Object.fromEntries(charts),
    } as Record<ColorRole, string>,
  };
};

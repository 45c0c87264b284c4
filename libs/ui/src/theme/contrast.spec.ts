import { blend, differenceEuclidean, formatHex, interpolate, wcagContrast } from 'culori';
import { PERSON_COLORS } from '../avatar/personColors';
import { onTone, ROLE_GROUPS, TONES } from './roles';
import type { ColorRole, Tone } from './roles';
import { generateSchemes } from './schemeFiles';

const { grounds, charts } = ROLE_GROUPS;
const schemes = Object.values(generateSchemes());
const tintOf = (tone: Tone): ColorRole => `${tone}Tint`;
const textOf = (tone: Tone): ColorRole => `${tone}Text`;
const tints = TONES.map(tintOf);

const distance = differenceEuclidean('oklab');
/** What CSS makes of `color-mix(in oklab, one share, other)`. */
const mix = (one: string, other: string, share: number): string => formatHex(interpolate([other, one], 'oklab')(share));
const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));

/** Every foreground, the grounds that components put it on, and the least contrast it needs there (WCAG 2.2 AA, or our aim above it). */
const rules: { what: string; of: ColorRole[]; on: ColorRole[]; least: number }[] = [
  { what: 'text', of: ['text'], on: [...grounds, ...tints], least: 7 },
  { what: 'muted text', of: ['textMuted'], on: [...grounds], least: 4.6 },
  { what: 'muted text on a tint', of: ['textMuted'], on: tints, least: 4.5 },
  { what: 'coloured text and links', of: TONES.map(textOf), on: [...grounds], least: 4.5 },
  ...TONES.map((tone) => ({ what: 'text on its tint', of: [textOf(tone)], on: [tintOf(tone)], least: 4.5 })),
  ...TONES.map((tone) => ({
    what: 'text on a solid',
    of: [onTone(tone)],
    on: [tone, `${tone}Hover` as const],
    least: 4.5,
  })),
  // The tooltip is the page turned over.
  { what: 'the tooltip', of: ['bg'], on: ['text'], least: 7 },
  { what: 'the edge of a button', of: ['borderStrong'], on: ['surface', 'raised'], least: 1.5 },
  { what: 'the edge of a control', of: ['controlBorder'], on: [...grounds], least: 3 },
  { what: 'the focus ring', of: ['focus'], on: [...grounds, ...tints], least: 3 },
  { what: 'icons, dots, bars and buttons', of: [...TONES], on: [...grounds], least: 3 },
  // The bar of progress on its track, the icon and the dot on the quiet ground of their tone.
  { what: 'solids on the neutral track', of: [...TONES], on: ['neutralTint'], least: 3 },
  ...TONES.map((tone) => ({ what: 'a solid on its tint', of: [tone], on: [tintOf(tone)], least: 3 })),
  { what: 'chart series', of: [...charts], on: [...grounds], least: 3 },
];

describe.each(schemes)('the scheme $name', ({ color, dark }) => {
  const tooWeak = (what: string, foreground: string, ground: string, least: number): string[] => {
    const contrast = wcagContrast(foreground, ground);
    return contrast < least ? [`${what}: ${contrast.toFixed(2)}, needs ${String(least)}`] : [];
  };

  it('has the contrast that every pair of roles needs', () => {
    const failures = rules.flatMap(({ what, of, on, least }) =>
      of.flatMap((role) =>
        on.flatMap((ground) => tooWeak(`${what} (${role} on ${ground})`, color[role], color[ground], least)),
      ),
    );
    expect(failures).toEqual([]);
  });

  it('stays readable under the pointer', () => {
    const failures = grounds.flatMap((ground) => {
      const hovered = formatHex(blend([color[ground], color.hover]));
      const on = (role: ColorRole, least: number) =>
        tooWeak(`${role} on ${ground} with hover`, color[role], hovered, least);
      return [
        on('text', 7),
        on('textMuted', 4.5),
        TONES.flatMap((tone) => on(textOf(tone), 4.5)),
        on('focus', 3),
      ].flat();
    });
    expect(failures).toEqual([]);
  });

  it('has initials that can be read on every avatar', () => {
    const failures = PERSON_COLORS.flatMap((person) => {
      // As Avatar mixes them.
      const ground = mix(person, color.surface, 0.22);
      return tooWeak(`initials on ${person}`, mix(person, color.text, 0.25), ground, 4.5);
    });
    expect(failures).toEqual([]);
  });

  it('has dots and icons in the colours of labels that are seen on every ground', () => {
    // Purple, blue, green, orange and red as the labels of mails and todos have them.
    const failures = ['#7b1fa2', '#1565c0', '#2e7d32', '#b45309', '#c62828'].flatMap((hue) =>
      grounds.flatMap((ground) => tooWeak(`${hue} on ${ground}`, mix(hue, color.text, 0.7), color[ground], 3)),
    );
    expect(failures).toEqual([]);
  });

  it('keeps its grounds on the side of its name', () => {
    for (const ground of grounds) {
      expect(wcagContrast(color[ground], '#ffffff') > wcagContrast(color[ground], '#000000')).toBe(dark);
    }
  });

  it('tells its chart series apart', () => {
    const alike = pairsOf([...charts]).filter(([a, b]) => distance(color[a], color[b]) < 0.08);
    expect(alike).toEqual([]);
  });
});

it('has no two schemes that look alike', () => {
  // What a glance takes in: the ground, and the accent on it.
  const alike = pairsOf(schemes)
    .filter(([a, b]) => distance(a.color.primary, b.color.primary) + 3 * distance(a.color.bg, b.color.bg) < 0.07)
    .map(([a, b]) => `${a.name} and ${b.name}`);
  expect(alike).toEqual([]);
});

import { blend, wcagContrast } from 'culori';
import { onTone, ROLE_GROUPS, TONES } from './roles';
import type { ColorRole } from './roles';
import { schemes } from './schemes';
import { generateSchemes } from './schemeTable';

/** `[foreground, ground, least contrast]`, after WCAG 2.2 AA and the house's own aims above it. */
const rules: [ColorRole, ColorRole, number][] = [
  ...ROLE_GROUPS.grounds.flatMap((ground): [ColorRole, ColorRole, number][] => [
    ['text', ground, 7],
    ['textMuted', ground, 4.6],
    ['controlBorder', ground, 3],
    ['focus', ground, 3],
    ...TONES.flatMap((tone): [ColorRole, ColorRole, number][] => [
      [`${tone}Text`, ground, 4.5],
      [tone, ground, 3],
    ]),
  ]),
  ...TONES.flatMap((tone): [ColorRole, ColorRole, number][] => [
    [onTone(tone), tone, 4.5],
    [onTone(tone), `${tone}Hover`, 4.5],
    [`${tone}Text`, `${tone}Tint`, 4.5],
    ['text', `${tone}Tint`, 7],
    // Icons and dots in the solid colour on the quiet ground of the same tone.
    [tone, `${tone}Tint`, 3],
  ]),
  ...ROLE_GROUPS.charts.flatMap((chart): [ColorRole, ColorRole, number][] => [
    [chart, 'bg', 3],
    [chart, 'surface', 3],
  ]),
];

describe.each(Object.values(schemes))('the scheme $name', ({ color, dark }) => {
  it.each(rules)('lets %s stand out from %s by %d', (foreground, ground, least) => {
    expect(wcagContrast(color[foreground], color[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(ROLE_GROUPS.grounds)('keeps text and muted text readable under the pointer on %s', (ground) => {
    const hovered = blend([color[ground], color.hover]);
    expect(wcagContrast(color.text, hovered)).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(color.textMuted, hovered)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps its grounds on the side of its name', () => {
    expect(wcagContrast(color.bg, '#ffffff') > wcagContrast(color.bg, '#000000')).toBe(dark);
  });

  it('tells neighbouring chart series apart', () => {
    const series = ROLE_GROUPS.charts.map((chart) => color[chart]);
    expect(new Set(series).size).toBe(series.length);
  });
});

it('ships the schemes that the seeds give (run `npx nx run ui:schemes` after changing them)', () => {
  expect(schemes).toEqual(generateSchemes());
});

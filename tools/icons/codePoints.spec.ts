import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codePointsOf } from './codePoints';
import { families } from './iconEntries';
import type { IconEntry } from './iconEntries';

const root = join(__dirname, '../..');
const source = readFileSync(join(root, 'apps/bff/src/modules/icons/__generated__/icons.ts'), 'utf8');
const icons = JSON.parse(source.slice(source.indexOf('= [') + 2, source.lastIndexOf(';'))) as IconEntry[];
const drawnIn = (family: string) =>
  codePointsOf(readFileSync(join(root, `libs/features/icons/src/glyphs/__generated__/${family}.woff2`)));

it.each(families)('draws every icon that the server says is there in %s', (family) => {
  const drawn = drawnIn(family);
  const wanted = icons.filter((icon) => !icon.unsupported_families.includes(family));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(({ codepoint }) => !drawn.has(codepoint))).toEqual([]);
});

it('does not find what a font lacks', () => {
  const house = icons.find(({ name }) => name === 'house')?.codepoint ?? 0;
  expect(drawnIn('solid').has(house)).toBe(true);
  expect(drawnIn('brands').has(house)).toBe(false);
});

it('refuses what is no such font', () => {
  expect(() => codePointsOf(Buffer.from('OTTO'))).toThrow('no WOFF2 font');
});

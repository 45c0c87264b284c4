import { iconEntries, readCategories, readSizes } from './iconEntries';
import type { PublishedIcon } from './iconEntries';

const icon = (change: Partial<PublishedIcon> = {}): PublishedIcon => ({
  changes: ['1.0.0', '7.0.0'],
  unicode: 'f2b9',
  search: { terms: ['contact', 5, 'contact'] },
  familyStylesByLicense: { free: [{ style: 'solid' }] },
  ...change,
});
const yaml = `business:
  icons:
    - address-book
    - 'n'
  label: Business
users-people:
  icons:
    - address-book
  label: Users + People
`;

it('tells of an icon what is published of it', () => {
  const book = icon({
    aliases: { names: ['contact-book'] },
    familyStylesByLicense: { free: [{ style: 'regular' }, { style: 'solid' }] },
  });
  expect(iconEntries({ 'address-book': book }, readCategories(yaml), [16])).toEqual([
    {
      name: 'address-book',
      version: 2,
      unsupported_families: ['brands'],
      categories: ['business', 'users-people'],
      tags: ['contact', '5', 'contact-book'],
      sizes_px: [16],
      codepoint: 0xf2b9,
    },
  ]);
});

it('makes nothing up of an icon that is in no category', () => {
  const [entry] = iconEntries({ x: icon({ search: { terms: [] } }) }, new Map(), []);
  expect(entry).toMatchObject({ categories: [], tags: [], unsupported_families: ['regular', 'brands'] });
});

it('orders by name, as pages of the list go on', () => {
  const entries = iconEntries({ b: icon(), 'a-b': icon(), a1: icon(), a: icon() }, new Map(), []);
  expect(entries.map(({ name }) => name)).toEqual(['a', 'a-b', 'a1', 'b']);
});

it('reads categories, also of icons whose name stands in quotes', () => {
  expect([...readCategories(yaml)]).toEqual([
    ['address-book', ['business', 'users-people']],
    ['n', ['business']],
  ]);
});

it('reads the sizes of the set and no other numbers', () => {
  const scss =
    '$size-scale-xl         : 24 !default;\n$size-scale-2xs : 10 !default;\n$fw-width: 20;\n  "xl": $size-scale-xl\n';
  expect(readSizes(scss)).toEqual([10, 24]);
});

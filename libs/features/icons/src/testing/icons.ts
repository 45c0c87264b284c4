import type { Icon } from '../model/icon';

const iconOf = (name: string, more: Partial<Icon> = {}): Icon => ({
  name,
  version: 1,
  unsupported_families: ['regular', 'brands'],
  categories: [],
  tags: [],
  sizes_px: [16],
  codepoint: 0xf015,
  ...more,
});

/** A few icons as the server answers them, with their real code points. */
export const sampleIcons: readonly Icon[] = [
  iconOf('address-book', {
    unsupported_families: ['brands'],
    categories: ['business', 'communication'],
    tags: ['contact', 'phone book'],
    codepoint: 0xf2b9,
  }),
  iconOf('bell', {
    unsupported_families: ['brands'],
    categories: ['alert'],
    tags: ['alarm', 'reminder'],
    codepoint: 0xf0f3,
  }),
  iconOf('book', { categories: ['education'], tags: ['diary', 'library'], codepoint: 0xf02d }),
  iconOf('car', { categories: ['automotive', 'travel-hotel'], tags: ['sedan', 'vehicle'], codepoint: 0xf1b9 }),
  iconOf('car-side', { categories: ['automotive'], tags: ['sedan'], codepoint: 0xf5e4 }),
  iconOf('cat', { categories: ['animals'], tags: ['feline', 'pet'], codepoint: 0xf6be }),
  iconOf('dog', { categories: ['animals'], tags: ['canine', 'pet'], codepoint: 0xf6d3 }),
  iconOf('github', { unsupported_families: ['solid', 'regular'], tags: ['octocat'], codepoint: 0xf09b }),
  iconOf('house', { categories: ['buildings', 'not-known-yet'], tags: ['café', 'home'], codepoint: 0xf015 }),
];

/** So many icons that they do not fit on a screen. */
export const manyIcons = (count: number): readonly Icon[] =>
  Array.from({ length: count }, (_, index) => iconOf(`icon-${String(index + 1)}`, { categories: ['shapes'] }));

import { listFields, listingOf, searchWith, valuesOf } from './listFields';

const fields = {
  q: listFields.text(),
  sort: listFields.oneOf(['name', 'seen']),
  folder: listFields.optional(),
  labels: listFields.several(),
  starred: listFields.flag(),
};
const nothingAsked = { q: '', sort: 'name', folder: null, labels: [], starred: false };

it('says in an address only what does not go without saying', () => {
  expect(searchWith(fields, '', { q: '', sort: 'name', folder: null, labels: [], starred: false })).toBe('');
  expect(valuesOf(fields, '')).toEqual(nothingAsked);
});

it.each([
  { q: 'çay & süt' },
  { sort: 'seen' as const },
  { folder: 'inbox' },
  { labels: ['a,b', 'c d'] },
  { starred: true },
])('reads what it has written: %j', (change) => {
  expect(valuesOf(fields, searchWith(fields, '', change))).toEqual({ ...nothingAsked, ...change });
});

it('leaves the rest of an address alone, and takes away what goes without saying again', () => {
  expect(searchWith(fields, '?tab=2&sort=seen&q=a', { sort: 'name' })).toBe('?tab=2&q=a');
});

it('takes what it does not know for nothing', () => {
  expect(valuesOf(fields, '?sort=size&starred=yes&labels=')).toEqual(nothingAsked);
});

it('takes what is not well encoded as it stands', () => {
  expect(valuesOf(fields, '?labels=100%25,%25C3%25A7')).toEqual({ ...nothingAsked, labels: ['100%', 'ç'] });
});

it('writes the same listing for the same values, in whatever order they stand', () => {
  const one = listingOf(fields, valuesOf(fields, '?labels=b,a&q=x&tab=1'));
  expect(listingOf(fields, valuesOf(fields, '?q=x&labels=a,b'))).toBe(one);
});

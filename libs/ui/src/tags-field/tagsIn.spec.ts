import { endsTag, tagsIn } from './tagsIn';

it.each([
  ['a@example.com; bob@example.com', ['a@example.com', 'bob@example.com']],
  [`a@example.com, "O'Neil, Bob" <bob@example.com>`, ['a@example.com', `"O'Neil, Bob" <bob@example.com>`]],
  ['عمر، سارة؛ ليلى', ['عمر', 'سارة', 'ليلى']],
  ['5" pipe, hose\nnail', ['5" pipe', 'hose', 'nail']],
  [',;', []],
])('parts %j', (text, tags) => {
  expect(tagsIn(text).map((tag) => tag.trim())).toEqual(tags);
});

it('ends a tag outside of quotation marks', () => {
  expect(endsTag('Ada', ';')).toBe(true);
  expect(endsTag('"Grey', ',')).toBe(false);
  expect(endsTag('"Grey, Ada"', ',')).toBe(true);
  expect(endsTag('Ada', 'x')).toBe(false);
});

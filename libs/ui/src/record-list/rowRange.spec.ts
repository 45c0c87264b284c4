import { extendTo, toggledRow } from './rowRange';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const extended = (selected: string[], anchor: string, extent: string, to: string) =>
  [...extendTo(ids, new Set(selected), { anchor, extent }, to)].sort();

it.each([
  ['down', [], 'b', 'b', 'd', ['b', 'c', 'd']],
  ['up', ['c'], 'c', 'c', 'a', ['a', 'b', 'c']],
  ['further', ['b', 'c'], 'b', 'c', 'e', ['b', 'c', 'd', 'e']],
  ['back', ['b', 'c', 'd'], 'b', 'd', 'c', ['b', 'c']],
  ['over to the other side', ['c', 'd', 'e'], 'c', 'e', 'b', ['b', 'c']],
  ['beside what was selected before', ['f', 'a', 'b'], 'a', 'b', 'c', ['a', 'b', 'c', 'f']],
])('extends %s', (_, selected, anchor, extent, to, expected) => {
  expect(extended(selected, anchor, extent, to)).toEqual(expected);
});

it('keeps what is selected and not shown', () => {
  expect(extended(['elsewhere', 'a'], 'a', 'a', 'b')).toEqual(['a', 'b', 'elsewhere']);
});

it('lets nothing go for an extent that is not shown any more', () => {
  expect(extended(['a', 'b'], 'a', 'gone', 'c')).toEqual(['a', 'b', 'c']);
});

it.each([
  ['one more', ['a'], ['a', 'b'], 'b'],
  ['one less', ['a', 'b'], ['b'], 'a'],
  ['several', [], ['a', 'b'], null],
  ['another', ['a'], ['b', 'c'], null],
  ['none', ['a'], ['a'], null],
])('knows the row that was toggled: %s', (_, before, after, expected) => {
  expect(toggledRow(new Set(before), new Set(after))).toBe(expected);
});

import { cardMerges } from './mergeCard';

const item = (id: string, name: string, checked = false) => ({ id, name, checked });
const list = (checkItems: ReturnType<typeof item>[], name = 'Steps') => [{ id: 'c', name, checkItems }];

it('joins what both have added to labels and members, and what one has taken away', () => {
  expect(cardMerges.idLabels(['a', 'b'], ['b', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'd', 'c']);
});

it('joins ticks and new items of two people who work on one checklist', () => {
  const base = list([item('1', 'Key'), item('2', 'Words')]);
  const mine = list([item('1', 'Key', true), item('2', 'Words')]);
  const theirs = list([item('1', 'Key'), item('2', 'All words'), item('3', 'Ship')]);
  expect(cardMerges.checklists(base, mine, theirs)).toEqual(
    list([item('1', 'Key', true), item('2', 'All words'), item('3', 'Ship')]),
  );
});

it('leaves it to the reader where both wrote one item anew, or one removed what the other wrote', () => {
  const base = list([item('1', 'Key')]);
  expect(cardMerges.checklists(base, list([item('1', 'My key')]), list([item('1', 'A key')]))).toBeUndefined();
  expect(cardMerges.checklists(base, [], list([item('1', 'A key')]))).toBeUndefined();
  expect(cardMerges.checklists(base, [], base)).toEqual([]);
});

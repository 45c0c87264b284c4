import { applyMove, backOf, placesBetween, planMove } from './places';

const card = (id: string, idList: string, place: number) => ({ id, idList, place });
const cards = [card('a', 'one', 0), card('b', 'one', 1), card('c', 'one', 2), card('d', 'two', 0)];
const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('nothing to move');
  return value;
};

it('finds places between two others, before the first and after the last', () => {
  expect(placesBetween(1, 2, 1)).toEqual([1.5]);
  expect(placesBetween(null, 0, 2)).toEqual([-2, -1]);
  expect(placesBetween(3, null, 2)).toEqual([4, 5]);
});

it('moves cards to another list as one block, in the order in which they are given', () => {
  const move = must(planMove(cards, ['c', 'a'], { to: 'two', before: 'd' }));
  expect(move.wanted).toEqual([
    { id: 'two', idCards: ['c', 'a', 'd'] },
    { id: 'one', idCards: ['b'] },
  ]);
  expect(Object.keys(move.places)).toEqual(['c', 'a']);
  expect(backOf([card('a', 'one', 0), card('c', 'one', 2)], move)).toEqual({
    places: { a: { idList: 'one', place: 0 }, c: { idList: 'one', place: 2 } },
    base: move.wanted,
    wanted: move.base,
  });
});

it('moves within a list, also where it is dropped before one of those that are moved', () => {
  expect(planMove(cards, ['a'], { to: 'one', before: 'c' })?.wanted).toEqual([{ id: 'one', idCards: ['b', 'a', 'c'] }]);
  expect(planMove(cards, ['a', 'b'], { to: 'one', before: null })?.wanted[0]?.idCards).toEqual(['c', 'a', 'b']);
  expect(planMove(cards, ['a', 'b'], { to: 'one', before: 'b' })).toBeNull();
  expect(planMove(cards, ['gone'], { to: 'one', before: null })).toBeNull();
});

it('comes on top of what others have done to the board meanwhile', () => {
  const move = must(planMove(cards, ['a'], { to: 'two', before: null }));
  const now = [
    { id: 'two', idCards: ['x', 'y'] },
    { id: 'one', idCards: ['b', 'c'] },
    { id: 'three', idCards: ['d', 'a'] },
  ];
  expect(applyMove(now, ['a'], move)).toEqual([
    { id: 'two', idCards: ['a', 'x', 'y'] },
    { id: 'one', idCards: ['b', 'c'] },
    { id: 'three', idCards: ['d'] },
  ]);
});

it('is nothing where the cards are gone, or the list that they were to go to', () => {
  const move = must(planMove(cards, ['a'], { to: 'two', before: null }));
  expect(applyMove([{ id: 'two', idCards: ['d'] }], ['a'], move)).toBeNull();
  expect(applyMove([{ id: 'one', idCards: ['a'] }], ['a'], move)).toBeNull();
});

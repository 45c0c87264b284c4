import fc from 'fast-check';
import { placesBefore, placesDropped, placesMoved } from './places';

const todosWith = (places: readonly number[]) =>
  places.map((place, index) => ({ id: String(index), place })).toSorted((one, other) => other.place - one.place);

const movedTo = (todos: readonly { id: string; place: number }[], ids: readonly string[], before: string | null) => {
  const places = placesBefore(todos, ids, before);
  return todos
    .map(({ id, place }) => ({ id, place: places.get(id) ?? place }))
    .toSorted((one, other) => other.place - one.place);
};

it('changes nothing but the place of what is moved, where there is room', () => {
  const todos = todosWith([4, 3, 2, 1]);
  expect([...placesBefore(todos, ['3'], '1')]).toEqual([['3', 3.5]]);
  expect([...placesBefore(todos, ['0'], null)]).toEqual([['0', 0]]);
  expect([...placesBefore(todos, ['3'], '0')]).toEqual([['3', 5]]);
});

it('brings every todo where it is put, however often, and leaves the others in their order', () => {
  const numbers = fc.array(fc.oneof(fc.constant(7), fc.integer({ min: 0, max: 9 })), { minLength: 2, maxLength: 8 });
  const moves = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(numbers, moves, (places, all) => {
      let todos = todosWith(places);
      for (const [one, other, target] of all) {
        const ids = [...new Set([todos[one % todos.length]?.id ?? '', todos[other % todos.length]?.id ?? ''])];
        const rest = todos.filter(({ id }) => !ids.includes(id));
        const before = rest[target % (rest.length + 1)]?.id ?? null;
        const at = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
        const moved = todos.filter(({ id }) => ids.includes(id));
        const wanted = rest.toSpliced(at, 0, ...moved).map(({ id }) => id);
        todos = movedTo(todos, ids, before);
        expect(todos.map(({ id }) => id)).toEqual(wanted);
      }
    }),
  );
});

it('moves what is done and what is not each among their own', () => {
  const todos = [
    { id: 'a', place: 3, completed: false },
    { id: 'b', place: 1, completed: false },
    { id: 'c', place: 9, completed: true },
    { id: 'd', place: 5, completed: true },
  ];
  expect([...placesMoved(todos, ['a'], 1)]).toEqual([['a', 0]]);
  expect([...placesMoved(todos, ['b'], 1)]).toEqual([]);
  expect([...placesMoved(todos, ['c'], -1)]).toEqual([]);
  expect([...placesMoved(todos, ['b', 'd'], -1)]).toEqual([...placesMoved(todos, ['b'], -1), ['d', 10]]);
  expect([...placesMoved(todos, ['b', 'elsewhere'], -1)]).toEqual([['b', 4]]);
});

it('drops what is done among what is done, and says nothing of what stays where it is', () => {
  const todos = [
    { id: 'a', place: 4, completed: false },
    { id: 'b', place: 2, completed: false },
    { id: 'c', place: 9, completed: true },
    { id: 'd', place: 5, completed: true },
  ];
  expect([...placesDropped(todos, ['b'], 'a')]).toEqual([['b', 5]]);
  expect([...placesDropped(todos, ['a'], 'd')]).toEqual([['a', 1]]);
  expect([...placesDropped(todos, ['d'], 'a')]).toEqual([['d', 10]]);
  expect([...placesDropped(todos, ['a', 'c'], null)]).toEqual([
    ['a', 1],
    ['c', 4],
  ]);
  expect([...placesDropped(todos, ['b'], null)]).toEqual([]);
  expect([...placesDropped(todos, ['c'], 'b')]).toEqual([]);
});

import { expanded, minimised } from './useDocked';
import type { Docked } from './useDocked';

const begun = (room: number, ...ids: string[]) =>
  ids.reduce<readonly Docked[]>((docked, id) => expanded(docked, id, room), []);
/** The ids, those of bars in brackets. */
const shown = (docked: readonly Docked[]) =>
  docked.map(({ id, isMinimised }) => (isMinimised ? `(${id})` : id)).join(' ');

it('opens three at most, of which the oldest goes', () => {
  expect(shown(begun(3, 'a', 'b', 'c'))).toBe('a b c');
  expect(shown(begun(3, 'a', 'b', 'c', 'd'))).toBe('b c d');
});

it('makes bars of the oldest where there is room for fewer', () => {
  expect(shown(begun(1, 'a', 'b', 'c'))).toBe('(a) (b) c');
  expect(shown(begun(2, 'a', 'b', 'c'))).toBe('(a) b c');
});

it('opens a bar in its place', () => {
  expect(shown(expanded(begun(1, 'a', 'b'), 'a', 1))).toBe('a (b)');
  expect(shown(expanded(minimised(begun(3, 'a', 'b'), 'a'), 'a', 3))).toBe('a b');
});

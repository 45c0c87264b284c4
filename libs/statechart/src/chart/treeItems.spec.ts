import { chartOf } from '../model/chartOf';
import { kettleMachine } from '../testing/machines';
import { nextItem, treeItems } from './treeItems';

const items = treeItems(chartOf(kettleMachine));
const move = (from: string, key: string, isRightToLeft = false) => nextItem(items, from, key, isRightToLeft);

it('goes through a state, its transitions and the states in it', () => {
  expect(items.slice(0, 5).map(({ id, level }) => [id, level])).toEqual([
    ['kettle', 1],
    ['kettle|unplugged|0', 2],
    ['kettle.lid', 2],
    ['kettle.lid.closed', 3],
    ['kettle.lid.closed|lid.opened|0', 4],
  ]);
});

it('moves down, up, to both ends, and stays at them', () => {
  expect(move('kettle.lid', 'ArrowDown')).toBe('kettle.lid.closed');
  expect(move('kettle.lid', 'ArrowUp')).toBe('kettle|unplugged|0');
  expect(move('kettle.lid', 'Home')).toBe('kettle');
  expect(move('kettle', 'End')).toBe(items.at(-1)?.id);
  expect(move('kettle', 'ArrowUp')).toBeUndefined();
});

it('goes inwards, along a transition, and back out', () => {
  expect(move('kettle.lid', 'ArrowRight')).toBe('kettle.lid.closed');
  expect(move('kettle.lid.closed|lid.opened|0', 'ArrowRight')).toBe('kettle.lid.open');
  expect(move('kettle.lid.closed|lid.opened|0', 'ArrowLeft')).toBe('kettle.lid.closed');
});

it('turns the arrows round from right to left', () => {
  expect(move('kettle.lid', 'ArrowLeft', true)).toBe('kettle.lid.closed');
  expect(move('kettle.lid.closed', 'ArrowRight', true)).toBe('kettle.lid');
});

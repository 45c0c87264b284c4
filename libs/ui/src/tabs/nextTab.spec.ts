import { nextTab } from './nextTab';

const at = (from: number, rtl = false) => ({ from, count: 3, rtl });

it.each([
  ['ArrowRight', at(0), 1],
  ['ArrowRight', at(2), 0],
  ['ArrowLeft', at(0), 2],
  ['ArrowRight', at(0, true), 2],
  ['ArrowLeft', at(0, true), 1],
  ['Home', at(2), 0],
  ['End', at(0), 2],
  ['ArrowDown', at(0), undefined],
  ['ArrowRight', at(-1), undefined],
])('%s from %j leads to %s', (key, place, to) => {
  expect(nextTab(key, place)).toBe(to);
});

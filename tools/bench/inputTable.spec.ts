import { inputHead, inputLine, isCheap } from './inputTable.ts';

const costs = (target: string, ...costs: number[]) => ({ target, costs });

it('judges an input by the median of its times, and one without a figure as too dear', () => {
  expect(isCheap([costs('x', 4, 90, 5), costs('y', 50)], 50)).toBe(true);
  expect(isCheap([costs('x', 4), costs('y', 51, 52, 1)], 50)).toBe(false);
  expect(isCheap([costs('x')], 50)).toBe(false);
});

it('shows of each shape and target the input that cost most', () => {
  const cells = (text: string) => text.trim().split(/ {2,}/);
  expect(cells(inputHead(['x', 'y']))).toEqual(['JSON.parse alone', 'x', 'y']);
  const measured = [costs('x', 4), costs('x', 7), costs('y', 51)];
  expect(cells(inputLine({ shape: 'a list', parsing: 3 }, ['x', 'y', 'z'], measured, 50))).toEqual([
    'a list',
    '3.0',
    '7.0',
    'MISSED 51.0',
  ]);
});

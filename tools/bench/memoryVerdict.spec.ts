import { memoryVerdict } from './memoryVerdict.ts';

/** Twelve measurements a minute, around a figure for each. */
const measured = (...minutes: number[]) =>
  minutes.flatMap((one) => Array.from({ length: 12 }, (_, at) => one + (at % 2)));

it('compares the last whole minute with the second', () => {
  expect(memoryVerdict([...measured(50, 99.5, 109.5), 900], 1.15)).toEqual({
    line: 'memory by minute: 50.5 100.0 110.0 MiB; grew to 110.0 %',
    isReached: true,
  });
  expect(memoryVerdict(measured(50, 99.5, 119.5), 1.15).isReached).toBe(false);
});

it.each([0, 1, 2])('reaches nothing with %d whole minutes', (minutes) => {
  const some = [...measured(...Array.from({ length: minutes }, () => 100)), 100];
  const { line, isReached } = memoryVerdict(some, 1.15);
  expect(isReached).toBe(false);
  expect(line).toContain('memory: not measured');
});

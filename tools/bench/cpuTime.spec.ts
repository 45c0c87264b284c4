import { cpuTime, parseCpuTime } from './cpuTime.ts';

it('adds user and system time, whatever the process is called', () => {
  const stat = '4242 (node (a) b) S 1 4242 4242 0 -1 4194560 9000 0 12 0 250 50 7 3 20 0 11 0 100 1 1';
  expect(parseCpuTime(stat)).toBe(3_000_000);
});

it('reads a living process', () => {
  expect(cpuTime(process.pid)).toBeGreaterThan(0);
});

import { mainThread } from './mainThread.ts';
import type { TraceEvent } from './mainThread.ts';

const at = (ms: number, name: string, took = 0, worked = took): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 1 },
  ...{ ts: ms * 1000, dur: took * 1000, tdur: worked * 1000 },
});
const visited = { ...at(0, 'navigationStart'), ph: 'R', args: { data: { documentLoaderURL: 'http://a.example/' } } };
const painted = { ...at(100, 'firstContentfulPaint'), ph: 'R' };

it('counts what tasks take beyond 50 ms on a phone, after the first paint', () => {
  const before = at(20, 'RunTask', 60);
  const short = at(120, 'RunTask', 12);
  const long = at(140, 'RunTask', 30);
  expect(mainThread([visited, painted, before, short, long]).blocking).toBe(70);
});

it('counts the work of the thread, not the time that passed', () => {
  expect(mainThread([visited, painted, at(140, 'RunTask', 300, 15)]).blocking).toBe(10);
});

it('counts each script once, also within a task and another script', () => {
  const task = at(140, 'RunTask', 30);
  const scripts = [at(141, 'v8.evaluateModule', 10), at(142, 'FunctionCall', 5), at(155, 'RunMicrotasks', 2)];
  expect(mainThread([visited, painted, task, ...scripts]).scripts).toBe(48);
});

it('leaves out other threads and other pages', () => {
  const elsewhere = [
    { ...at(140, 'RunTask', 90), tid: 2 },
    { ...at(140, 'RunTask', 90), pid: 2 },
  ];
  expect(mainThread([visited, painted, ...elsewhere])).toEqual({ blocking: 0, scripts: 0 });
});

import { Logger } from '@nestjs/common';
import { Purges } from './purges';

const MINUTE = 60 * 1000;

let purges: Purges;
beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
  purges = new Purges();
});
afterEach(async () => {
  const ended = purges.beforeApplicationShutdown();
  await jest.advanceTimersByTimeAsync(MINUTE);
  await ended;
  jest.useRealTimers();
});

it('runs at the start and every hour, also where another one hangs for ever', async () => {
  let [hung, others] = [0, 0];
  purges.add('what hangs', () => {
    hung += 1;
    return new Promise(() => undefined);
  });
  purges.add('what fails', () => Promise.reject(new Error('It fails')));
  purges.add('others', () => {
    others += 1;
    return Promise.resolve();
  });
  purges.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(9 * MINUTE);
  expect([hung, others]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect([hung, others]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect([hung, others]).toEqual([1, 2]);
});

it('lets the server end, though one hangs', async () => {
  purges.add('what hangs', () => new Promise(() => undefined));
  purges.onApplicationBootstrap();
  const ended = purges.beforeApplicationShutdown().then(() => 'ended');
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(await ended).toBe('ended');
});

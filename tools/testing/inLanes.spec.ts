import { setImmediate } from 'node:timers/promises';
import { inLanes } from './inLanes.ts';
import type { Job } from './inLanes.ts';

const recorder = () => {
  const events: string[] = [];
  let atOnce = 0;
  let most = 0;
  const job = (name: string, needs?: string[], turns = 1): Job<string> => ({
    name,
    needs,
    run: async (done) => {
      events.push(`${name} sees ${[...done.keys()].sort().join('+')}`);
      most = Math.max(most, ++atOnce);
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      atOnce--;
      return name;
    },
  });
  return { job, events, most: () => most };
};

it('begins a job when what it needs has ended, and lets others pass meanwhile', async () => {
  const { job, events } = recorder();
  await inLanes([job('build', undefined, 3), job('stories', ['build']), job('web')], 2);
  expect(events).toEqual(['build sees ', 'web sees ', 'stories sees build+web']);
});

it('keeps to its lanes and answers in the order of the list', async () => {
  const { job, most } = recorder();
  expect(await inLanes([job('a', ['c']), job('b', undefined, 3), job('c')], 2)).toEqual(['a', 'b', 'c']);
  expect(most()).toBe(2);
});

it('uses one lane where there is one', async () => {
  const { job, most } = recorder();
  await inLanes([job('a'), job('b'), job('c')], 1);
  expect(most()).toBe(1);
});

it('refuses jobs that wait for each other', async () => {
  const { job } = recorder();
  await expect(inLanes([job('a', ['b']), job('b', ['a'])], 2)).rejects.toThrow('Nothing can begin: a, b');
});

it('passes on what a job throws', async () => {
  await expect(inLanes([{ name: 'a', run: () => Promise.reject(new Error('broken')) }], 2)).rejects.toThrow('broken');
});

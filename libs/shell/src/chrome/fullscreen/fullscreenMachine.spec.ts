import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { fullscreenMachine } from './fullscreenMachine';

const start = ({ isFull = false, isRefused = false } = {}) => {
  const ask = fromPromise<unknown>(() => (isRefused ? Promise.reject(new Error('refused')) : Promise.resolve()));
  const actor = createActor(fullscreenMachine.provide({ actors: { enter: ask, leave: ask } }), { input: { isFull } });
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  const reach = (state: 'full' | 'windowed') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, told, reach };
};

it('fills the screen and comes back', async () => {
  const { actor, told, reach } = start();
  actor.send({ type: 'toggle.pressed' });
  await reach('full');
  actor.send({ type: 'toggle.pressed' });
  await reach('windowed');
  expect(told).toEqual([]);
});

it.each([false, true])('stays as it is where the browser refuses, and says so: %s', async (isFull) => {
  const { actor, told, reach } = start({ isFull, isRefused: true });
  actor.send({ type: 'toggle.pressed' });
  await reach(isFull ? 'full' : 'windowed');
  expect(told).toEqual(['refused']);
});

it('follows the browser, whose own keys change it, too', () => {
  const { actor } = start({ isFull: true });
  expect(actor.getSnapshot().value).toBe('full');
  actor.send({ type: 'screen.changed', isFull: false });
  expect(actor.getSnapshot().value).toBe('windowed');
  actor.send({ type: 'screen.changed', isFull: true });
  expect(actor.getSnapshot().value).toBe('full');
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(fullscreenMachine, {
    inputs: [{ isFull: false }, { isFull: true }],
    events: [
      { type: 'toggle.pressed' },
      { type: 'screen.changed', isFull: true },
      { type: 'screen.changed', isFull: false },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});

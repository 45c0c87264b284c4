import { walk } from '@ezone/statechart/testing';
import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import { LOOK_TIMEOUT, RETRY_DELAY, connectionMachine } from './connectionMachine';

function start({ isOnline = true, isThere = false } = {}) {
  const server = { isThere };
  const clock = new SimulatedClock();
  const reachServer = fromPromise<unknown>(() =>
    server.isThere ? Promise.resolve() : Promise.reject(new Error('nobody there')),
  );
  const machine = connectionMachine.provide({ actors: { reachServer } });
  const actor = createActor(machine, { input: { isOnline }, clock }).start();
  return { actor, clock, server, state: () => actor.getSnapshot().value };
}

const unreachable = async () => {
  const started = start();
  started.actor.send({ type: 'call.failed' });
  await waitFor(started.actor, (snapshot) => snapshot.matches({ unreachable: 'waiting' }));
  return started;
};

it.each([
  [true, 'online'],
  [false, { offline: 'believed' }],
])('starts as the browser says: %s', (isOnline, expected) => {
  expect(start({ isOnline }).state()).toEqual(expected);
});

it('checks after a failed call, and says nothing when it was that call alone', async () => {
  const { actor, state } = start({ isThere: true });
  actor.send({ type: 'call.failed' });
  expect(state()).toBe('checking');
  await waitFor(actor, (snapshot) => snapshot.matches('online'));
});

it('does not wait for a server that never answers', () => {
  const clock = new SimulatedClock();
  const reachServer = fromPromise<unknown>(() => new Promise(() => undefined));
  const machine = connectionMachine.provide({ actors: { reachServer } });
  const actor = createActor(machine, { input: { isOnline: true }, clock }).start();
  actor.send({ type: 'call.failed' });
  clock.increment(LOOK_TIMEOUT);
  expect(actor.getSnapshot().value).toEqual({ unreachable: 'waiting' });
  clock.increment(RETRY_DELAY);
  expect(actor.getSnapshot().value).toEqual({ unreachable: 'lookingAgain' });
  clock.increment(LOOK_TIMEOUT);
  expect(actor.getSnapshot().value).toEqual({ unreachable: 'waiting' });
});

it('looks again by itself until the server is back', async () => {
  const { actor, clock, server, state } = await unreachable();
  clock.increment(RETRY_DELAY);
  expect(state()).toEqual({ unreachable: 'lookingAgain' });
  await waitFor(actor, (snapshot) => snapshot.matches({ unreachable: 'waiting' }));
  server.isThere = true;
  clock.increment(RETRY_DELAY);
  await waitFor(actor, (snapshot) => snapshot.matches('online'));
});

it('looks again at once when asked to, and when the device comes back', async () => {
  const { actor, state } = await unreachable();
  actor.send({ type: 'retry.pressed' });
  expect(state()).toEqual({ unreachable: 'lookingAgain' });
  await waitFor(actor, (snapshot) => snapshot.matches({ unreachable: 'waiting' }));
  actor.send({ type: 'browser.wentOnline' });
  expect(state()).toEqual({ unreachable: 'lookingAgain' });
});

it('follows the browser off the net and checks on the way back', async () => {
  const { actor, server, state } = start();
  actor.send({ type: 'browser.wentOffline' });
  expect(state()).toEqual({ offline: 'believed' });
  server.isThere = true;
  actor.send({ type: 'browser.wentOnline' });
  expect(state()).toBe('checking');
  await waitFor(actor, (snapshot) => snapshot.matches('online'));
});

it('is back with the first answer', async () => {
  const { actor, state } = await unreachable();
  actor.send({ type: 'call.succeeded' });
  expect(state()).toBe('online');
});

it.each([
  ['stays off the net when an answer comes late', false, { offline: 'believed' }],
  ['does not believe a browser that is wrong', true, 'online'],
] as const)('%s', async (_, isThere, expected) => {
  const { actor, state } = start({ isOnline: false, isThere });
  actor.send({ type: 'call.succeeded' });
  expect(state()).toEqual({ offline: 'doubted' });
  await waitFor(actor, (snapshot) => !snapshot.matches({ offline: 'doubted' }));
  expect(state()).toEqual(expected);
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(connectionMachine, {
    inputs: [{ isOnline: true }, { isOnline: false }],
    events: [
      { type: 'browser.wentOffline' },
      { type: 'browser.wentOnline' },
      { type: 'call.failed' },
      { type: 'call.succeeded' },
      { type: 'retry.pressed' },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});

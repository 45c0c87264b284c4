import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { FIRST_PAUSE, LONGEST_PAUSE, uploadQueueMachine } from './uploadQueueMachine';
import type { UploadRound } from './uploadQueueMachine';

/** A queue in which the spec says what there is to do, and how each round ends. */
const start = async () => {
  const clock = new SimulatedClock();
  const left = { work: 0 };
  const rounds: { end: (round: UploadRound) => void; isStopped: () => boolean }[] = [];
  const machine = uploadQueueMachine.provide({
    actors: {
      restore: fromPromise<unknown>(() => Promise.resolve()),
      sendAll: fromPromise<UploadRound>(
        ({ signal }) =>
          new Promise((resolve) => {
            rounds.push({ end: resolve, isStopped: () => signal.aborted });
          }),
      ),
    },
    guards: { hasWork: () => left.work > 0 },
  });
  const actor = createActor(machine, { clock }).start();
  const settle = () => new Promise(process.nextTick);
  await settle();
  const end = async (round: UploadRound, work = left.work) => {
    left.work = work;
    rounds.at(-1)?.end(round);
    await settle();
  };
  const add = () => {
    left.work += 1;
    actor.send({ type: 'files.added' });
  };
  return { actor, clock, rounds, add, end, state: () => actor.getSnapshot().value };
};

beforeEach(() => {
  // Of the pauses, the longest that chance allows.
  jest.spyOn(Math, 'random').mockReturnValue(1);
});

it('sends what is added, and again what is added meanwhile', async () => {
  const { rounds, add, end, state } = await start();
  expect(state()).toBe('idle');
  add();
  expect(state()).toBe('sending');
  await end({ end: 'sent' }, 1);
  expect(rounds).toHaveLength(2);
  await end({ end: 'sent' }, 0);
  expect(state()).toBe('idle');
});

it('waits after an outage, twice as long each time up to the longest, or as long as the server asks', async () => {
  const { clock, rounds, add, end, state } = await start();
  add();
  for (const pause of [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]) {
    await end({ end: 'outage' });
    expect(state()).toBe('waiting');
    const before = rounds.length;
    clock.increment(pause - 1);
    expect(rounds).toHaveLength(before);
    clock.increment(1);
    expect(rounds).toHaveLength(before + 1);
  }
  await end({ end: 'outage', retryAfter: LONGEST_PAUSE * 2 });
  const before = rounds.length;
  clock.increment(LONGEST_PAUSE);
  expect(rounds).toHaveLength(before);
  clock.increment(LONGEST_PAUSE);
  expect(rounds).toHaveLength(before + 1);
});

it('goes on at once when the connection is back', async () => {
  const { actor, rounds, add, end, state } = await start();
  add();
  await end({ end: 'outage' });
  actor.send({ type: 'connection.lost' });
  expect(state()).toBe('offline');
  actor.send({ type: 'connection.returned' });
  expect(rounds).toHaveLength(2);
});

it('stops what is under way when it is paused, and sends nothing until it goes on', async () => {
  const { actor, rounds, add, state } = await start();
  add();
  actor.send({ type: 'pause.requested' });
  expect(rounds[0]?.isStopped()).toBe(true);
  add();
  expect(state()).toBe('paused');
  actor.send({ type: 'resume.requested' });
  expect(state()).toBe('sending');
});

it('tries again with the next token where the session goes on', async () => {
  const { clock, rounds, add, end, state } = await start();
  add();
  await end({ end: 'signedOut' });
  expect(state()).toBe('signedOut');
  clock.increment(FIRST_PAUSE);
  expect(rounds).toHaveLength(2);
});

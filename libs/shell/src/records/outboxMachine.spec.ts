import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { FIRST_PAUSE, LONGEST_PAUSE, outboxMachine } from './outboxMachine';
import type { Round } from './outboxMachine';

/** An outbox in the one tab that sends. The spec says what there is to do, and how each round ends. */
const start = () => {
  const clock = new SimulatedClock();
  const left = { work: 0, unlearned: 0, blocked: 0 };
  const rounds: { end: (round: Round) => void; break: () => void }[] = [];
  const machine = outboxMachine.provide({
    actors: {
      sendAll: fromPromise<Round>(
        () =>
          new Promise((resolve, reject) => {
            rounds.push({ end: resolve, break: () => reject(new Error('A mistake of ours')) });
          }),
      ),
    },
    guards: {
      hasWork: () => left.work > 0,
      hasUnlearned: () => left.unlearned > 0,
      hasBlocked: () => left.blocked > 0,
    },
  });
  const actor = createActor(machine, { clock }).start();
  const state = () => actor.getSnapshot().value;
  /** Ends the round that is under way; so much is left after it. */
  const end = async (round: Round | null, work = left.work) => {
    left.work = work;
    const last = rounds.at(-1);
    if (round) last?.end(round);
    else last?.break();
    await new Promise(process.nextTick);
  };
  const add = () => {
    left.work += 1;
    actor.send({ type: 'changes.added' });
  };
  return { actor, clock, left, rounds, state, end, add };
};
const lead = () => {
  const outbox = start();
  outbox.actor.send({ type: 'lead.taken' });
  return outbox;
};
/** Milliseconds until the next round begins; at most so many are waited for. */
const pauseOf = ({ clock, rounds }: ReturnType<typeof start>, most = 2 * LONGEST_PAUSE) => {
  const before = rounds.length;
  let waited = 0;
  while (rounds.length === before && waited < most) {
    clock.increment(10);
    waited += 10;
  }
  return waited;
};

beforeEach(() => {
  // Of the pauses, the longest that chance allows.
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => jest.restoreAllMocks());

it('leaves the sending to another tab until it is its turn', () => {
  const { actor, rounds, state, add } = start();
  add();
  actor.send({ type: 'retry.requested' });
  expect(state()).toBe('following');
  actor.send({ type: 'lead.taken' });
  expect(state()).toBe('sending');
  expect(rounds).toHaveLength(1);
});

it('sends as soon as there is something, and once more where something was added meanwhile', async () => {
  const { rounds, state, end, add } = lead();
  expect(state()).toBe('idle');
  add();
  expect(state()).toBe('sending');
  add();
  expect(rounds).toHaveLength(1);
  await end({ end: 'sent' }, 1);
  expect(rounds).toHaveLength(2);
  await end({ end: 'sent' }, 0);
  expect(state()).toBe('idle');
});

it('waits for somebody where all that is left is theirs to decide', async () => {
  const { actor, left, state, end, add } = lead();
  add();
  left.blocked = 1;
  await end({ end: 'sent' }, 0);
  expect(state()).toBe('blocked');
  expect(actor.getSnapshot().hasTag('delayed')).toBe(false);
  add();
  expect(state()).toBe('sending');
  await end({ end: 'sent' }, 0);
  left.blocked = 0;
  actor.send({ type: 'retry.requested' });
  expect(state()).toBe('idle');
});

describe('where the server is not reached', () => {
  it('pauses twice as long each time, up to a minute, and begins anew once it was reached', async () => {
    const outbox = lead();
    outbox.add();
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await outbox.end({ end: 'outage' });
      expect(outbox.state()).toBe('waiting');
      expect(pauseOf(outbox)).toBe(pause * FIRST_PAUSE);
    }
    await outbox.end({ end: 'sent' }, 0);
    outbox.add();
    await outbox.end({ end: 'outage' });
    expect(pauseOf(outbox)).toBe(FIRST_PAUSE);
  });

  it('pauses unevenly, by half at most', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const outbox = lead();
    outbox.add();
    await outbox.end({ end: 'outage' });
    expect(pauseOf(outbox)).toBe(FIRST_PAUSE / 2);
  });

  it('waits as long as the server asks, if that is longer', async () => {
    const outbox = lead();
    outbox.add();
    await outbox.end({ end: 'outage', retryAfter: 7000 });
    expect(pauseOf(outbox)).toBe(7000);
    await outbox.end({ end: 'outage', retryAfter: 10 });
    expect(pauseOf(outbox)).toBe(2 * FIRST_PAUSE);
  });

  it('is as patient with a mistake of ours', async () => {
    const outbox = lead();
    outbox.add();
    await outbox.end(null);
    expect(outbox.state()).toBe('waiting');
    expect(pauseOf(outbox)).toBe(FIRST_PAUSE);
  });

  it.each(['connection.returned', 'retry.requested'] as const)('sends at once on %s', async (type) => {
    const { actor, state, end, add } = lead();
    add();
    for (const lost of [false, true]) {
      await end({ end: 'outage' });
      if (lost) actor.send({ type: 'connection.lost' });
      expect(actor.getSnapshot().hasTag('delayed')).toBe(true);
      actor.send({ type });
      expect(state()).toBe('sending');
    }
  });

  it('does not try while the device is off the net', async () => {
    const outbox = lead();
    outbox.add();
    await outbox.end({ end: 'outage' });
    outbox.actor.send({ type: 'connection.lost' });
    outbox.add();
    expect(outbox.state()).toBe('offline');
    expect(pauseOf(outbox)).toBe(2 * LONGEST_PAUSE);
    expect(outbox.rounds).toHaveLength(1);
  });
});

it('tries again after a token was refused, ever more seldom, and when somebody asks', async () => {
  const outbox = lead();
  outbox.add();
  for (const pause of [1, 2]) {
    await outbox.end({ end: 'signedOut' });
    expect(outbox.state()).toBe('signedOut');
    expect(outbox.actor.getSnapshot().hasTag('delayed')).toBe(true);
    expect(pauseOf(outbox)).toBe(pause * FIRST_PAUSE);
  }
  await outbox.end({ end: 'signedOut' });
  outbox.actor.send({ type: 'retry.requested' });
  expect(outbox.state()).toBe('sending');
});

describe('where the app of a list could not be fetched', () => {
  it('tries again, ever more seldom, and when the connection returns or somebody asks', async () => {
    const outbox = lead();
    outbox.left.unlearned = 1;
    outbox.add();
    for (const pause of [1, 2, 4]) {
      await outbox.end({ end: 'unlearned' }, 0);
      expect(outbox.state()).toBe('unlearned');
      expect(outbox.actor.getSnapshot().hasTag('delayed')).toBe(true);
      expect(pauseOf(outbox)).toBe(pause * FIRST_PAUSE);
    }
    for (const type of ['connection.returned', 'retry.requested'] as const) {
      await outbox.end({ end: 'unlearned' }, 0);
      outbox.actor.send({ type });
      expect(outbox.state()).toBe('sending');
    }
  });

  it('sends at once what is added to others, and rests when nothing waits any more', async () => {
    const outbox = lead();
    outbox.left.unlearned = 1;
    outbox.add();
    await outbox.end({ end: 'unlearned' }, 0);
    outbox.add();
    expect(outbox.state()).toBe('sending');
    await outbox.end({ end: 'unlearned' }, 0);
    outbox.left.unlearned = 0;
    outbox.actor.send({ type: 'changes.added' });
    expect(outbox.state()).toBe('idle');
    expect(outbox.actor.getSnapshot().context.outages).toBe(0);
  });
});

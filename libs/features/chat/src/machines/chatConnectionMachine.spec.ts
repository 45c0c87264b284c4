import { walk } from '@ezone/statechart/testing';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { OUTBOX_LIMIT } from '../model/outbox';
import type { OutboxEntry } from '../model/outbox';
import {
  CATCH_UP_DELAY,
  chatConnectionMachine,
  MessageRefused,
  NotNow,
  QUIET_FOR,
  RETRY_DELAY,
  TRIES,
} from './chatConnectionMachine';

const entryOf = (id: string, time = 1): OutboxEntry => ({
  clientMessageId: id,
  contactId: 'grace',
  text: `Text of ${id}`,
  time,
  failedWith: null,
});

type Script = {
  deliveries?: (() => Promise<unknown>)[];
  catchUps?: (() => Promise<unknown>)[];
  outbox?: OutboxEntry[];
};

/** A chat whose deliveries end as the script says, one after the other; after the last of them all succeed. */
const start = ({ deliveries = [], catchUps = [], outbox = [] }: Script = {}) => {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const stored = new Map(outbox.map((entry) => [entry.clientMessageId, entry]));
  const machine = chatConnectionMachine.provide({
    actors: {
      transport: fromCallback<AnyEventObject>(() => undefined),
      catchUp: fromPromise<unknown>(() => catchUps.shift()?.() ?? Promise.resolve()),
      deliver: fromPromise<unknown, OutboxEntry>(({ input }) => {
        sent.push(input.clientMessageId);
        return deliveries.shift()?.() ?? Promise.resolve();
      }),
    },
    actions: {
      keep: (_, { entries }) => {
        entries.forEach((entry) => stored.set(entry.clientMessageId, entry));
      },
      forget: (_, { clientMessageId }) => {
        stored.delete(clientMessageId);
      },
    },
  });
  const actor = createActor(machine, { input: { outbox }, clock }).start();
  const write = (...ids: string[]) => {
    ids.forEach((id, index) => {
      actor.send({ type: 'message.written', entry: entryOf(id, index + 1) });
    });
  };
  const outboxIds = () => actor.getSnapshot().context.outbox.map(({ clientMessageId }) => clientMessageId);
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ online: { sending: 'idle' } }));
  const waits = () => waitFor(actor, (snapshot) => snapshot.matches({ online: { sending: 'waiting' } }));
  return { actor, clock, sent, stored, write, outboxIds, settled, waits };
};

const never = () => new Promise<never>(() => undefined);
const fails = (error: Error) => () => Promise.reject(error);

describe('the connection', () => {
  it('follows what the transport tells, from and to every state', () => {
    const { actor } = start({ catchUps: [never, never, never, never] });
    const states = {
      'transport.opened': 'online',
      'transport.lost': 'reconnecting',
      'transport.wentOffline': 'offline',
      'transport.refused': 'refused',
      'transport.connecting': 'connecting',
    } as const;
    const events = Object.keys(states) as (keyof typeof states)[];
    expect(actor.getSnapshot().matches('connecting')).toBe(true);
    for (const from of events) {
      for (const to of events) {
        actor.send({ type: from });
        actor.send({ type: to });
        expect(actor.getSnapshot().matches(states[to])).toBe(true);
      }
    }
  });

  it.each(['transport.connecting', 'transport.lost'] as const)('says nothing of %s for two seconds', (type) => {
    const { actor, clock } = start({ catchUps: [never] });
    actor.send({ type: 'transport.opened' });
    actor.send({ type });
    clock.increment(QUIET_FOR - 1);
    expect(actor.getSnapshot().hasTag('worthSaying')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('worthSaying')).toBe(true);
    actor.send({ type: 'transport.opened' });
    expect(actor.getSnapshot().hasTag('worthSaying')).toBe(false);
  });

  it.each(['transport.wentOffline', 'transport.refused'] as const)('says at once of %s', (type) => {
    const { actor } = start();
    actor.send({ type });
    expect(actor.getSnapshot().hasTag('worthSaying')).toBe(true);
  });

  it('asks for what was missed on every connection, and again where that fails', async () => {
    const { actor, clock } = start({ catchUps: [fails(new Error('500'))] });
    actor.send({ type: 'transport.opened' });
    await waitFor(actor, (snapshot) => snapshot.matches({ online: { reading: 'behind' } }));
    clock.increment(CATCH_UP_DELAY);
    expect(actor.getSnapshot().matches({ online: { reading: 'catchingUp' } })).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches({ online: { reading: 'upToDate' } }));
    actor.send({ type: 'transport.lost' });
    actor.send({ type: 'transport.opened' });
    expect(actor.getSnapshot().matches({ online: { reading: 'catchingUp' } })).toBe(true);
  });
});

describe('the outbox', () => {
  it('takes messages in every state, keeps them, and sends them in order once there is a connection', async () => {
    const { actor, sent, stored, write, outboxIds, settled } = start();
    write('m1');
    for (const type of ['transport.lost', 'transport.wentOffline', 'transport.refused'] as const) {
      actor.send({ type });
      actor.send({ type: 'message.written', entry: entryOf(type, 10) });
    }
    expect(sent).toEqual([]);
    expect([...stored.keys()].sort()).toEqual([...outboxIds()].sort());
    actor.send({ type: 'transport.opened' });
    const order = outboxIds();
    await settled();
    expect(order[0]).toBe('m1');
    expect(sent).toEqual(order);
    expect(stored.size).toBe(0);
  });

  it('starts with what an earlier visit has left', async () => {
    const { actor, sent, settled } = start({ outbox: [entryOf('second', 2), entryOf('first', 1)] });
    actor.send({ type: 'transport.opened' });
    await settled();
    expect(sent).toEqual(['first', 'second']);
  });

  it('sends again what was on its way when the connection was lost', async () => {
    const { actor, sent, write, outboxIds, settled } = start({ deliveries: [never] });
    actor.send({ type: 'transport.opened' });
    write('m1');
    actor.send({ type: 'transport.lost' });
    expect(outboxIds()).toEqual(['m1']);
    actor.send({ type: 'transport.opened' });
    await settled();
    expect(sent).toEqual(['m1', 'm1']);
    expect(outboxIds()).toEqual([]);
  });

  it('sets aside what the server refuses, and goes on with the others', async () => {
    const { actor, sent, stored, write, settled } = start({ deliveries: [fails(new MessageRefused(404))] });
    write('m1', 'm2');
    actor.send({ type: 'transport.opened' });
    await settled();
    expect(sent).toEqual(['m1', 'm2']);
    expect(actor.getSnapshot().context.outbox).toEqual([{ ...entryOf('m1'), failedWith: 404 }]);
    expect(stored.get('m1')?.failedWith).toBe(404);
  });

  it('sends a failed message again when told to, at the end of the line', async () => {
    const deliveries = [fails(new MessageRefused(404)), never];
    const { actor, sent, stored, write, outboxIds, settled } = start({ deliveries });
    write('m1');
    actor.send({ type: 'transport.opened' });
    await settled();
    write('m2');
    actor.send({ type: 'message.retried', clientMessageId: 'm1', time: 50 });
    expect(outboxIds()).toEqual(['m2', 'm1']);
    expect(stored.get('m1')).toEqual(entryOf('m1', 50));
    actor.send({ type: 'transport.lost' });
    actor.send({ type: 'transport.opened' });
    await settled();
    expect(sent).toEqual(['m1', 'm2', 'm2', 'm1']);
  });

  it('forgets a failed message when told to, but not one that is still to be sent', async () => {
    const { actor, stored, write, outboxIds, settled } = start({ deliveries: [fails(new MessageRefused(400)), never] });
    write('m1');
    actor.send({ type: 'transport.opened' });
    await settled();
    write('m2');
    actor.send({ type: 'message.discarded', clientMessageId: 'm1' });
    actor.send({ type: 'message.discarded', clientMessageId: 'm2' });
    expect(outboxIds()).toEqual(['m2']);
    expect([...stored.keys()]).toEqual(['m2']);
  });

  it('waits as long as the server asks it to, however often', async () => {
    const tooMuch = fails(new NotNow(7000));
    const { actor, clock, sent, write, settled, waits } = start({
      deliveries: Array<() => Promise<never>>(TRIES + 2).fill(tooMuch),
    });
    write('m1', 'm2');
    actor.send({ type: 'transport.opened' });
    for (let time = 0; time < TRIES + 2; time += 1) {
      await waits();
      clock.increment(6999);
      expect(sent).toHaveLength(time + 1);
      clock.increment(1);
    }
    await settled();
    expect(sent.slice(-2)).toEqual(['m1', 'm2']);
  });

  it('waits longer each time where the server breaks, and after a few times lets the others pass', async () => {
    const broken = fails(new Error('500'));
    const { actor, clock, sent, write, settled, waits } = start({
      deliveries: Array<() => Promise<never>>(TRIES).fill(broken),
    });
    write('m1', 'm2');
    actor.send({ type: 'transport.opened' });
    for (let time = 0; time < TRIES - 1; time += 1) {
      await waits();
      clock.increment(RETRY_DELAY.first * 2 ** time - 1);
      expect(sent).toHaveLength(time + 1);
      clock.increment(1);
    }
    await settled();
    expect(sent.at(-1)).toBe('m2');
    expect(actor.getSnapshot().context.outbox).toMatchObject([{ clientMessageId: 'm1', failedWith: 500 }]);
  });

  it('lets go of what the server is known to have', () => {
    const { actor, stored, write, outboxIds } = start();
    write('m1', 'm2');
    actor.send({ type: 'message.acknowledged', clientMessageId: 'm1' });
    expect(outboxIds()).toEqual(['m2']);
    expect([...stored.keys()]).toEqual(['m2']);
  });

  it('follows what other tabs do to it', async () => {
    const { actor, sent, write, outboxIds, settled } = start();
    write('m1');
    actor.send({ type: 'outbox.changedElsewhere', entries: [entryOf('theirs')] });
    expect(outboxIds()).toEqual(['theirs']);
    actor.send({ type: 'transport.opened' });
    await settled();
    expect(sent).toEqual(['theirs']);
  });

  it('takes no more than it can keep, and says so before', () => {
    const { actor, stored, write, outboxIds } = start();
    write(...Array.from({ length: OUTBOX_LIMIT }, (_, index) => `m${String(index)}`));
    const oneMore = { type: 'message.written', entry: entryOf('late') } as const;
    expect(actor.getSnapshot().can(oneMore)).toBe(false);
    actor.send(oneMore);
    expect(outboxIds()).toHaveLength(OUTBOX_LIMIT);
    expect(stored.has('late')).toBe(false);
  });
});

it('is walked on all its paths: it reaches every state and transition, and delivers nothing that has failed', () => {
  const unreached = walk(chatConnectionMachine, {
    inputs: [{ outbox: [] }, { outbox: [{ ...entryOf('failed'), failedWith: 404 }] }],
    events: [
      { type: 'transport.connecting' },
      { type: 'transport.opened' },
      { type: 'transport.lost' },
      { type: 'transport.wentOffline' },
      { type: 'transport.refused' },
      { type: 'message.written', entry: entryOf('m1') },
      { type: 'message.acknowledged', clientMessageId: 'm1' },
      { type: 'message.retried', clientMessageId: 'failed', time: 2 },
      { type: 'message.discarded', clientMessageId: 'failed' },
      { type: 'outbox.changedElsewhere', entries: [] },
    ],
    answers: {
      deliver: [
        { output: undefined },
        { error: new MessageRefused(404) },
        { error: new NotNow(7000) },
        { error: new Error('500') },
      ],
    },
    // How long it waits, and how often it has tried, leads nowhere else.
    placeOf: ({ context: { outbox, current } }) => [
      outbox.map(({ clientMessageId, failedWith }) => [clientMessageId, failedWith !== null]),
      current?.clientMessageId,
    ],
    expectAlways: (snapshot) => {
      if (snapshot.matches({ online: { sending: 'delivering' } }))
        expect(snapshot.context.current?.failedWith).toBeNull();
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});

import { walk } from '@ezone/statechart/testing';
import { createActor, SimulatedClock } from 'xstate';
import { recordEditorMachine, LONGEST_TYPING, TYPING_PAUSE } from './recordEditorMachine';
import type { Fields, Whereabouts } from './recordEditorMachine';

const fields = (values: Readonly<Record<string, unknown>>): Fields => values;
const unfit = ({ name }: Fields) => (String(name ?? '').length > 10 ? ['name'] : []);

/** An editor of a record; what it hands over is listed. */
const start = (typed?: Fields) => {
  const clock = new SimulatedClock();
  const actor = createActor(recordEditorMachine, { clock, input: { ...(typed && { typed }), unfit } });
  const handedOver: Fields[] = [];
  actor.on('handedOver', (event) => handedOver.push(event.fields));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const type = (values: Readonly<Record<string, unknown>>) => {
    actor.send({ type: 'content.changed', fields: fields(values) });
  };
  const told = (at: Whereabouts) => {
    actor.send({ type: 'whereabouts.told', at });
  };
  return { actor, clock, handedOver, state, type, told };
};

it('hands over what was typed after a pause, all of it at once', () => {
  const { clock, handedOver, state, type } = start();
  type({ name: 'A' });
  clock.increment(TYPING_PAUSE - 1);
  type({ name: 'AB', text: 'C' });
  clock.increment(TYPING_PAUSE - 1);
  expect(state()).toEqual({ typing: 'writing' });
  expect(handedOver).toEqual([]);
  clock.increment(1);
  expect(handedOver).toEqual([{ name: 'AB', text: 'C' }]);
  expect(state()).toEqual({ following: 'stored' });
});

it('hands over at once when asked to, and nothing where there is nothing', () => {
  const { actor, clock, handedOver, type } = start();
  actor.send({ type: 'save.requested' });
  type({ name: 'A' });
  actor.send({ type: 'save.requested' });
  clock.increment(TYPING_PAUSE);
  expect(handedOver).toEqual([{ name: 'A' }]);
});

it('hands over each field once, and remembers what was typed', () => {
  const { actor, handedOver, type } = start();
  type({ name: 'A' });
  actor.send({ type: 'save.requested' });
  type({ text: 'B' });
  actor.send({ type: 'save.requested' });
  expect(handedOver).toEqual([{ name: 'A' }, { text: 'B' }]);
  expect(actor.getSnapshot().context).toMatchObject({ typed: { name: 'A', text: 'B' }, pending: [] });
});

it('hands over also what is typed without a pause, and what it was before', () => {
  const { actor, clock, handedOver } = start();
  const bases: unknown[] = [];
  actor.on('handedOver', (event) => {
    bases.push(event.bases);
  });
  for (let typed = 1; typed <= 10; typed += 1) {
    const base = fields({ name: `before ${String(typed)}` });
    actor.send({ type: 'content.changed', fields: fields({ name: 'x'.repeat(typed) }), base });
    clock.increment(LONGEST_TYPING / 10);
  }
  expect(handedOver).toEqual([{ name: 'x'.repeat(10) }]);
  expect(bases).toEqual([{ name: 'before 1' }]);
});

it('goes on with what an earlier visit has left', () => {
  const { clock, handedOver, state } = start(fields({ name: 'Half a thou' }));
  expect(state()).toEqual({ typing: 'writing' });
  clock.increment(TYPING_PAUSE);
  expect(handedOver).toEqual([{ name: 'Half a thou' }]);
});

it.each(['stored', 'sending', 'delayed', 'refused', 'conflict', 'gone'] as const)(
  'shows that its changes are %s, also where that was told while somebody typed',
  (at) => {
    const { actor, state, type, told } = start();
    told(at);
    expect(state()).toEqual({ following: at });
    type({ name: 'A' });
    expect(state()).toEqual({ typing: 'writing' });
    told('stored');
    told(at);
    actor.send({ type: 'save.requested' });
    expect(state()).toEqual({ following: at });
  },
);

it('says that something is too long, except where somebody has to decide first', () => {
  const { actor, state, type, told } = start();
  type({ name: 'Much too long' });
  actor.send({ type: 'save.requested' });
  for (const at of ['stored', 'sending', 'delayed'] as const) {
    told(at);
    expect(state()).toEqual({ following: 'withheld' });
  }
  for (const at of ['conflict', 'refused', 'gone'] as const) {
    told(at);
    expect(state()).toEqual({ following: at });
  }
});

it('forgets what was typed when that is given up', () => {
  const { actor, clock, handedOver, state, type } = start();
  type({ name: 'A' });
  actor.send({ type: 'changes.discarded' });
  clock.increment(TYPING_PAUSE);
  expect(handedOver).toEqual([]);
  expect(state()).toEqual({ following: 'stored' });
  expect(actor.getSnapshot().context).toMatchObject({ typed: {}, pending: [] });
});

it('is walked on all its paths: nothing is pending but while somebody types', () => {
  const unreached = walk(recordEditorMachine, {
    inputs: [{ unfit }, { typed: fields({ name: 'Left' }), unfit }],
    events: [
      { type: 'content.changed', fields: fields({ name: 'Short' }) },
      { type: 'content.changed', fields: fields({ name: 'Much too long' }) },
      { type: 'save.requested' },
      { type: 'changes.discarded' },
      ...(['stored', 'sending', 'delayed', 'refused', 'conflict', 'gone'] as const).map((at) => ({
        type: 'whereabouts.told' as const,
        at,
      })),
    ],
    expectAlways: (snapshot) => {
      expect(snapshot.context.pending.length > 0).toBe(snapshot.matches('typing'));
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});

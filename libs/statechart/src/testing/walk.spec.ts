import { assign, createMachine, fromPromise, setup } from 'xstate';
import { kettleMachine } from './machines';
import { walk } from './walk';

const events = [
  { type: 'filled', litres: 1 },
  { type: 'filled', litres: 0 },
  { type: 'switched.on' },
  { type: 'switched.off' },
  { type: 'lid.opened' },
  { type: 'lid.closed' },
  { type: 'unplugged' },
] as const;

it('comes by every state and transition: nested, in regions, by delays, actors and guards', () => {
  expect(walk(kettleMachine, { events, answers: { heat: { output: { degrees: 100 } } } })).toEqual({
    states: [],
    transitions: [],
  });
});

it('names what no event leads to', () => {
  const { states, transitions } = walk(kettleMachine, { events: events.filter(({ type }) => type !== 'switched.on') });
  expect(states).toContain('kettle.body.on.boiling');
  expect(transitions).toContain('kettle.body.off|switched.on|0');
});

it('tries every answer of an actor, and every way it may fail', () => {
  class Busy extends Error {}
  const machine = setup({
    types: {} as { events: { type: 'ask' } },
    actors: { ask: fromPromise<boolean>(() => Promise.resolve(true)) },
  }).createMachine({
    id: 'question',
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          src: 'ask',
          onDone: [{ guard: ({ event }) => event.output, target: 'yes' }, { target: 'no' }],
          onError: [{ guard: ({ event }) => event.error instanceof Busy, target: 'busy' }, { target: 'failed' }],
        },
      },
      yes: {},
      no: {},
      busy: {},
      failed: {},
    },
  });
  const both = [{ output: true }, { output: false }];
  const errors = [{ error: new Busy() }, { error: new Error('500') }];
  expect(walk(machine, { events: [], answers: { ask: [...both, ...errors] } })).toEqual({
    states: [],
    transitions: [],
  });
  expect(walk(machine, { events: [], answers: { ask: { output: true } } }).states).toEqual([
    'question.no',
    'question.busy',
  ]);
});

it('names a state that is in nobody’s way, and a guard that never holds', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { push: { guard: () => false, target: 'open' } } }, open: {}, forgotten: {} },
  });
  expect(walk(machine, { events: [{ type: 'push' }] })).toEqual({
    states: ['door.open', 'door.forgotten'],
    transitions: ['door.shut|push|0'],
  });
});

it('knows a first state that is left at once', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'deciding',
    states: { deciding: { always: 'shut' }, shut: {} },
  });
  expect(walk(machine, { events: [] })).toEqual({ states: [], transitions: [] });
});

it('gives up where the context never ends, unless it is told what matters of it', () => {
  const counter = setup({ types: {} as { context: { count: number }; events: { type: 'counted' } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  });
  const events = [{ type: 'counted' as const }];
  expect(() => walk(counter, { events })).toThrow('Traversal limit exceeded');
  expect(walk(counter, { events, placeOf: () => null })).toEqual({ states: [], transitions: [] });
});

it('holds what always holds against every place', () => {
  const isNeverOn = () =>
    walk(kettleMachine, {
      events,
      expectAlways: (snapshot) => {
        expect(snapshot.matches({ body: 'on' })).toBe(false);
      },
    });
  expect(isNeverOn).toThrow();
});

import { walk } from '@ezone/statechart/testing';
import { SimulatedClock, createActor } from 'xstate';
import { shownToasts, toastQueueMachine } from './toastQueueMachine';
import type { QueuedToast } from './toastQueueMachine';

function start(limit = 2) {
  const clock = new SimulatedClock();
  const queue = createActor(toastQueueMachine, { input: { limit }, clock }).start();
  return {
    clock,
    send: queue.send,
    state: () => queue.getSnapshot().value,
    shown: () => shownToasts(queue.getSnapshot().context).map(({ id }) => id),
    add: (id: string, more: Partial<QueuedToast> = {}) =>
      queue.send({ type: 'toast.added', toast: { id, message: `Toast ${id}`, variant: 'info', ...more } }),
  };
}

it('shows a toast for six seconds', () => {
  const { add, clock, shown, state } = start();
  expect(state()).toBe('empty');
  add('a');
  expect(state()).toBe('counting');
  clock.increment(5999);
  expect(shown()).toEqual(['a']);
  clock.increment(1);
  expect(shown()).toEqual([]);
  expect(state()).toBe('empty');
});

it('shows as many as its limit, the others wait and then have their whole time', () => {
  const { add, clock, shown } = start(2);
  add('a');
  add('b');
  add('c');
  expect(shown()).toEqual(['a', 'b']);
  clock.increment(6000);
  expect(shown()).toEqual(['c']);
  clock.increment(5999);
  expect(shown()).toEqual(['c']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

it('counts each one down by itself', () => {
  const { add, clock, shown } = start();
  add('a');
  clock.increment(4000);
  add('b');
  clock.increment(2000);
  expect(shown()).toEqual(['b']);
  clock.increment(4000);
  expect(shown()).toEqual([]);
});

it('keeps a toast as long as it asks for, and one without end until it is dismissed', () => {
  const { add, clock, send, shown, state } = start();
  add('long', { duration: 10_000 });
  add('endless', { duration: null });
  clock.increment(9999);
  expect(shown()).toEqual(['long', 'endless']);
  clock.increment(1_000_000);
  expect(shown()).toEqual(['endless']);
  send({ type: 'toast.dismissed', id: 'endless' });
  expect(state()).toBe('empty');
});

it('lets nothing go while somebody reads, and gives the whole time again afterwards', () => {
  const { add, clock, send, shown, state } = start(3);
  add('a');
  clock.increment(5000);
  send({ type: 'reader.arrived' });
  expect(state()).toBe('paused');
  add('b');
  clock.increment(60_000);
  expect(shown()).toEqual(['a', 'b']);
  send({ type: 'reader.left' });
  expect(state()).toBe('counting');
  clock.increment(5999);
  expect(shown()).toEqual(['a', 'b']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

it('is empty again when the last one is dismissed, also while somebody reads', () => {
  const { add, send, state } = start();
  add('a');
  send({ type: 'toast.dismissed', id: 'a' });
  expect(state()).toBe('empty');
  add('b');
  send({ type: 'reader.arrived' });
  send({ type: 'toast.dismissed', id: 'b' });
  expect(state()).toBe('empty');
});

it('puts a toast in the place of the one with the same key, with a time of its own', () => {
  const { add, clock, shown } = start(3);
  add('logging in', { key: 'signIn' });
  add('other');
  clock.increment(5000);
  add('logged in', { key: 'signIn' });
  expect(shown()).toEqual(['logged in', 'other']);
  clock.increment(1000);
  expect(shown()).toEqual(['logged in']);
  clock.increment(5000);
  expect(shown()).toEqual([]);
});

it('is walked on all its paths, and never counts down what is not shown', () => {
  // The key lets a toast take the place of the one before it, so that the queue does not grow for ever.
  const toast = (id: string): QueuedToast => ({ id, key: id, message: `Toast ${id}`, variant: 'info' });
  const ids = ['a', 'b'];
  const unreached = walk(toastQueueMachine, {
    inputs: [{ limit: 1 }, { limit: 2 }],
    events: [
      ...ids.map((id) => ({ type: 'toast.added' as const, toast: toast(id) })),
      ...ids.map((id) => ({ type: 'toast.dismissed' as const, id })),
      ...ids.map((id) => ({ type: 'toast.expired' as const, id })),
      { type: 'reader.arrived' },
      { type: 'reader.left' },
    ],
    expectAlways: ({ context }) => {
      expect(shownToasts(context).map(({ id }) => id)).toEqual(expect.arrayContaining(context.counting));
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});

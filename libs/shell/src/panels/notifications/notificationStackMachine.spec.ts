import { walk } from '@ezone/statechart/testing';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { textNotification } from '../../chrome/layout/testing/serverSamples';
import { notificationStackMachine } from './notificationStackMachine';

const news = (id: string) => textNotification(id, `News ${id}`);

/** A stack whose server answers the question for demo data like this. */
async function start(answer: () => Promise<boolean>, elapsed = 0) {
  const clock = new SimulatedClock();
  const shown: string[] = [];
  const machine = notificationStackMachine.provide({ actors: { askForDemoData: fromPromise(answer) } });
  const actor = createActor(machine, { input: { elapsed }, clock });
  actor.on('shown', ({ notification }) => shown.push(notification.id));
  actor.on('demo.shown', ({ variant }) => shown.push(variant));
  actor.start();
  // The answer comes in a microtask or never.
  await Promise.resolve().then(() => undefined);
  return { clock, shown, tell: (id: string) => actor.send({ type: 'notification.arrived', notification: news(id) }) };
}

it('shows the four of the demo data at 4, 6, 8 and 10 seconds, and nothing after that', async () => {
  const { clock, shown } = await start(() => Promise.resolve(true));
  clock.increment(3999);
  expect(shown).toEqual([]);
  clock.increment(1);
  expect(shown).toEqual(['success']);
  clock.increment(1999);
  expect(shown).toEqual(['success']);
  clock.increment(1);
  expect(shown).toEqual(['success', 'error']);
  clock.increment(2000);
  expect(shown).toEqual(['success', 'error', 'warning']);
  clock.increment(2000);
  expect(shown).toEqual(['success', 'error', 'warning', 'info']);
  clock.increment(60_000);
  expect(shown).toHaveLength(4);
});

it('keeps the times when it was started late', async () => {
  const { clock, shown } = await start(() => Promise.resolve(true), 900);
  clock.increment(3099);
  expect(shown).toEqual([]);
  clock.increment(1);
  expect(shown).toEqual(['success']);
});

it('leaves the server time to answer when it was started after the first was due', async () => {
  const { clock, shown } = await start(() => Promise.resolve(true), 9000);
  clock.increment(999);
  expect(shown).toEqual([]);
  clock.increment(1);
  expect(shown).toEqual(['success']);
});

it.each([
  ['has none', () => Promise.resolve(false)],
  ['cannot be asked', () => Promise.reject(new Error('offline'))],
  ['does not answer in time', () => new Promise<boolean>(() => undefined)],
])('shows no demo notification where the server %s', async (_, answer) => {
  const { clock, shown, tell } = await start(answer);
  clock.increment(60_000);
  expect(shown).toEqual([]);
  tell('n1');
  expect(shown).toEqual(['n1']);
});

it('shows what the server tells at any time, each once', async () => {
  const { clock, shown, tell } = await start(() => Promise.resolve(true));
  tell('n1');
  clock.increment(4000);
  tell('n2');
  tell('n1');
  clock.increment(2000);
  expect(shown).toEqual(['n1', 'success', 'n2', 'error']);
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(notificationStackMachine, {
    inputs: [{ elapsed: 0 }],
    events: [
      { type: 'notification.arrived', notification: news('n1') },
      { type: 'notification.arrived', notification: news('n2') },
    ],
    answers: { askForDemoData: [{ output: true }, { output: false }] },
    expectAlways: ({ context: { shown } }) => {
      expect(new Set(shown).size).toBe(shown.length);
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});

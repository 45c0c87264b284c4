import { onceSent } from './sending';

type Outbox = Parameters<typeof onceSent>[0];
type Listener = Parameters<Outbox['onAnyFate']>[0];
type Fate = Parameters<Listener>[0];

const changeOf = (id: string): Fate['change'] => ({
  ...{ id, list: 'mail-app/mails', ids: ['begun'], madeAt: 0, tab: 'tab', progress: { at: 'waiting' } },
  deed: { kind: 'bulk', name: 'send', given: null },
});

/** An outbox with one sending in it. */
const listen = () => {
  const sending = changeOf('sending');
  const listeners = new Set<Listener>();
  let changes: readonly Fate['change'][] = [sending];
  const told: unknown[] = [];
  const onAnyFate = (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  onceSent({ onAnyFate, getChanges: () => changes }, sending, (answer) => told.push(answer));
  const tell = (id: string, became: Fate['became'], answer?: unknown) => {
    for (const listener of listeners) listener({ change: changeOf(id), became, answer });
  };
  const takeOut = () => {
    changes = [];
  };
  return { listeners, told, tell, takeOut };
};

it('tells a refusal, which is the end of it', () => {
  const { listeners, told, tell } = listen();
  tell('sending', 'refused');
  expect(told).toEqual(['refused']);
  expect(listeners.size).toBe(0);
});

it('goes on through what becomes of others, and ends with the answer', () => {
  const { listeners, told, tell, takeOut } = listen();
  tell('another', 'acknowledged');
  expect(listeners.size).toBe(1);
  takeOut();
  tell('sending', 'acknowledged', null);
  expect(told).toEqual([null]);
  expect(listeners.size).toBe(0);
});

it('tells nothing of an answer where the sending was not made', () => {
  const { told, tell, takeOut } = listen();
  takeOut();
  tell('sending', 'acknowledged');
  expect(told).toEqual([undefined]);
});

it('ends where the sending was given up', () => {
  const { listeners, told, tell, takeOut } = listen();
  takeOut();
  tell('another', 'acknowledged');
  expect(told).toEqual([]);
  expect(listeners.size).toBe(0);
});

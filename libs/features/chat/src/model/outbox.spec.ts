/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { createOutboxStore } from './outbox';
import type { OutboxEntry } from './outbox';

const entry: OutboxEntry = { clientMessageId: 'm1', contactId: 'grace', text: 'Hi', time: 1, failedWith: null };

beforeEach(() => {
  localStorage.clear();
});

it('keeps messages for one user, over a reload', () => {
  createOutboxStore('ada').keep(entry);
  expect(createOutboxStore('ada').read()).toEqual([entry]);
  expect(createOutboxStore('alan').read()).toEqual([]);
});

it.each(['no JSON', '{"clientMessageId":"m1"}', 'null', '[]'])(
  'leaves aside what it does not understand: %s',
  (text) => {
    localStorage.setItem('ezone.chat.ada.out.m1', text);
    expect(createOutboxStore('ada').read()).toEqual([]);
  },
);

it('answers the outbox in the order it was written in', () => {
  const outbox = createOutboxStore('ada');
  [3, 1, 2].forEach((time) => {
    outbox.keep({ ...entry, clientMessageId: `m${String(time)}`, time });
  });
  expect(outbox.read().map(({ time }) => time)).toEqual([1, 2, 3]);
});

it('knows what another tab has removed', () => {
  const [one, other] = [createOutboxStore('ada'), createOutboxStore('ada')];
  one.keep(entry);
  expect(other.has('m1')).toBe(true);
  other.forget('m1');
  expect(one.has('m1')).toBe(false);
});

it('tells of changes in other tabs, of its own user and kind', () => {
  const heard: string[][] = [];
  const outbox = createOutboxStore('ada');
  outbox.keep(entry);
  const stop = outbox.onChangeElsewhere((entries) => {
    heard.push(entries.map(({ clientMessageId }) => clientMessageId));
  });
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  change('ezone.chat.ada.out.m1');
  change('ezone.draft.ada.chat.grace');
  change('ezone.chat.alan.out.m1');
  localStorage.clear();
  change(null);
  stop();
  change('ezone.chat.ada.out.m2');
  expect(heard).toEqual([['m1'], []]);
});

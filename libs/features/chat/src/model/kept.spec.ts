/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { createKept } from './kept';
import { createOutboxStore } from './outbox';
import type { OutboxEntry } from './outbox';

const isText = (value: unknown): value is string => typeof value === 'string';
const entry: OutboxEntry = { clientMessageId: 'm1', contactId: 'grace', text: 'Hi', time: 1, failedWith: null };

beforeEach(() => {
  localStorage.clear();
});

it('keeps values for one user, over a reload', () => {
  createKept('ada').write('draft.grace', 'Hello');
  expect(createKept('ada').read('draft.grace', isText)).toBe('Hello');
  expect(createKept('alan').read('draft.grace', isText)).toBeNull();
});

it.each(['no JSON', '{"clientMessageId":"m1"}', 'null', '[]'])(
  'leaves aside what it does not understand: %s',
  (text) => {
    localStorage.setItem('ezone.chat.ada.out.m1', text);
    expect(createOutboxStore(createKept('ada')).read()).toEqual([]);
  },
);

it('answers the outbox in the order it was written in', () => {
  const outbox = createOutboxStore(createKept('ada'));
  [3, 1, 2].forEach((time) => {
    outbox.keep({ ...entry, clientMessageId: `m${String(time)}`, time });
  });
  expect(outbox.read().map(({ time }) => time)).toEqual([1, 2, 3]);
});

it('knows what another tab has removed', () => {
  const [one, other] = [createOutboxStore(createKept('ada')), createOutboxStore(createKept('ada'))];
  one.keep(entry);
  expect(other.has('m1')).toBe(true);
  other.forget('m1');
  expect(one.has('m1')).toBe(false);
});

const refuse = () => {
  throw new Error('The store is forbidden.');
};

it.each<[string, () => Storage]>([
  [
    'keeps nothing',
    () => ({ getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, clear: refuse, length: 1 }),
  ],
  ['does not even hand it out', refuse],
])('goes on without a store, for as long as the page lives: it %s', (_, storage) => {
  const kept = createKept('ada', storage);
  kept.write('draft.grace', 'Hello');
  expect(kept.read('draft.grace', isText)).toBe('Hello');
  expect(kept.names('draft')).toEqual(['draft.grace']);
  kept.remove('draft.grace');
  expect(kept.read('draft.grace', isText)).toBeNull();
});

it('tells of changes in other tabs, of its own kind and user', () => {
  const heard: (string | null)[] = [];
  const stop = createKept('ada').onChangeElsewhere('out', (name) => heard.push(name));
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  change('ezone.chat.ada.out.m1');
  change('ezone.chat.ada.draft.grace');
  change('ezone.chat.alan.out.m1');
  change(null);
  stop();
  change('ezone.chat.ada.out.m2');
  expect(heard).toEqual(['out.m1', null]);
});

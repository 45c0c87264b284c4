import { createItemMemory, GROUP_GAP, groupMessages } from './groupMessages';
import type { LooseMessage } from './groupMessages';

const messageAt = (key: string, time: Date | number, isMine = false): LooseMessage => ({
  key,
  id: key,
  clientMessageId: null,
  text: key,
  time: Number(time),
  isMine,
  state: 'sent',
  failedWith: null,
  isReadByContact: false,
});

/** The lines in short: a group in brackets, a divider as the day of the month, the line above what is new as `new`. */
const inShort = (messages: readonly LooseMessage[], newSince: string | null = null) =>
  groupMessages(messages, newSince)
    .map((item) => {
      if (item.kind === 'day') return String(new Date(item.day).getDate());
      if (item.kind === 'newMessages') return 'new';
      return `${item.isFirstOfGroup ? '[' : ''}${item.key}${item.isLastOfGroup ? ']' : ''}`;
    })
    .join(' ');

const noon = new Date(2026, 2, 5, 12).getTime();

it('groups what one sender says, each within five minutes of the one before', () => {
  const messages = [0, GROUP_GAP, 2 * GROUP_GAP, 3 * GROUP_GAP + 1].map((after, index) =>
    messageAt(`m${String(index)}`, noon + after),
  );
  expect(inShort(messages)).toBe('5 [m0 m1 m2] [m3]');
});

it('begins a group with every change of the sender', () => {
  expect(
    inShort([messageAt('a', noon), messageAt('b', noon, true), messageAt('c', noon, true), messageAt('d', noon)]),
  ).toBe('5 [a] [b c] [d]');
});

it('divides the days of the viewer, and no group runs through midnight', () => {
  const messages = [
    messageAt('a', new Date(2026, 2, 5, 23, 59, 59, 999)),
    messageAt('b', new Date(2026, 2, 6, 0, 0, 0, 0)),
    messageAt('c', new Date(2026, 2, 8, 0, 1)),
  ];
  expect(inShort(messages)).toBe('5 [a] 6 [b] 8 [c]');
});

it('divides every day of a year once, also where the clocks change', () => {
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => messageAt(String(hour), new Date(2026, 0, 1, hour)));
  const days = groupMessages(hours, null).filter(({ kind }) => kind === 'day');
  expect(days).toHaveLength(366);
  expect(new Set(days.map(({ key }) => key)).size).toBe(366);
});

it('does not turn the day back for a clock that runs behind', () => {
  expect(
    inShort([messageAt('a', new Date(2026, 2, 6, 0, 1)), messageAt('b', new Date(2026, 2, 5, 23, 59), true)]),
  ).toBe('6 [a] [b]');
});

it('puts the line above the first new message, which begins a group', () => {
  const messages = ['a', 'b', 'c'].map((key) => messageAt(key, noon));
  expect(inShort(messages, 'b')).toBe('5 [a] new [b c]');
  expect(inShort(messages, 'a')).toBe('5 new [a b c]');
  expect(inShort(messages, 'gone')).toBe('5 [a b c]');
});

it('remembers items that have not changed, and no others', () => {
  const remember = createItemMemory();
  const messages = ['a', 'b'].map((key) => messageAt(key, noon));
  const before = remember(groupMessages(messages, null));
  const after = remember(groupMessages([...messages, messageAt('c', noon)], null));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  // It does not end the group any more.
  expect(after[2]).not.toBe(before[2]);
  expect(after[2]).toMatchObject({ key: 'b', isLastOfGroup: false });
});

import type { ChatMessage } from '@ezone/shell/session/live';
import { KEPT, mergeMessages, PAGE, trimmed, withArrivals, withGap, withNewestPage, withOlderPage } from './messages';
import type { DialogData } from './messages';

const messageOf = (id: number): ChatMessage => ({
  id: String(id),
  who: 'grace',
  message: `Message ${String(id)}`,
  time: '2026-03-01T09:00:00.000Z',
  clientMessageId: null,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index));
const dialogOf = (messages: readonly ChatMessage[], rest: Partial<DialogData> = {}): DialogData => ({
  chatId: 'c1',
  messages,
  hasOlder: true,
  gapAfter: null,
  ...rest,
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => Number(id));
const page = (from: number, to: number) => ({ chatId: 'c1', messages: range(from, to) });

describe('mergeMessages', () => {
  it('puts each where it belongs by its number, once', () => {
    expect(ids(mergeMessages([9, 11].map(messageOf), [100, 10, 9, 2, 10].map(messageOf)))).toEqual([2, 9, 10, 11, 100]);
  });

  it('answers the same list where there is nothing new', () => {
    const known = range(1, 3);
    expect(mergeMessages(known, [messageOf(2)])).toBe(known);
  });
});

describe('withNewestPage', () => {
  it('takes a full page for the end of a longer dialog, and a short one for all of it', () => {
    expect(withNewestPage(undefined, page(51, 50 + PAGE)).hasOlder).toBe(true);
    expect(withNewestPage(undefined, page(1, PAGE - 1)).hasOlder).toBe(false);
  });

  it('keeps older messages that it meets', () => {
    const { messages, hasOlder } = withNewestPage(dialogOf(range(1, 100)), page(81, 80 + PAGE));
    expect(ids(messages)).toEqual(ids(range(1, 130)));
    expect(hasOlder).toBe(true);
  });

  it('lets go of older ones where some are missing in between', () => {
    const { messages } = withNewestPage(dialogOf(range(1, 50)), page(61, 60 + PAGE));
    expect(ids(messages)).toEqual(ids(range(61, 110)));
  });

  it('is not deceived by what came in live after the gap', () => {
    const away = withGap(dialogOf(range(1, 50)));
    const live = withArrivals(away, [{ chatId: 'c1', message: messageOf(111) }]);
    const { messages, gapAfter } = withNewestPage(live, page(62, 61 + PAGE));
    expect(ids(messages)).toEqual(ids(range(62, 111)));
    expect(gapAfter).toBeNull();
  });

  it('remembers the earliest of several gaps, also where nothing was there before it', () => {
    const empty = withGap(dialogOf([], { hasOlder: false }));
    const live = withArrivals(empty, [{ chatId: 'c1', message: messageOf(200) }]);
    expect(ids(withNewestPage(withGap(live), page(151, 150 + PAGE)).messages)).toEqual(ids(range(151, 200)));
  });
});

it('adds older pages in front, until one is not full', () => {
  const first = withOlderPage(dialogOf(range(61, 110)), '61', range(11, 60));
  expect(first).toMatchObject({ hasOlder: true });
  const all = withOlderPage(first, '11', range(1, 10));
  expect(all.hasOlder).toBe(false);
  expect(ids(all.messages)).toEqual(ids(range(1, 110)));
});

it('adds no older page to a dialog that begins elsewhere by now', () => {
  const moved = dialogOf(range(161, 210));
  expect(withOlderPage(moved, '61', range(11, 60))).toBe(moved);
});

it('adds what came in live, of this chat, and nothing from before its beginning', () => {
  const arrivals = [3, 7, 12].map((id) => ({ chatId: 'c1', message: messageOf(id) }));
  const elsewhere = { chatId: 'c2', message: messageOf(13) };
  expect(ids(withArrivals(dialogOf([messageOf(5), messageOf(10)]), [...arrivals, elsewhere]).messages)).toEqual([
    5, 7, 10, 12,
  ]);
});

it('keeps the newest of a dialog that is left', () => {
  const short = dialogOf(range(1, KEPT), { hasOlder: false });
  expect(trimmed(short)).toBe(short);
  const long = trimmed(dialogOf(range(1, 10_000), { hasOlder: false }));
  expect(ids(long.messages)).toEqual(ids(range(10_001 - KEPT, 10_000)));
  expect(long.hasOlder).toBe(true);
});

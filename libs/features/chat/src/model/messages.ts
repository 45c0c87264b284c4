import type { ChatMessage, MessageInChat } from '@ezone/shell/session/live';

/** What the cache holds of one dialog: plain objects without a gap between them, up to the newest. */
export type DialogData = {
  chatId: string;
  /** Oldest first, each once. */
  messages: readonly ChatMessage[];
  /** The server has messages before the first one here. */
  hasOlder: boolean;
  /** After this message some may be missing, as the connection was away; null where none are. */
  gapAfter: string | null;
};

/** Messages for each step into the past. */
export const PAGE = 50;

/** Messages that stay in memory of a dialog that is left. */
export const KEPT = 200;

/** Where a message stands: ids are numbers that grow with every message, whoever sends it. */
export const placeOf = (id: string): number => Number(id);

/** Puts messages where they belong, each once. Answers the same list where it has them all. */
export const mergeMessages = (known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] => {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => {
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
  if (fresh.length === 0) return known;
  const merged = [...known, ...fresh];
  const last = known.at(-1);
  // What comes live is nearly always the newest.
  const isSorted = fresh.length === 1 && (!last || placeOf(last.id) < placeOf(fresh[0]?.id ?? ''));
  return isSorted ? merged : merged.sort((one, other) => placeOf(one.id) - placeOf(other.id));
};

type Page = { chatId: string; messages: readonly ChatMessage[] };

/**
 * The dialog after its newest page has been fetched.
 * @param before what was there; it is let go where messages are missing between it and the page
 */
export const withNewestPage = (before: DialogData | undefined, { chatId, messages }: Page): DialogData => {
  const isWhole = messages.length < PAGE;
  const first = messages[0];
  const last = before?.gapAfter ?? before?.messages.at(-1)?.id;
  const meets = before && (isWhole || (first && last && placeOf(first.id) <= placeOf(last)));
  return {
    chatId,
    messages: mergeMessages(meets ? before.messages : [], messages),
    hasOlder: meets ? before.hasOlder && !isWhole : !isWhole,
    gapAfter: null,
  };
};

/**
 * The dialog after an older page has been fetched.
 * @param end the message that the page ends before; where the dialog begins at another one by now, it stays as it is
 */
export const withOlderPage = (before: DialogData, end: string, messages: readonly ChatMessage[]): DialogData =>
  before.messages[0]?.id === end
    ? { ...before, messages: mergeMessages(messages, before.messages), hasOlder: messages.length === PAGE }
    : before;

const withMessages = (before: DialogData, messages: readonly ChatMessage[]): DialogData => {
  const merged = mergeMessages(before.messages, messages);
  return merged === before.messages ? before : { ...before, messages: merged };
};

/**
 * The dialog with what has come in live, as far back as it goes: its page may be older than that. What belongs before its
 * beginning comes with the older pages.
 */
export const withArrivals = (before: DialogData, arrivals: readonly MessageInChat[]): DialogData => {
  const start = before.hasOlder ? placeOf(before.messages[0]?.id ?? '0') : 0;
  const own = arrivals.filter(({ chatId, message }) => chatId === before.chatId && placeOf(message.id) > start);
  return withMessages(
    before,
    own.map(({ message }) => message),
  );
};

/** The dialog after the connection was away for too long to say what was missed. */
export const withGap = (before: DialogData): DialogData => ({
  ...before,
  gapAfter: before.gapAfter ?? before.messages.at(-1)?.id ?? '0',
});

/** The dialog as it is kept once nobody looks at it: its newest messages. Older ones are fetched again when they are wanted. */
export const trimmed = (before: DialogData): DialogData =>
  before.messages.length <= KEPT ? before : { ...before, messages: before.messages.slice(-KEPT), hasOlder: true };

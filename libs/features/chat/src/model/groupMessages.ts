import type { DialogItem, MessageItem } from './types';

/** Milliseconds between two messages of one sender that still belong together. */
export const GROUP_GAP = 5 * 60_000;

/** A message before it is known what stands around it. */
export type LooseMessage = Omit<MessageItem, 'kind' | 'isFirstOfGroup' | 'isLastOfGroup'>;

/** The first moment of the day a moment is in, and that of the next, in the time zone of the viewer. */
const dayOf = (time: number) => {
  const day = new Date(time);
  day.setHours(0, 0, 0, 0);
  const start = day.getTime();
  // Not 24 hours: the clocks may change in between.
  day.setDate(day.getDate() + 1);
  return { start, end: day.getTime() };
};

/**
 * Makes the lines of a dialog: a divider where a day begins, the line above what is new, and messages that know whether they
 * begin or end a group. Neither a divider nor the line runs through a group.
 * @param messages oldest first
 * @param newSince the key of the first message that is new; null where none is
 */
export const groupMessages = (messages: readonly LooseMessage[], newSince: string | null): DialogItem[] => {
  const items: DialogItem[] = [];
  let dayEnds = 0;
  for (const message of messages) {
    // A clock that runs behind does not turn the day back.
    if (message.time >= dayEnds) {
      const { start, end } = dayOf(message.time);
      dayEnds = end;
      items.push({ kind: 'day', key: `day ${String(start)}`, day: start });
    }
    if (message.key === newSince) items.push({ kind: 'newMessages', key: 'new messages' });
    const before = items.at(-1);
    const continues =
      before?.kind === 'message' && before.isMine === message.isMine && message.time - before.time <= GROUP_GAP;
    if (continues) before.isLastOfGroup = false;
    items.push({ kind: 'message', ...message, isFirstOfGroup: !continues, isLastOfGroup: true });
  }
  return items;
};

/** What of a message can change; named one by one, as asking thousands of items for their fields takes its time. */
const changing = [
  'id',
  'text',
  'time',
  'state',
  'failedWith',
  'isFirstOfGroup',
  'isLastOfGroup',
  'isReadByContact',
] as const;

const isSame = (one: DialogItem, other: DialogItem) => {
  if (one.kind !== 'message' || other.kind !== 'message') return one.kind === other.kind;
  return changing.every((field) => one[field] === other[field]);
};

/**
 * Remembers the items it has answered: one that has not changed since then is the same object again, so that only what has
 * changed is drawn anew.
 */
export const createItemMemory = () => {
  let before: ReadonlyMap<string, DialogItem> = new Map();
  return (items: readonly DialogItem[]): readonly DialogItem[] => {
    const answered = items.map((item) => {
      const old = before.get(item.key);
      return old && isSame(old, item) ? old : item;
    });
    before = new Map(answered.map((item) => [item.key, item]));
    return answered;
  };
};

import { LiveError } from '@ezone/shell/session/live';
import type { ChatListEntry, ChatMessage } from '@ezone/shell/session/live';
import type { Person } from './people';

/** A message as this server stores it. */
export type Stored = ChatMessage & { to: string };

/** A message that is there from the start. */
export type Said = {
  from: string;
  to: string;
  text: string;
  time?: string;
  /** Whoever it is for has not read it, nor what comes after it. */
  isUnread?: boolean;
};

/** The chat of two: the same for both. */
export const chatOf = (one: string, other: string) => `chat ${[one, other].sort().join(' ')}`;

/** What is there; a 404 where it is not. */
export const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new LiveError({ statusCode: 404, message: 'No such thing' });
  return value;
};

/** A message as the server answers it. */
export const wire = ({ id, who, message, time, clientMessageId }: Stored): ChatMessage => ({
  id,
  who,
  message,
  time,
  clientMessageId,
});

/** What the server of stories and specs has stored: people, messages, and how far they are read. */
export const createChatStore = (people: readonly Person[], said: readonly Said[]) => {
  const profiles = new Map(people.map((person) => [person.id, { ...person }]));
  const messages: Stored[] = [];
  const read = new Map<string, number>();

  const others = (userId: string) => [...profiles.values()].filter(({ id }) => id !== userId);

  const between = (one: string, other: string) =>
    messages.filter(({ who, to }) => (who === one && to === other) || (who === other && to === one));
  const readBy = (userId: string, contactId: string) => read.get(`${userId} ${contactId}`) ?? 0;
  const unreadOf = (userId: string, contactId: string) =>
    messages.filter(({ id, who, to }) => who === contactId && to === userId && Number(id) > readBy(userId, contactId))
      .length;
  const chatList = (userId: string): ChatListEntry[] =>
    others(userId).flatMap(({ id }) => {
      const dialog = between(userId, id);
      const readMessageId = readBy(id, userId);
      if (dialog.length === 0) return [];
      return {
        chatId: chatOf(userId, id),
        contactId: id,
        lastMessageTime: dialog.at(-1)?.time ?? null,
        unread: unreadOf(userId, id),
        readMessageId: readMessageId === 0 ? null : String(readMessageId),
      };
    });
  const user = (userId: string) => {
    const { id, name, mood, status } = must(profiles.get(userId));
    return { id, name, avatar: null, mood, status, chatList: chatList(userId) };
  };
  const dialogOf = (userId: string, contactId: string, before = Infinity, limit = 500) => {
    const dialog = between(userId, must(profiles.get(contactId)).id).filter(({ id }) => Number(id) < before);
    const newest = dialog.slice(Math.max(0, dialog.length - limit));
    return { chat: { id: chatOf(userId, contactId), dialog: newest.map(wire) }, userChatList: chatList(userId) };
  };
  const contactIn = (userId: string, chatId: string) =>
    must(others(userId).find(({ id }) => chatOf(userId, id) === chatId)).id;

  const add = (
    from: string,
    to: string,
    text: string,
    clientMessageId: string | null,
    time = new Date().toISOString(),
  ) => {
    const message = { id: String(messages.length + 1), who: from, to, message: text, time, clientMessageId };
    messages.push(message);
    return message;
  };
  const unseen = new Set<string>();
  for (const { from, to, text, time, isUnread } of said) {
    const { id } = add(from, to, text, null, time);
    if (isUnread) unseen.add(`${to} ${from}`);
    if (!unseen.has(`${to} ${from}`)) read.set(`${to} ${from}`, Number(id));
  }

  return {
    profiles,
    messages,
    others,
    unreadOf,
    chatList,
    user,
    dialogOf,
    contactIn,
    add,
    /** @returns whether it was read further than before */
    moveRead: (userId: string, contactId: string, messageId: number): boolean => {
      if (messageId <= readBy(userId, contactId)) return false;
      read.set(`${userId} ${contactId}`, messageId);
      return true;
    },
  };
};

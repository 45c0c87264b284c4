import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { LiveError } from '@ezone/shell/live';
import type { ChatListEntry, ChatMessage, ClientEvents, MessageInChat, ServerEvents } from '@ezone/shell/live';
import { fakeLiveSocket } from '@ezone/shell/live/testing';
import type { FakeHandler, FakeLiveSocket } from '@ezone/shell/live/testing';
import { samplePeople } from './people';
import type { Person } from './people';

/** A message as this server stores it. */
type Stored = ChatMessage & { to: string };

/** A message that is there from the start. */
export type Said = {
  from: string;
  to: string;
  text: string;
  time?: string;
  /** Whoever it is for has not read it, nor what comes after it. */
  isUnread?: boolean;
};

type Event = keyof ClientEvents;
type Handlers = { [E in Event]: (userId: string, payload: ClientEvents[E]['payload']) => ClientEvents[E]['data'] };

const nobodyThere = () => new ApiError({ kind: 'network', statusCode: 0, message: 'Nobody there' });

/** The chat of two: the same for both. */
const chatOf = (one: string, other: string) => `chat ${[one, other].sort().join(' ')}`;

type Options = {
  people?: readonly Person[];
  said?: readonly Said[];
  /** What every call waits for, as a story that shows messages on their way. @default nothing */
  latency?: () => Promise<unknown>;
};

/**
 * The chat's server as far as the web app can tell, in memory: REST calls and live connections of as many people as one
 * likes. Stories and specs can make calls fail, lose acknowledgements, and cut connections off and bring them back.
 */
export const createChatServer = ({
  people = samplePeople,
  said = [],
  latency = () => Promise.resolve(),
}: Options = {}) => {
  const profiles = new Map(people.map((person) => [person.id, { ...person }]));
  const messages: Stored[] = [];
  const read = new Map<string, number>();
  const sockets = new Set<FakeLiveSocket>();
  const failures = new Map<string, () => Promise<unknown>>();
  const watchers = new Map<string, () => void>();
  let lostAcks = 0;
  let isDown = false;

  const must = <T>(value: T | undefined): T => {
    if (value === undefined) throw new LiveError({ statusCode: 404, message: 'No such thing' });
    return value;
  };
  const tell = <E extends keyof ServerEvents>(
    to: readonly string[],
    event: E,
    payload: ServerEvents[E],
    but?: FakeLiveSocket,
  ) => {
    for (const socket of sockets) if (to.includes(socket.userId) && socket !== but) socket.tell(event, payload);
  };
  const between = (one: string, other: string) =>
    messages.filter(({ who, to }) => (who === one && to === other) || (who === other && to === one));
  const readBy = (userId: string, contactId: string) => read.get(`${userId} ${contactId}`) ?? 0;
  const unreadOf = (userId: string, contactId: string) =>
    messages.filter(({ id, who, to }) => who === contactId && to === userId && Number(id) > readBy(userId, contactId))
      .length;
  const wire = ({ id, who, message, time, clientMessageId }: Stored): ChatMessage => ({
    id,
    who,
    message,
    time,
    clientMessageId,
  });
  const isOnline = (userId: string) =>
    [...sockets].some((socket) => socket.userId === userId && socket.getStatus() === 'online');
  const statusOf = ({ id, status }: Person) => (isOnline(id) ? status : 'offline');
  const others = (userId: string) => [...profiles.values()].filter(({ id }) => id !== userId);

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
  const dialogOf = (userId: string, contactId: string, before = Infinity, limit = Infinity) => {
    const dialog = between(userId, must(profiles.get(contactId)).id).filter(({ id }) => Number(id) < before);
    const newest = dialog.slice(Math.max(0, dialog.length - limit));
    return { chat: { id: chatOf(userId, contactId), dialog: newest.map(wire) }, userChatList: chatList(userId) };
  };
  const contactIn = (userId: string, chatId: string) =>
    must(others(userId).find(({ id }) => chatOf(userId, id) === chatId)).id;

  const store = (
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
  const deliver = (from: string, to: string, text: string, clientMessageId: string | null, by?: FakeLiveSocket) => {
    const stored = store(from, to, text, clientMessageId);
    tell([from, to], 'message:new', { chatId: chatOf(from, to), message: wire(stored) }, by);
    return stored;
  };
  const unseen = new Set<string>();
  for (const { from, to, text, time, isUnread } of said) {
    const { id } = store(from, to, text, null, time);
    if (isUnread) unseen.add(`${to} ${from}`);
    if (!unseen.has(`${to} ${from}`)) read.set(`${to} ${from}`, Number(id));
  }

  const handlersOf = (socket: () => FakeLiveSocket | undefined): Handlers => ({
    'chat:open': (userId, { contactId, before, limit }) =>
      dialogOf(userId, contactId, before === undefined ? undefined : Number(before), limit),
    'message:send': (userId, { contactId, messageText, clientMessageId }) => {
      must(profiles.get(contactId));
      const first = messages.find((other) => other.who === userId && other.clientMessageId === clientMessageId);
      const message = first ?? deliver(userId, contactId, messageText, clientMessageId, socket());
      return { message: wire(message), userChatList: chatList(userId) };
    },
    'message:read': (userId, { chatId, messageId }) => {
      const contactId = contactIn(userId, chatId);
      if (Number(messageId) > readBy(userId, contactId)) {
        read.set(`${userId} ${contactId}`, Number(messageId));
        tell([contactId], 'message:read', { chatId, contactId: userId, messageId });
      }
      return { chatId, unread: unreadOf(userId, contactId) };
    },
    typing: (userId, { chatId, typing }) => {
      tell([contactIn(userId, chatId)], 'typing', { chatId, contactId: userId, typing });
      return {};
    },
    'status:set': (userId, { status }) => {
      must(profiles.get(userId)).status = status;
      tell(
        people.map(({ id }) => id),
        'presence',
        { contactId: userId, status },
      );
      return user(userId);
    },
    'messages:since': (userId, { messageId, limit }) =>
      messages
        .filter(({ id, who, to }) => Number(id) > Number(messageId ?? 0) && (who === userId || to === userId))
        .slice(0, limit)
        .map((message): MessageInChat => ({ chatId: chatOf(message.who, message.to), message: wire(message) })),
  });

  const answer = async <T>(name: string, result: () => T): Promise<T> => {
    watchers.get(name)?.();
    await latency();
    await failures.get(name)?.();
    return result();
  };
  const call = async <T>(name: string, result: () => T): Promise<T> => {
    if (isDown) throw nobodyThere();
    return answer(name, result);
  };
  const apiOf = (userId: string): Api => {
    const calls: Partial<Api> = {
      listChatContacts: () =>
        call('listChatContacts', () =>
          others(userId).map((person) => ({
            id: person.id,
            name: person.name,
            avatar: null,
            mood: person.mood,
            status: statusOf(person),
            unread: unreadOf(userId, person.id),
          })),
        ),
      getChatUser: () => call('getChatUser', () => user(userId)),
      updateChatUser: ({ body }) =>
        call('updateChatUser', () => {
          Object.assign(must(profiles.get(userId)), body);
          tell(
            people.map(({ id }) => id),
            'presence',
            { contactId: userId, status: must(profiles.get(userId)).status },
          );
          return user(userId);
        }),
      getChat: ({ query: { contactId, before, limit } }) =>
        call('getChat', () => dialogOf(userId, contactId, before === undefined ? undefined : Number(before), limit)),
    };
    return calls as Api;
  };
  const presence = (userId: string) => {
    tell(
      people.map(({ id }) => id),
      'presence',
      { contactId: userId, status: statusOf(must(profiles.get(userId))) },
    );
  };
  const connect = (userId: string): FakeLiveSocket => {
    const handlers = handlersOf(() => socket);
    const handle: FakeHandler = async (event, payload) => {
      const data = await answer(event, () => handlers[event](userId, payload));
      if (event !== 'message:send' || lostAcks === 0) return data;
      // Stored, but whoever sent it never hears of it.
      lostAcks -= 1;
      throw new LiveError({ statusCode: 0, message: 'No answer' });
    };
    const socket: FakeLiveSocket = fakeLiveSocket({ userId, handle });
    sockets.add(socket);
    presence(userId);
    return socket;
  };

  return {
    /** Everything that is stored, oldest first. */
    messages,
    /** The REST calls of one person. */
    apiOf,
    /** Another live connection of somebody, as of a browser tab. */
    connect,
    /** Somebody sends a message from elsewhere. */
    say: (from: string, to: string, text: string) => {
      deliver(from, to, text, null);
    },
    /** Somebody types, or stops, elsewhere. */
    type: (from: string, to: string, typing: boolean) => {
      tell([to], 'typing', { chatId: chatOf(from, to), contactId: from, typing });
    },
    /** Somebody has read elsewhere all there is. */
    reads: (userId: string, contactId: string) => {
      handlersOf(() => undefined)['message:read'](userId, {
        chatId: chatOf(userId, contactId),
        messageId: String(messages.length),
      });
    },
    /** The connection breaks. */
    cutOff: (socket: FakeLiveSocket, status: 'reconnecting' | 'offline' | 'refused' = 'reconnecting') => {
      socket.setStatus(status);
      presence(socket.userId);
    },
    bringBack: (socket: FakeLiveSocket) => {
      socket.setStatus('online');
      presence(socket.userId);
    },
    /** Makes a call or an event fail from now on; without an error it is never answered. */
    fail: (name: Event | keyof Api, error?: () => Error) => {
      failures.set(name, () => (error ? Promise.reject(error()) : new Promise(() => undefined)));
    },
    mend: (name: Event | keyof Api) => {
      failures.delete(name);
    },
    /** Tells of every call or event of a name. */
    onCall: (name: Event | keyof Api, listener: () => void) => {
      watchers.set(name, listener);
    },
    /** The next so many messages are stored, but the sender does not hear of it. */
    loseAcks: (count: number) => {
      lostAcks = count;
    },
    /** The REST calls find nobody there. */
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
};

/** A chat's server that exists in a story or a spec only. */
export type ChatServer = ReturnType<typeof createChatServer>;

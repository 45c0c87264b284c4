import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { LiveError } from '@ezone/shell/session/live';
import type { ClientEvents, MessageInChat, ServerEvents } from '@ezone/shell/session/live';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import type { FakeHandler, FakeLiveSocket } from '@ezone/shell/session/live/testing';
import { chatOf, createChatStore, must, wire } from './chatStore';
import type { Said } from './chatStore';
import { samplePeople } from './people';
import type { Person } from './people';

type Event = keyof ClientEvents;
type Handlers = { [E in Event]: (userId: string, payload: ClientEvents[E]['payload']) => ClientEvents[E]['data'] };

const isNotOfTheChat = (): never => {
  throw new LiveError({ statusCode: 404, message: 'There is no such event' });
};

const nobodyThere = () => new ApiError({ kind: 'network', statusCode: 0, message: 'Nobody there' });

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
  const store = createChatStore(people, said);
  const { messages, profiles, chatList, contactIn, dialogOf, others, unreadOf, user } = store;
  const sockets = new Set<FakeLiveSocket>();
  const failures = new Map<string, () => Promise<unknown>>();
  const watchers = new Map<string, () => void>();
  let lostAcks = 0;
  let isDown = false;

  const tell = <E extends keyof ServerEvents>(
    to: readonly string[],
    event: E,
    payload: ServerEvents[E],
    but?: FakeLiveSocket,
  ) => {
    for (const socket of sockets) if (to.includes(socket.userId) && socket !== but) socket.tell(event, payload);
  };
  const isOnline = (userId: string) =>
    [...sockets].some((socket) => socket.userId === userId && socket.getStatus() === 'online');
  const statusOf = ({ id, status }: Person) => (isOnline(id) ? status : 'offline');
  const deliver = (from: string, to: string, text: string, clientMessageId: string | null, by?: FakeLiveSocket) => {
    const stored = store.add(from, to, text, clientMessageId);
    tell([from, to], 'message:new', { chatId: chatOf(from, to), message: wire(stored) }, by);
    return stored;
  };
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
      if (store.moveRead(userId, contactId, Number(messageId))) {
        tell([contactId], 'message:read', { chatId, contactId: userId, messageId });
        tell([userId], 'chat:read', { chatId, unread: unreadOf(userId, contactId) }, socket());
      }
      return { chatId, unread: unreadOf(userId, contactId) };
    },
    typing: (userId, { chatId, typing }) => {
      tell([contactIn(userId, chatId)], 'typing', { chatId, contactId: userId, typing });
      return {};
    },
    'status:set': (userId, { status }) => {
      must(profiles.get(userId)).status = status;
      tell([...profiles.keys()], 'presence', { contactId: userId, status });
      return user(userId);
    },
    'messages:since': (userId, { messageId, limit = 1000 }) =>
      messages
        .filter(({ id, who, to }) => Number(id) > Number(messageId ?? 0) && (who === userId || to === userId))
        .slice(0, limit)
        .map((message): MessageInChat => ({ chatId: chatOf(message.who, message.to), message: wire(message) })),
    // It has no lists of which it could tell.
    'lists:check': (_, { lists }) => ({ changed: lists.map(({ list }) => list) }),
    'board:watch': isNotOfTheChat,
    'board:unwatch': isNotOfTheChat,
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
          tell([...profiles.keys()], 'presence', { contactId: userId, status: must(profiles.get(userId)).status });
          return user(userId);
        }),
      getChat: ({ query: { contactId, before, limit } }) =>
        call('getChat', () => dialogOf(userId, contactId, before === undefined ? undefined : Number(before), limit)),
    };
    return calls as Api;
  };
  const presence = (userId: string) => {
    tell([...profiles.keys()], 'presence', { contactId: userId, status: statusOf(must(profiles.get(userId))) });
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
    /** Somebody registers. */
    register: (person: Person) => {
      profiles.set(person.id, { ...person });
    },
    /** Somebody's account is gone. */
    remove: (userId: string) => {
      profiles.delete(userId);
    },
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

import type { Api } from '@ezone/api-client';
import { resumingStore } from '@ezone/shell/data/storage';
import { createRecordDrafts, newId } from '@ezone/shell/records';
import { LiveError } from '@ezone/shell/session/live';
import type { LiveSocket, LiveStatus, MessageInChat, ServerEvents } from '@ezone/shell/session/live';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createArrivals } from './arrivals';
import { chatKeys, createChatCache } from './chatCache';
import { deliver } from './deliver';
import type { Send } from './deliver';
import { chatConnectionMachine, RETRY_DELAY } from './machines/chatConnectionMachine';
import type { TransportEvent } from './machines/chatConnectionMachine';
import { PAGE, withArrivals, withNewestPage, withOlderPage } from './model/messages';
import type { DialogData } from './model/messages';
import { createOutboxStore } from './model/outbox';
import type { OutboxEntry } from './model/outbox';
import { createTypists } from './model/typing';

const transportEvents: Record<LiveStatus, TransportEvent['type']> = {
  connecting: 'transport.connecting',
  online: 'transport.opened',
  reconnecting: 'transport.lost',
  offline: 'transport.wentOffline',
  refused: 'transport.refused',
};

/** Milliseconds until the server is asked again, after so many refusals; seconds where it says so itself. */
const waitAfter = (refusals: number, retryAfter?: number) =>
  retryAfter === undefined ? Math.min(RETRY_DELAY.first * 2 ** refusals, RETRY_DELAY.longest) : retryAfter * 1000;

/**
 * An id that no other message has. It begins with the time: the server looks messages up by it, and what is written at the
 * same time then stands at the same place of its index.
 */
const newMessageId = () => Date.now().toString(16) + newId().slice(13);

type Options = { live: LiveSocket; api: Api; client: QueryClient };

/**
 * One user's chat for as long as somebody is signed in: it keeps the outbox moving, and what the queries hold as the server
 * has it. Views come and go; it stays.
 */
export const createChatSession = ({ live, api, client }: Options) => {
  const { userId } = live;
  const outbox = createOutboxStore(userId);
  /** The contact whose dialog somebody is looking at the end of. */
  let reading: string | null = null;
  const cache = createChatCache(client, userId, () => reading);
  const typists = createTypists();
  const arrivals = createArrivals(live, cache, (clientMessageId) => {
    if (outbox.has(clientMessageId)) actor.send({ type: 'message.acknowledged', clientMessageId });
  });
  const send: Send = (message) => cache.withChatList(() => live.call('message:send', message));

  const machine = chatConnectionMachine.provide({
    actors: {
      transport: fromCallback(({ sendBack }) =>
        live.onStatus((status) => {
          if (status !== 'online') arrivals.lost();
          sendBack({ type: transportEvents[status] });
        }),
      ),
      catchUp: fromPromise<unknown>(arrivals.catchUp),
      deliver: fromPromise<unknown, OutboxEntry>(({ input, signal }) =>
        deliver({ userId, send, outbox, signal }, input, ({ message, userChatList }) => {
          const chat = userChatList.find(({ contactId }) => contactId === input.contactId);
          if (chat) arrivals.add({ chatId: chat.chatId, message });
        }),
      ),
    },
    actions: {
      keep: (_, { entries }) => {
        entries.forEach(outbox.keep);
      },
      forget: (_, { clientMessageId }) => {
        outbox.forget(clientMessageId);
      },
    },
  });
  const actor = createActor(machine, { input: { outbox: outbox.read() } });

  /** How often in a row the server did not take what was read, and what asks it again for what is unread. */
  let refusals = 0;
  let asksAgain: ReturnType<typeof setTimeout> | undefined;
  const markRead = async (contactId: string) => {
    const dialog = cache.getDialog(contactId);
    const messageId = dialog?.messages.at(-1)?.id;
    if (!dialog || messageId === undefined || !actor.getSnapshot().matches('online')) return;
    cache.setUnread(contactId, () => 0);
    try {
      const { unread } = await live.call('message:read', { chatId: dialog.chatId, messageId });
      cache.setUnread(contactId, () => unread);
      refusals = 0;
    } catch (error) {
      const { statusCode, retryAfter } = error instanceof LiveError ? error : {};
      // The server has other messages than there are here, as after its data was replaced.
      if (statusCode === 404) cache.refetchDialog(contactId);
      // As soon as they are unread again they are read again.
      clearTimeout(asksAgain);
      asksAgain = setTimeout(cache.refreshNumbers, waitAfter(refusals, retryAfter));
      refusals += 1;
    }
  };

  const hear = {
    'message:new': (entry: MessageInChat) => {
      const { chatId, message } = entry;
      const arrived = arrivals.add(entry);
      if (cache.contactOf(chatId) === undefined) cache.refreshNumbers();
      if (message.who === userId || arrived === 'known') return;
      typists.set(message.who, false);
      if (reading === message.who) void markRead(message.who);
      else if (arrived === 'late') cache.refreshNumbers();
      else cache.setUnread(message.who, (before) => before + 1);
    },
    'message:read': ({ chatId, messageId }: ServerEvents['message:read']) => {
      cache.setRead(chatId, messageId);
    },
    'chat:read': ({ chatId, unread }: ServerEvents['chat:read']) => {
      const contactId = cache.contactOf(chatId);
      if (contactId !== undefined) cache.setUnread(contactId, () => unread);
      // What is still unread may be a message that this window has yet to hear of, and would count once more.
      if (contactId === undefined || unread > 0) cache.refreshNumbers();
    },
    typing: ({ contactId, typing }: ServerEvents['typing']) => {
      typists.set(contactId, typing);
    },
    presence: ({ contactId, status }: ServerEvents['presence']) => {
      cache.setPresence(contactId, status);
      if (status === 'offline') typists.set(contactId, false);
    },
  };

  const contacts = (signal: AbortSignal) => cache.ask(chatKeys.contacts, () => api.listChatContacts({ signal }));
  const user = (signal: AbortSignal) => cache.ask(chatKeys.user, () => api.getChatUser({ signal }));
  const newestPage = async (contactId: string, signal: AbortSignal): Promise<DialogData> => {
    const { chat } = await cache.ask(chatKeys.dialog(contactId), () =>
      cache.withChatList(() => api.getChat({ query: { contactId, limit: PAGE }, signal })),
    );
    arrivals.sawAll(chat.dialog);
    return withNewestPage(cache.getDialog(contactId), { chatId: chat.id, messages: chat.dialog });
  };
  /** What came in while a page was under way is not in it. To be called whenever one is there. */
  const complete = (contactId: string) => {
    const dialog = cache.getDialog(contactId);
    const completed = dialog && withArrivals(dialog, arrivals.recent());
    if (completed !== dialog) client.setQueryData<DialogData>(chatKeys.dialog(contactId), completed);
  };
  const olderPage = async (contactId: string, before: string): Promise<(dialog: DialogData) => DialogData> => {
    const { chat } = await api.getChat({ query: { contactId, before, limit: PAGE } });
    return (dialog) => withOlderPage(dialog, before, chat.dialog);
  };

  /** Later than all that waits, also within a millisecond, and where the clock has been put back. */
  const timeOfNext = () => Math.max(Date.now(), (actor.getSnapshot().context.outbox.at(-1)?.time ?? 0) + 1);

  const start = () => {
    const ends = [
      live.on('message:new', hear['message:new']),
      live.on('message:read', hear['message:read']),
      live.on('chat:read', hear['chat:read']),
      live.on('typing', hear.typing),
      live.on('presence', hear.presence),
      outbox.onChangeElsewhere((entries) => {
        actor.send({ type: 'outbox.changedElsewhere', entries });
      }),
    ];
    actor.start();
    return () => {
      for (const end of ends) end();
      clearTimeout(asksAgain);
      actor.stop();
      typists.clear();
    };
  };

  return {
    userId,
    actor,
    /** What was typed to a contact in this tab and is not sent; the next visit finds the last of it. */
    drafts: createRecordDrafts(userId, resumingStore),
    typists,
    start,
    contacts,
    user,
    newestPage,
    complete,
    olderPage,
    markRead,
    /** Says whose dialog somebody is looking at the end of; what comes from them is read at once. Null for nobody's. */
    setReading: (contactId: string | null) => {
      reading = contactId;
    },
    /** @returns whether the message was taken into the outbox */
    write: (contactId: string, text: string): boolean => {
      const entry = { clientMessageId: newMessageId(), contactId, text, time: timeOfNext(), failedWith: null };
      const event = { type: 'message.written', entry } as const;
      const isTaken = actor.getSnapshot().can(event);
      if (isTaken) actor.send(event);
      return isTaken;
    },
    /** Sends a message again that failed, after all that waits. */
    retry: (clientMessageId: string) => {
      actor.send({ type: 'message.retried', clientMessageId, time: timeOfNext() });
    },
    /** Tells a contact that somebody is typing; lost where there is no connection. */
    notifyTyping: (contactId: string, typing: boolean) => {
      const chatId = cache.getDialog(contactId)?.chatId;
      if (chatId !== undefined) live.call('typing', { chatId, typing }).catch(() => undefined);
    },
  };
};

/** One user's chat. */
export type ChatSession = ReturnType<typeof createChatSession>;

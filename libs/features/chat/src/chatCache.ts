import type { AnswerOf } from '@ezone/api-client';
import type { ChatListEntry, ChatStatus, ChatUser, MessageInChat } from '@ezone/shell/session/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createFreshAnswers } from './freshAnswers';
import { placeOf, withArrivals, withGap } from './model/messages';
import type { DialogData } from './model/messages';

/** A contact as the server tells of it. */
export type StoredContact = AnswerOf<'listChatContacts'>[number];

/** Where the queries keep what the server says of the chat. */
export const chatKeys = {
  contacts: ['chat', 'contacts'],
  user: ['chat', 'user'],
  dialogs: ['chat', 'dialog'],
  dialog: (contactId: string) => ['chat', 'dialog', contactId],
};

/**
 * Brings what comes in live into what the queries hold. What the server counts takes the place of what is counted here.
 * @param reading whose messages are read as they come
 */
export const createChatCache = (client: QueryClient, userId: string, reading: () => string | null) => {
  const { ask, outdate, renew } = createFreshAnswers(client);
  const change = <T>(key: QueryKey, update: (data: T) => T) => {
    client.setQueryData<T>(key, (data) => data && update(data));
    outdate(key);
  };
  const changeContact = (contactId: string, update: (contact: StoredContact) => StoredContact) => {
    const known = client.getQueryData<StoredContact[]>(chatKeys.contacts);
    // Somebody who has registered since.
    if (known && !known.some(({ id }) => id === contactId)) {
      renew(chatKeys.contacts);
      return;
    }
    change<StoredContact[]>(chatKeys.contacts, (contacts) =>
      contacts.map((contact) => (contact.id === contactId ? update(contact) : contact)),
    );
  };
  /** How often numbers were heard of. */
  let heard = 0;
  const changeEntry = (chatId: string, update: (entry: ChatListEntry) => ChatListEntry) => {
    heard += 1;
    change<ChatUser>(chatKeys.user, (user) => ({
      ...user,
      chatList: user.chatList.map((entry) => (entry.chatId === chatId ? update(entry) : entry)),
    }));
  };
  const dialogs = () => client.getQueriesData<DialogData>({ queryKey: chatKeys.dialogs });
  const getDialog = (contactId: string) => client.getQueryData<DialogData>(chatKeys.dialog(contactId));
  const entryOf = (chatId: string) =>
    client.getQueryData<ChatUser>(chatKeys.user)?.chatList.find((entry) => entry.chatId === chatId);

  const setChatList = (chatList: ChatListEntry[]) => {
    client.setQueryData<ChatUser>(chatKeys.user, (user) => user && { ...user, chatList });
    const unread = new Map(chatList.map((entry) => [entry.contactId, entry.unread]));
    client.setQueryData<StoredContact[]>(chatKeys.contacts, (contacts) =>
      contacts?.map((contact) => ({
        ...contact,
        // What is being read may be counted there before it is heard of here.
        unread: contact.id === reading() ? 0 : (unread.get(contact.id) ?? 0),
      })),
    );
  };
  const refreshNumbers = () => {
    renew(chatKeys.contacts);
    renew(chatKeys.user);
  };

  return {
    ask,
    getDialog,
    /** Whose chat it is. Undefined where that is not known here, as of one that somebody has just begun. */
    contactOf: (chatId: string) => entryOf(chatId)?.contactId,
    addMessages: (entries: readonly MessageInChat[]) => {
      for (const [key, dialog] of dialogs()) {
        const added = dialog && withArrivals(dialog, entries);
        if (added !== dialog) client.setQueryData<DialogData>(key, added);
      }
      for (const { chatId, message } of entries) {
        const entry = entryOf(chatId);
        if (entry && (entry.lastMessageTime ?? '') < message.time) {
          changeEntry(chatId, (old) => ({ ...old, lastMessageTime: message.time }));
        }
      }
    },
    setUnread: (contactId: string, count: (before: number) => number) => {
      heard += 1;
      changeContact(contactId, (contact) => ({ ...contact, unread: count(contact.unread) }));
    },
    setPresence: (contactId: string, status: ChatStatus) => {
      if (contactId !== userId) changeContact(contactId, (contact) => ({ ...contact, status }));
      // Chosen in another tab, or on another device.
      else if (client.getQueryData<ChatUser>(chatKeys.user)?.status !== status) renew(chatKeys.user);
    },
    setRead: (chatId: string, messageId: string) => {
      changeEntry(chatId, (entry) =>
        placeOf(entry.readMessageId ?? '0') < placeOf(messageId) ? { ...entry, readMessageId: messageId } : entry,
      );
    },
    /**
     * Makes a call that answers with the list of chats, and takes that over, with its numbers. Where others were heard of
     * meanwhile the list may be older than they are; then they are asked for.
     */
    withChatList: async <T extends { userChatList: ChatListEntry[] }>(call: () => Promise<T>): Promise<T> => {
      const before = heard;
      const answer = await call();
      if (heard === before) setChatList(answer.userChatList);
      else refreshNumbers();
      return answer;
    },
    /** Asks again for the numbers: they may have changed unseen. */
    refreshNumbers,
    /** What is there of a dialog is not what the server has: it is let go, and fetched. */
    refetchDialog: (contactId: string) => {
      void client.resetQueries({ queryKey: chatKeys.dialog(contactId), exact: true });
    },
    /** Nobody can say what the dialogs have missed: their newest pages are fetched again, and tell. */
    refreshDialogs: () => {
      for (const [key] of dialogs()) {
        client.setQueryData<DialogData>(key, (data) => data && withGap(data));
        renew(key);
      }
    },
  };
};

/** What the queries hold of the chat, and how it changes. */
export type ChatCache = ReturnType<typeof createChatCache>;

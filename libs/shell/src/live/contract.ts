import type { components } from '@ezone/api-client';

/** Whether somebody can be written to, as they say themselves or as their sockets show. */
export type ChatStatus = 'online' | 'do-not-disturb' | 'away' | 'offline';

/** A message as it is stored. */
export type ChatMessage = {
  id: string;
  /** The uuid of whoever sent it. */
  who: string;
  message: string;
  /** ISO 8601, UTC. */
  time: string;
  /** The sender's own name for it, which makes sending it again safe. Null for what was not sent from a client. */
  clientMessageId: string | null;
};

/** A chat of the signed-in user, as lists show it. */
export type ChatListEntry = {
  chatId: string;
  contactId: string;
  lastMessageTime: string | null;
  unread: number;
  /** The last message that the contact has read. */
  readMessageId: string | null;
};

/** The signed-in user as a chat partner. */
export type ChatUser = {
  id: string;
  name: string;
  avatar: string | null;
  status: ChatStatus;
  mood: string;
  chatList: ChatListEntry[];
};

/** A message, and the chat it belongs to. */
export type MessageInChat = { chatId: string; message: ChatMessage };

/** What the web app may ask over the socket: the payload it sends, the data it is answered. */
export type ClientEvents = {
  'chat:open': {
    payload: { contactId: string };
    data: { chat: { id: string; dialog: ChatMessage[] }; userChatList: ChatListEntry[] };
  };
  'message:send': {
    payload: { contactId: string; messageText: string; clientMessageId: string };
    data: { message: ChatMessage; userChatList: ChatListEntry[] };
  };
  'message:read': { payload: { chatId: string; messageId: string }; data: { chatId: string; unread: number } };
  typing: { payload: { chatId: string; typing: boolean }; data: Record<string, never> };
  'status:set': { payload: { status: ChatStatus }; data: ChatUser };
  'messages:since': { payload: { messageId: string | null }; data: MessageInChat[] };
};

/** What the server tells by itself. */
export type ServerEvents = {
  'message:new': MessageInChat;
  'message:read': { chatId: string; contactId: string; messageId: string };
  typing: { chatId: string; contactId: string; typing: boolean };
  presence: { contactId: string; status: ChatStatus };
  'notification:new': components['schemas']['NotificationDto'];
};

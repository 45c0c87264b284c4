import type { components } from '@ezone/api-client';

type Dto = components['schemas'];

/** A message as it is stored. Ids are numbers that grow; `who` is the uuid of whoever sent it. */
export type ChatMessage = Dto['ChatMessageDto'];

/** A chat of the signed-in user, as lists show it. */
export type ChatListEntry = Dto['ChatListEntryDto'];

/** The signed-in user as a chat partner. */
export type ChatUser = Dto['ChatUserDto'];

/** Whether somebody can be written to, as they say themselves or as their sockets show. */
export type ChatStatus = ChatUser['status'];

/** A message, and the chat it belongs to. */
export type MessageInChat = { chatId: string; message: ChatMessage };

/** What the web app may ask over the socket: the payload it sends, the data it is answered. */
export type ClientEvents = {
  'chat:open': {
    payload: { contactId: string; before?: string; limit?: number };
    data: Dto['OpenedChatDto'];
  };
  'message:send': {
    payload: { contactId: string; messageText: string; clientMessageId: string };
    data: Dto['SentMessageDto'];
  };
  'message:read': { payload: { chatId: string; messageId: string }; data: { chatId: string; unread: number } };
  typing: { payload: { chatId: string; typing: boolean }; data: Record<string, never> };
  'status:set': { payload: { status: ChatStatus }; data: ChatUser };
  'messages:since': { payload: { messageId: string | null; limit?: number }; data: MessageInChat[] };
};

/** What the server tells by itself. */
export type ServerEvents = {
  'message:new': MessageInChat;
  'message:read': { chatId: string; contactId: string; messageId: string };
  typing: { chatId: string; contactId: string; typing: boolean };
  presence: { contactId: string; status: ChatStatus };
  'notification:new': Dto['NotificationDto'];
};

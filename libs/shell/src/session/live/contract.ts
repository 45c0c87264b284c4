import type { ClientEvents, ServerEvents } from '@ezone/api-client/sockets';

export type { ClientEvents, ServerEvents } from '@ezone/api-client/sockets';

/** A message, and the chat it belongs to. */
export type MessageInChat = ServerEvents['message:new'];

/** A message as it is stored. Ids are numbers that grow; `who` is the uuid of whoever sent it. */
export type ChatMessage = MessageInChat['message'];

/** The signed-in user as a chat partner. */
export type ChatUser = ClientEvents['status:set']['data'];

/** A chat of the signed-in user, as lists show it. */
export type ChatListEntry = ChatUser['chatList'][number];

/** Whether somebody can be written to, as they say themselves or as their sockets show. */
export type ChatStatus = ChatUser['status'];

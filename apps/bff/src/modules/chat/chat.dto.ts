import { applyDecorators } from '@nestjs/common';
import { OmitType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { stableId } from '../../platform/database/stable-id';
import { ChangesOf } from '../../platform/dto/changes-of';
import {
  Flag,
  Id,
  Instant,
  Int,
  ListOf,
  Nested,
  OneOf,
  Text,
  WebUrl,
  type FieldOptions,
} from '../../platform/dto/fields';
import { ListQueryDto, QueryNumber } from '../../platform/dto/list-query.dto';
import { DEMO_ADMIN_ID } from '../../platform/openapi/demo-ids';
import { chatIdOf } from './chat-pairs';
import { STATUSES, type Status } from './chat-status';
import { starterDialogs } from './chat.starter.data';

/** The default and maximum number of messages in the answer for one chat. */
export const MAX_CHAT_MESSAGES = 500;

/** The default and maximum number of messages in the answer for all chats. */
export const MAX_MESSAGES_SINCE = 1000;

/** Somebody of the demo, and the chat that the demo admin has had with them. */
const DEMO_CONTACT_ID = stableId('chat-contact', starterDialogs[0]?.with ?? '');
const EXAMPLE_IDS = {
  chat: chatIdOf(DEMO_ADMIN_ID, DEMO_CONTACT_ID),
  contact: DEMO_CONTACT_ID,
  message: '2',
  clientMessage: 'b3f1c2d4-7a65-4e90-8f11-2c3d4e5f6a7b',
};

const StatusField = (options: FieldOptions = {}) =>
  OneOf(STATUSES, { enumName: 'ChatStatus', example: 'online', ...options });
const ChatId = (options: FieldOptions = {}) => Id({ example: EXAMPLE_IDS.chat, ...options });
const UserId = (options: FieldOptions = {}) => Id({ example: EXAMPLE_IDS.contact, ...options });
const MessageId = (options: FieldOptions = {}) => Id({ example: EXAMPLE_IDS.message, ...options });
const MessageText = () => Text({ max: 4000, example: 'Shall we go through the plan at ten?' });

const ChatLimit = () =>
  Int({
    min: 1,
    max: MAX_CHAT_MESSAGES,
    optional: true,
    example: 50,
    description: `The most messages to answer: the newest. ${String(MAX_CHAT_MESSAGES)} without it.`,
  });

/** An id that the sender makes up. A message that is sent again with the same id is stored once. */
const ClientMessageId = (options: FieldOptions = {}) =>
  applyDecorators(
    Text({
      min: 8,
      max: 64,
      example: EXAMPLE_IDS.clientMessage,
      description: 'Made up by the sender, of letters, digits, - and _; sent again under it, a message is stored once.',
      ...options,
    }),
    Matches(/^[\w-]*$/, { message: '$property must consist of letters, digits, - and _' }),
  );

/** Somebody to talk to: any other user. */
export class ChatContactDto {
  @UserId({ description: 'The uuid of that user.' }) id!: string;
  @Text({ max: 100, example: 'Arnold Matlock' }) name!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @StatusField({ description: 'offline where the user has no connection.' }) status!: Status;
  @Text({ min: 0, max: 200, example: 'Back after lunch' }) mood!: string;
  @Int({ min: 0, max: 2 ** 31, example: 2, description: 'How many of its messages the caller has not read.' })
  unread!: number;
}

/** A chat of the caller's, without its messages. */
export class ChatListEntryDto {
  @ChatId() chatId!: string;
  @UserId() contactId!: string;
  @Instant({ nullable: true }) lastMessageTime!: string | null;
  @Int({ min: 0, max: 2 ** 31, example: 2, description: 'How many messages the caller has not read.' })
  unread!: number;
  @MessageId({ nullable: true, description: 'Up to which message the contact has read.' })
  readMessageId!: string | null;
}

/** The caller as a chat user. */
export class ChatUserDto {
  @UserId() id!: string;
  @Text({ max: 100, example: 'Abbott Keitch' }) name!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @StatusField({ description: 'The status last chosen; others see offline while the user has no connection.' })
  status!: Status;
  @Text({ min: 0, max: 200, example: 'Back after lunch' }) mood!: string;
  @ListOf(() => ChatListEntryDto, { max: 100_000, description: 'All chats, the latest message first.' })
  chatList!: ChatListEntryDto[];
}

/** What chat users can change of themselves. Name and avatar belong to the account. */
export class ChatUserChangesDto extends ChangesOf(OmitType(ChatUserDto, ['id', 'chatList'])) {}

export class ChatMessageDto {
  @MessageId() id!: string;
  @UserId({ description: 'The uuid of the sender.' }) who!: string;
  @MessageText() message!: string;
  @Instant() time!: string;
  @ClientMessageId({ nullable: true }) clientMessageId!: string | null;
}

export class ChatDto {
  @ChatId() id!: string;
  @ListOf(() => ChatMessageDto, { max: 1_000_000, description: 'Oldest first.' }) dialog!: ChatMessageDto[];
}

/** An opened chat, and all chats of the caller. */
export class OpenedChatDto {
  @Nested(() => ChatDto) chat!: ChatDto;
  @ListOf(() => ChatListEntryDto, { max: 100_000 }) userChatList!: ChatListEntryDto[];
}

/** A stored message, and all chats of the caller. */
export class SentMessageDto {
  @Nested(() => ChatMessageDto) message!: ChatMessageDto;
  @ListOf(() => ChatListEntryDto, { max: 100_000 }) userChatList!: ChatListEntryDto[];
}

/** A message with the id of its chat. */
export class MessageInChatDto {
  @ChatId() chatId!: string;
  @Nested(() => ChatMessageDto) message!: ChatMessageDto;
}

export class ChatContactsQueryDto extends ListQueryDto {
  @StatusField({ optional: true, description: 'Only contacts of this status.' }) status?: Status;
}

/** Which chat to open, and how much of it. */
export class OpenChatDto {
  @UserId({ description: 'The user to talk to.' }) contactId!: string;
  @MessageId({ optional: true, description: 'Only messages before this one.' }) before?: string;
  @ChatLimit() limit?: number;
}

export class GetChatQueryDto extends OmitType(OpenChatDto, ['limit']) {
  @UserId({ optional: true, example: DEMO_ADMIN_ID, description: 'The caller’s own uuid.' }) userId?: string;
  @QueryNumber() @ChatLimit() limit?: number;
}

/** A message to send. */
export class SendMessageDto {
  @UserId({ description: 'The user it is for.' }) contactId!: string;
  @MessageText() messageText!: string;
  @ClientMessageId() clientMessageId!: string;
}

export class SendChatMessageDto extends OmitType(SendMessageDto, ['clientMessageId']) {
  @ChatId({ optional: true, description: 'The chat with that user.' }) chatId?: string;
  @ClientMessageId({ optional: true }) clientMessageId?: string;
}

/** How far the caller has read a chat. */
export class MessageReadDto {
  @ChatId() chatId!: string;
  @MessageId({ description: 'The last message that was read.' }) messageId!: string;
}

/** The state of a chat after the caller has read it. */
export class ReadChatDto {
  @ChatId() chatId!: string;
  @Int({ min: 0, max: 2 ** 31, example: 0 }) unread!: number;
}

/** How far a contact has read a chat. */
export class ReadReceiptDto {
  @ChatId() chatId!: string;
  @UserId({ description: 'Who has read.' }) contactId!: string;
  @MessageId({ description: 'The last message that was read.' }) messageId!: string;
}

/** Whether the caller is typing in a chat. */
export class TypingDto {
  @ChatId() chatId!: string;
  @Flag({ example: true }) typing!: boolean;
}

/** Whether a contact is typing in a chat. */
export class TypingNoticeDto {
  @ChatId() chatId!: string;
  @UserId({ description: 'Who types.' }) contactId!: string;
  @Flag({ example: true }) typing!: boolean;
}

/** The status the caller wants to be seen with. */
export class SetStatusDto {
  @StatusField() status!: Status;
}

/** The new status of a contact. */
export class PresenceDto {
  @UserId() contactId!: string;
  @StatusField() status!: Status;
}

/** The last message that was seen, of any chat. */
export class MessagesSinceDto {
  @MessageId({ nullable: true, description: 'The last message that was seen, of any chat; null for none.' })
  messageId!: string | null;
  @Int({
    min: 1,
    max: MAX_MESSAGES_SINCE,
    optional: true,
    example: 200,
    description: `The most to answer; the oldest come first. ${String(MAX_MESSAGES_SINCE)} without it.`,
  })
  limit?: number;
}

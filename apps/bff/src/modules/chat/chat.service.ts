import { BadRequestException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import type { BoundStatement } from '../../platform/database/prepared';
import { Live } from '../../platform/sockets/live';
import { UsersService } from '../users/users.service';
import { ChatLists } from './chat-lists';
import { ChatPairs } from './chat-pairs';
import {
  MAX_CHAT_MESSAGES,
  MAX_MESSAGES_SINCE,
  type ChatMessageDto,
  type MessageInChatDto,
  type MessageReadDto,
  type MessagesSinceDto,
  type OpenChatDto,
  type OpenedChatDto,
  type ReadChatDto,
  type SendChatMessageDto,
  type SentMessageDto,
  type TypingDto,
} from './chat.dto';
import { chatRead, messageNew, messageRead, typingNotice } from './chat.events';
import { FrequentPartners } from './frequent-partners';
import {
  countUnread,
  insertMessage,
  insertMessageInTurn,
  moveRead,
  selectDialog,
  selectMessage,
  selectOwnMessage,
  selectSent,
  selectSince,
  type MessageRow,
  type NewMessage,
} from './chat.statements';

/** A number that is higher than that of any message. */
const AFTER_ALL_MESSAGES = Number.MAX_SAFE_INTEGER;

/** How many ids of published messages are remembered. */
const MAX_REMEMBERED_IDS = 10_000;

/** Chats and their messages, for the REST calls and the socket events. */
@Injectable()
export class ChatService {
  private readonly insert: typeof insertMessage;
  /**
   * The ids of the messages that this process published recently. Another process may have stored a message and died
   * before publishing it. Undefined on SQLite: a single process published every message that it stored, or it died and
   * all sockets reconnected and asked for what they missed.
   */
  private readonly published: LRUCache<string, true> | undefined;

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly pairs: ChatPairs,
    private readonly lists: ChatLists,
    private readonly live: Live,
    private readonly partners: FrequentPartners,
    { usesPostgres }: Environment,
  ) {
    this.insert = usesPostgres ? insertMessageInTurn : insertMessage;
    this.published = usesPostgres ? new LRUCache({ max: MAX_REMEMBERED_IDS }) : undefined;
  }

  /**
   * Returns the chat with a contact and its newest messages, oldest first. Creates an empty chat if there is none.
   * @param asUserId the user whose chat is asked for, if the request names one
   * @throws BadRequestException for a chat with oneself.
   * @throws ForbiddenException when `asUserId` is not the caller.
   * @throws NotFoundException when there is no such contact, or no message `before` in the chat.
   */
  async open(userId: string, wanted: OpenChatDto, asUserId = userId): Promise<OpenedChatDto> {
    const { contactId, before, limit = MAX_CHAT_MESSAGES } = wanted;
    refuseOneself(userId, contactId);
    if (asUserId !== userId) throw new ForbiddenException('Only your own chats are yours to open');
    const chatId = await this.chatWith(userId, contactId);
    const bound = before === undefined ? AFTER_ALL_MESSAGES : await this.numberOf(before, inChat(chatId));
    const [newestFirst, userChatList] = await Promise.all([
      this.database.read(selectDialog.with({ chatId, before: bound, limit })),
      this.lists.of(userId),
    ]);
    return { chat: { id: chatId, dialog: newestFirst.map(toMessageDto).reverse() }, userChatList };
  }

  /**
   * Stores a message and publishes it to both participants. A message that was already stored under the same client id
   * is answered as it is, and nothing else happens.
   * @param exceptSocket the socket that sends the message, and needs no event
   * @throws BadRequestException for a message to oneself.
   * @throws NotFoundException when there is no such contact, or the chat is not the one with it.
   */
  async send(
    senderId: string,
    { contactId, messageText, chatId: givenChatId, clientMessageId }: SendChatMessageDto,
    exceptSocket?: string,
  ): Promise<SentMessageDto> {
    refuseOneself(senderId, contactId);
    const chatId = await this.chatWith(senderId, contactId, givenChatId);
    const draft: NewMessage = {
      chatId,
      senderId,
      recipientId: contactId,
      text: messageText,
      time: new Date().toISOString(),
      clientMessageId: clientMessageId ?? null,
    };
    const [stored] = await this.database.store(this.insert.with(draft));
    const first = stored ? { ...draft, sequence: stored.sequence } : await this.firstOf(draft);
    const message = toMessageDto(first);
    if (stored) {
      this.lists.sent?.({ ...draft, sequence: stored.sequence });
      this.partners.sent(draft);
    }
    // A repeated message is published again if the process that stored it may have died before publishing it: twice is
    // harmless, because clients know messages by their ids. A client id that was used in another chat answers that
    // chat's message, which does not concern the contact here.
    if (stored || (first.chatId === chatId && this.published?.has(message.id) === false)) {
      this.live.publish([senderId, contactId], messageNew, { chatId, message }, exceptSocket);
      this.published?.set(message.id, true);
    }
    const published = this.live.published();
    if (published) await published;
    return { message, userChatList: await this.lists.of(senderId) };
  }

  /**
   * Stores how far a user has read a chat, and publishes it to the contact and the user's other windows. The position
   * never goes back, even if an older one is reported later.
   * @param exceptSocket the socket that reports the position
   * @throws NotFoundException when the chat is not the user's, or has no such message.
   */
  async read(userId: string, { chatId, messageId }: MessageReadDto, exceptSocket?: string): Promise<ReadChatDto> {
    const contactId = await this.contactOf(userId, chatId);
    const sequence = await this.numberOf(messageId, inChat(chatId));
    const moved = await this.database.write([moveRead.with({ userId, contactId, sequence })], () => {
      this.lists.read?.({ chatId, userId, contactId, sequence });
    });
    if (moved > 0) this.live.publish([contactId], messageRead, { chatId, contactId: userId, messageId });
    const [counted] = await this.database.read(countUnread.with({ userId, contactId }));
    const read: ReadChatDto = { chatId, unread: Number(counted?.unread ?? 0) };
    if (moved > 0) this.live.publish([userId], chatRead, read, exceptSocket);
    return read;
  }

  /**
   * Publishes to the contact whether a user is typing.
   * @throws NotFoundException when the chat is not the user's.
   */
  async typing(userId: string, { chatId, typing }: TypingDto): Promise<void> {
    const contactId = await this.contactOf(userId, chatId);
    this.live.publishVolatile([contactId], typingNotice, { chatId, contactId: userId, typing });
  }

  /**
   * Returns the messages of all chats of a user after a given one, including the user's own, oldest first. To get more,
   * ask again with the last one.
   * @throws NotFoundException when the user has no such message.
   */
  async since(
    userId: string,
    { messageId, limit = MAX_MESSAGES_SINCE }: MessagesSinceDto,
  ): Promise<MessageInChatDto[]> {
    const own = (sequence: number) => selectOwnMessage.with({ userId, sequence });
    const after = messageId === null ? 0 : await this.numberOf(messageId, own);
    const rows = await this.database.read(selectSince.with({ userId, after, limit }));
    return rows.map((row) => ({ chatId: row.chatId, message: toMessageDto(row) }));
  }

  /** The id of the chat with a contact, which is created if there is none. */
  private async chatWith(userId: string, contactId: string, givenChatId?: string): Promise<string> {
    const known = await this.pairs.find(userId, contactId);
    if (!known && !(await this.users.has(contactId))) throw new NotFoundException('There is no such contact');
    if (givenChatId !== undefined && givenChatId !== known) throw unknownChat();
    if (known) return known;
    const chatId = await this.pairs.create(userId, contactId);
    for (const id of [userId, contactId]) this.lists.opened?.(id);
    return chatId;
  }

  private async contactOf(userId: string, chatId: string): Promise<string> {
    const contactId = await this.pairs.contactOf(userId, chatId);
    if (contactId === undefined) throw unknownChat();
    return contactId;
  }

  /** The number of a message, from its id. @throws NotFoundException when the statement does not find it. */
  private async numberOf(messageId: string, select: (sequence: number) => BoundStatement): Promise<number> {
    const isNumber = /^[1-9]\d{0,14}$/.test(messageId);
    const [known] = isNumber ? await this.database.read(select(Number(messageId))) : [];
    if (!known) throw new NotFoundException('There is no such message');
    return Number(messageId);
  }

  private async firstOf({ senderId, clientMessageId }: NewMessage): Promise<MessageRow> {
    const [first] = await this.database.read(selectSent.with({ senderId, clientMessageId: clientMessageId ?? '' }));
    if (!first) throw new Error('A message is neither stored nor a repetition');
    return first;
  }
}

function refuseOneself(userId: string, contactId: string): void {
  if (userId === contactId) throw new BadRequestException('contactId must be somebody else’s');
}

const unknownChat = () => new NotFoundException('There is no such chat');
const inChat = (chatId: string) => (sequence: number) => selectMessage.with({ chatId, sequence });

/** A message as the API answers it. */
export const toMessageDto = (row: Omit<MessageRow, 'chatId'>): ChatMessageDto => ({
  id: String(row.sequence),
  who: row.senderId,
  message: row.text,
  time: row.time,
  clientMessageId: row.clientMessageId,
});

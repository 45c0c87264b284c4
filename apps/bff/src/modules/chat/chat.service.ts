import { BadRequestException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { Live } from '../../platform/sockets/live';
import { UsersService } from '../users/users.service';
import { ChatLists } from './chat-lists';
import { ChatPairs } from './chat-pairs';
import {
  MOST_OF_CHAT,
  MOST_SINCE,
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
import { everyMessage, LatelyTold, type ToldMessages } from './told-messages';
import { chatRead, messageNew, messageRead, typingNotice } from './chat.events';
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

/** A number that no message has: "before" it are all. */
const END = Number.MAX_SAFE_INTEGER;

/** Chats and their messages, for both doors: the REST calls and the socket events. */
@Injectable()
export class ChatService {
  private readonly insert: typeof insertMessage;
  private readonly told: ToldMessages;

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly pairs: ChatPairs,
    private readonly lists: ChatLists,
    private readonly live: Live,
    { usesPostgres }: Environment,
  ) {
    this.insert = usesPostgres ? insertMessageInTurn : insertMessage;
    this.told = usesPostgres ? new LatelyTold() : everyMessage;
  }

  /**
   * The chat with a contact, its newest messages, the oldest of them first; an empty one is created where there is none.
   * @param asUserId whose chat it is to be, where the caller says so
   * @throws BadRequestException for a chat with oneself.
   * @throws ForbiddenException where that is not the caller.
   * @throws NotFoundException where there is no such contact, or no message `before` in the chat.
   */
  async open(userId: string, wanted: OpenChatDto, asUserId = userId): Promise<OpenedChatDto> {
    const { contactId, before, limit = MOST_OF_CHAT } = wanted;
    refuseOneself(userId, contactId);
    if (asUserId !== userId) throw new ForbiddenException('Only your own chats are yours to open');
    const chatId = await this.chatWith(userId, contactId);
    const bound = before === undefined ? END : await this.messageOf(chatId, before);
    const [newestFirst, userChatList] = await Promise.all([
      this.database.read(selectDialog.with({ chatId, before: bound, limit })),
      this.lists.of(userId),
    ]);
    return { chat: { id: chatId, dialog: newestFirst.map(toMessageDto).reverse() }, userChatList };
  }

  /**
   * Stores a message and tells both participants. A repetition, by the client's id, answers the first message and does
   * nothing.
   * @param exceptSocket the socket that sends, and needs not be told
   * @throws BadRequestException for a message to oneself.
   * @throws NotFoundException where there is no such contact, or the chat is not the one with it.
   */
  async send(
    senderId: string,
    { contactId, messageText, chatId: givenChatId, clientMessageId }: SendChatMessageDto,
    exceptSocket?: string,
  ): Promise<SentMessageDto> {
    refuseOneself(senderId, contactId);
    const chatId = await this.chatWith(senderId, contactId, givenChatId);
    const time = new Date().toISOString();
    const draft: NewMessage = {
      chatId,
      senderId,
      recipientId: contactId,
      text: messageText,
      time,
      clientMessageId: clientMessageId ?? null,
    };
    const [stored] = await this.database.store(this.insert.with(draft));
    const first = stored ? { ...draft, sequence: stored.sequence } : await this.firstOf(draft);
    const message = toMessageDto(first);
    if (stored) this.lists.sent({ ...draft, sequence: stored.sequence });
    // A repetition was told of when it came first, unless the process that it came to died before it could. What comes under
    // an id that was used in another chat is none: it is nothing to the contact here.
    if (stored || (first.chatId === chatId && !this.told.has(message.id))) {
      this.live.tell([senderId, contactId], messageNew, { chatId, message }, exceptSocket);
      this.told.add(message.id);
    }
    const told = this.live.told();
    if (told) await told;
    return { message, userChatList: await this.lists.of(senderId) };
  }

  /**
   * Notes how far a user has read a chat, and tells the contact and the user's other windows. Whatever is reported later, it
   * never goes back.
   * @param exceptSocket the socket that reports it
   * @throws NotFoundException where the chat is not the user's, or has no such message.
   */
  async read(userId: string, { chatId, messageId }: MessageReadDto, exceptSocket?: string): Promise<ReadChatDto> {
    const contactId = await this.contactOf(userId, chatId);
    const sequence = await this.messageOf(chatId, messageId);
    const moved = await this.database.write([moveRead.with({ userId, contactId, sequence })], () => {
      this.lists.read({ chatId, userId, contactId, sequence });
    });
    if (moved > 0) this.live.tell([contactId], messageRead, { chatId, contactId: userId, messageId });
    const [counted] = await this.database.read(countUnread.with({ userId, contactId }));
    const read: ReadChatDto = { chatId, unread: Number(counted?.unread ?? 0) };
    if (moved > 0) this.live.tell([userId], chatRead, read, exceptSocket);
    return read;
  }

  /**
   * Tells the contact whether a user types.
   * @throws NotFoundException where the chat is not the user's.
   */
  async typing(userId: string, { chatId, typing }: TypingDto): Promise<void> {
    const contactId = await this.contactOf(userId, chatId);
    this.live.mention([contactId], typingNotice, { chatId, contactId: userId, typing });
  }

  /**
   * The messages of all chats of a user after one, its own too, oldest first; the rest is asked for from the last one on.
   * @throws NotFoundException where the user has no such message.
   */
  async since(userId: string, { messageId, limit = MOST_SINCE }: MessagesSinceDto): Promise<MessageInChatDto[]> {
    const after = messageId === null ? 0 : sequenceOf(messageId);
    if (after > 0) {
      const [known] = await this.database.read(selectOwnMessage.with({ userId, sequence: after }));
      if (!known) throw unknownMessage();
    }
    const rows = await this.database.read(selectSince.with({ userId, after, limit }));
    return rows.map((row) => ({ chatId: row.chatId, message: toMessageDto(row) }));
  }

  /** The chat with a contact, created where there is none. */
  private async chatWith(userId: string, contactId: string, givenChatId?: string): Promise<string> {
    const known = await this.pairs.find(userId, contactId);
    if (!known && !(await this.users.has(contactId))) throw new NotFoundException('There is no such contact');
    if (givenChatId !== undefined && givenChatId !== known) throw unknownChat();
    if (known) return known;
    const chatId = await this.pairs.create(userId, contactId);
    for (const id of [userId, contactId]) this.lists.opened(id);
    return chatId;
  }

  private async contactOf(userId: string, chatId: string): Promise<string> {
    const contactId = await this.pairs.contactOf(userId, chatId);
    if (contactId === undefined) throw unknownChat();
    return contactId;
  }

  /** The number of a message that must be in a chat. */
  private async messageOf(chatId: string, messageId: string): Promise<number> {
    const sequence = sequenceOf(messageId);
    const [known] = await this.database.read(selectMessage.with({ chatId, sequence }));
    if (!known) throw unknownMessage();
    return sequence;
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
const unknownMessage = () => new NotFoundException('There is no such message');

/** The number of a message, whose text is its id. What cannot be one is as good as missing. */
function sequenceOf(messageId: string): number {
  if (!/^[1-9]\d{0,14}$/.test(messageId)) throw unknownMessage();
  return Number(messageId);
}

/** A message as it is on the wire. */
export const toMessageDto = ({
  sequence,
  senderId,
  text,
  time,
  clientMessageId,
}: Omit<MessageRow, 'chatId'>): ChatMessageDto => ({
  id: String(sequence),
  who: senderId,
  message: text,
  time,
  clientMessageId,
});

import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { SocketCall, type SocketCaller } from '../../platform/sockets/socket-call';
import { SocketGate } from '../../platform/sockets/socket-gate';
import {
  ChatUserDto,
  MessageInChatDto,
  MessageReadDto,
  MessagesSinceDto,
  OpenChatDto,
  OpenedChatDto,
  ReadChatDto,
  SendMessageDto,
  SentMessageDto,
  SetStatusDto,
  TypingDto,
} from './chat.dto';
import { ChatService } from './chat.service';
import { ChatUsersService } from './chat-users.service';

const unknownChat = 'The chat does not exist or is not the caller’s';

/** Answers the events that clients send. The same service answers the REST calls. */
@WebSocketGateway({ namespace: '/chat' })
export class ChatGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly gate: SocketGate,
    private readonly chats: ChatService,
    private readonly users: ChatUsersService,
  ) {}

  afterInit(namespace: Namespace): void {
    this.gate.open(namespace, this);
  }

  @SocketCall('chat:open', {
    payload: OpenChatDto,
    answers: OpenedChatDto,
    summary: 'The newest messages of the chat with a contact, oldest first.',
    description:
      'An empty chat is created where there is none. Opening a chat marks nothing as read. Older messages are asked for ' +
      'with `before`.',
    fails: { 404: 'The contact does not exist, or the chat has no message `before`.' },
  })
  open({ user }: SocketCaller, wanted: OpenChatDto): Promise<OpenedChatDto> {
    return this.chats.open(user.id, wanted);
  }

  @SocketCall('message:send', {
    payload: SendMessageDto,
    answers: SentMessageDto,
    summary: 'Send a message.',
    description:
      'It is stored before it is acknowledged. Sent again under the same `clientMessageId`, as when the ' +
      'acknowledgement was lost, it answers the first message and stores nothing.',
    fails: { 404: 'The contact does not exist.' },
  })
  send({ user, socketId }: SocketCaller, message: SendMessageDto): Promise<SentMessageDto> {
    return this.chats.send(user.id, message, socketId);
  }

  @SocketCall('message:read', {
    payload: MessageReadDto,
    answers: ReadChatDto,
    summary: 'Say how far a chat is read.',
    description: 'How far it is read never goes back.',
    fails: { 404: `${unknownChat}, or has no such message.` },
  })
  read({ user, socketId }: SocketCaller, read: MessageReadDto): Promise<ReadChatDto> {
    return this.chats.read(user.id, read, socketId);
  }

  @SocketCall('typing', {
    payload: TypingDto,
    summary: 'Say that one types, or types no more.',
    fails: { 404: `${unknownChat}.` },
  })
  typing({ user }: SocketCaller, typing: TypingDto): Promise<void> {
    return this.chats.typing(user.id, typing);
  }

  @SocketCall('status:set', {
    payload: SetStatusDto,
    answers: ChatUserDto,
    summary: 'Choose the status to be seen with.',
    description: 'It is kept: the next connection begins with it.',
  })
  setStatus({ user }: SocketCaller, { status }: SetStatusDto): Promise<ChatUserDto> {
    return this.users.update(user, { status });
  }

  @SocketCall('messages:since', {
    payload: MessagesSinceDto,
    answers: [MessageInChatDto],
    summary: 'Messages after the last one seen, of all chats, own ones too, oldest first.',
    description:
      'For a client that was away: it misses none, where it asks again from the last one it got until no more come.',
    fails: { 404: 'The message does not exist or is not of a chat of the caller’s.' },
  })
  since({ user }: SocketCaller, wanted: MessagesSinceDto): Promise<MessageInChatDto[]> {
    return this.chats.since(user.id, wanted);
  }
}

import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor, type SignedInUser } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  ChatContactDto,
  ChatContactsQueryDto,
  ChatUserChangesDto,
  ChatUserDto,
  GetChatQueryDto,
  OpenedChatDto,
  SendChatMessageDto,
  SentMessageDto,
} from './chat.dto';
import { ChatService } from './chat.service';
import { ChatUsersService } from './chat-users.service';

/** The REST calls of chat. A message that is sent here also reaches the sockets, because both use the same service. */
@Tag('Chat', 'Contacts, chats and their messages. What is sent here arrives at the sockets too.')
@Access('user')
@Scoped('chat')
@Controller('chat')
export class ChatController {
  constructor(
    private readonly chats: ChatService,
    private readonly users: ChatUsersService,
  ) {}

  @Call('listChatContacts', { answers: [ChatContactDto], summary: 'All other users, by name.' })
  @Listed()
  @Get('contacts')
  contacts(@CurrentUser() user: SignedInUser, @Query() query: ChatContactsQueryDto): Promise<Page<ChatContactDto>> {
    return this.users.contacts(user.id, query);
  }

  @Call('getChatUser', { answers: ChatUserDto, summary: 'The caller as a chat user, with all its chats.' })
  @Get('user')
  user(@CurrentUser() user: SignedInUser): Promise<ChatUserDto> {
    return this.users.get(user.id);
  }

  @Call('updateChatUser', {
    answers: ChatUserDto,
    summary: 'Change name, avatar, status or mood.',
    description: 'Name and avatar are those of the account: they change everywhere.',
    fails: { 404: 'The avatar is an upload that the caller may not see.' },
  })
  @Post('user/data')
  update(@CurrentUser() user: Actor, @Body() changes: ChatUserChangesDto): Promise<ChatUserDto> {
    return this.users.update(user, changes);
  }

  @Call('getChat', {
    answers: OpenedChatDto,
    summary: 'The newest messages of the chat with a contact, oldest first.',
    description:
      'An empty chat is created where there is none. Opening a chat marks nothing as read. Older messages are asked for ' +
      'with `before`.',
    fails: {
      403: '`userId` is not the caller.',
      404: 'The contact does not exist, or the chat has no message `before`.',
    },
  })
  @Get('get-chat')
  open(@CurrentUser() user: SignedInUser, @Query() { userId, ...wanted }: GetChatQueryDto): Promise<OpenedChatDto> {
    return this.chats.open(user.id, wanted, userId);
  }

  @Call('sendChatMessage', {
    answers: SentMessageDto,
    summary: 'Send a message.',
    description: 'Sent again under the same `clientMessageId` it answers the first message and stores nothing.',
    fails: { 404: 'The contact does not exist, or `chatId` is not the chat with it.' },
  })
  @Post('send-message')
  send(@CurrentUser() user: SignedInUser, @Body() message: SendChatMessageDto): Promise<SentMessageDto> {
    return this.chats.send(user.id, message);
  }
}

import { Module } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { ContactsModule } from '../contacts/contacts.module';
import { UsersModule } from '../users/users.module';
import { ChatLists } from './chat-lists';
import { ChatPairs } from './chat-pairs';
import { ChatController } from './chat.controller';
import { ChatGateway } from './chat.gateway';
import { ChatService } from './chat.service';
import { ChatStarterContent } from './chat.starter-content';
import { ChatUsersService } from './chat-users.service';
import { FrequentPartners } from './frequent-partners';
import { InMemoryChatLists } from './in-memory-chat-lists';
import { DatabaseChatLists } from './database-chat-lists';
import { MissedMessages } from './missed-messages';

@Module({
  imports: [ContactsModule, UsersModule],
  controllers: [ChatController],
  providers: [
    ChatGateway,
    ChatService,
    ChatUsersService,
    ChatPairs,
    ChatStarterContent,
    FrequentPartners,
    MissedMessages,
    {
      provide: ChatLists,
      inject: [Environment, Database],
      useFactory: ({ usesPostgres }: Environment, database: Database) =>
        usesPostgres ? new DatabaseChatLists(database) : new InMemoryChatLists(database),
    },
  ],
})
export class ChatModule {}

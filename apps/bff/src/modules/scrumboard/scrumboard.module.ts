import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { BoardChanges } from './board-changes';
import { BoardListsService } from './board-lists.service';
import { BoardReader } from './board-reader';
import { BoardSearch } from './board-search';
import { BoardTrash } from './board-trash';
import { BoardsService } from './boards.service';
import { CardsService } from './cards.service';
import { ScrumboardController } from './scrumboard.controller';
import { ScrumboardGateway } from './scrumboard.gateway';
import { ScrumboardSeed } from './scrumboard.seed';

@Module({
  imports: [NotificationsModule],
  controllers: [ScrumboardController],
  providers: [
    BoardChanges,
    BoardListsService,
    BoardReader,
    BoardSearch,
    BoardTrash,
    BoardsService,
    CardsService,
    ScrumboardGateway,
    ScrumboardSeed,
  ],
})
export class ScrumboardModule {}

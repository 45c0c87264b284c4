import { Module } from '@nestjs/common';
import { DueModule } from '../due/due.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { BoardChanges } from './board-changes';
import { BoardListsService } from './board-lists.service';
import { BoardReader } from './board-reader';
import { BoardSearch } from './board-search';
import { BoardTrash } from './board-trash';
import { BoardWatchers } from './board-watchers';
import { BoardsService } from './boards.service';
import { CardDueTimes } from './card-due-times';
import { CardsService } from './cards.service';
import { ScrumboardController } from './scrumboard.controller';
import { ScrumboardGateway } from './scrumboard.gateway';
import { ScrumboardSeed } from './scrumboard.seed';

@Module({
  imports: [DueModule, NotificationsModule],
  controllers: [ScrumboardController],
  providers: [
    BoardChanges,
    BoardListsService,
    BoardReader,
    BoardSearch,
    BoardTrash,
    BoardWatchers,
    BoardsService,
    CardDueTimes,
    CardsService,
    ScrumboardGateway,
    ScrumboardSeed,
  ],
})
export class ScrumboardModule {}

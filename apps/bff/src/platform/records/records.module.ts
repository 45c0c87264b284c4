import { Global, Module } from '@nestjs/common';
import { ListChanges } from './list-changes';
import { ListsGateway } from './lists.gateway';
import { ListWriter } from './list-writer';
import { ProjectionBackfill } from './projection-backfill';
import { RecordEvents } from './record-events';
import { Records } from './records';
import { SeededDocuments } from './seeded-documents';
import { SeededLists } from './seeded-lists';
import { TrashController } from './trash.controller';
import { TrashService } from './trash.service';
import { TrashableTables } from './trashable-tables';

/** Lists of records: their tables, their trash, and what is told of their changes. */
@Global()
@Module({
  controllers: [TrashController],
  providers: [
    ListChanges,
    ListsGateway,
    ListWriter,
    ProjectionBackfill,
    RecordEvents,
    Records,
    SeededDocuments,
    SeededLists,
    TrashableTables,
    TrashService,
  ],
  exports: [ListChanges, ListWriter, ProjectionBackfill, Records, SeededDocuments, SeededLists, TrashableTables],
})
export class RecordsModule {}

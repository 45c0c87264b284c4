import { Module } from '@nestjs/common';
import { DueModule } from '../due/due.module';
import { NoteLabelsService } from './note-labels.service';
import { NotesController } from './notes.controller';
import { NotesService } from './notes.service';
import { NotesStarterContent } from './notes.starter-content';

@Module({
  imports: [DueModule],
  controllers: [NotesController],
  providers: [NotesService, NoteLabelsService, NotesStarterContent],
})
export class NotesModule {}

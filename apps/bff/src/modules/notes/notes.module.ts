import { Module } from '@nestjs/common';
import { NoteLabelsService } from './note-labels.service';
import { NotesController } from './notes.controller';
import { NotesService } from './notes.service';
import { NotesStarterContent } from './notes.starter-content';

@Module({ controllers: [NotesController], providers: [NotesService, NoteLabelsService, NotesStarterContent] })
export class NotesModule {}

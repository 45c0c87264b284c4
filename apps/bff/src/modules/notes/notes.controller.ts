import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { NOTE_LABELS, NoteLabelsService } from './note-labels.service';
import { CreateNoteDto, NoteDto, NoteLabelDto, RemoveNoteDto, UpdateNoteDto, UpdateNoteLabelsDto } from './notes.dto';
import { NOTES, NotesService } from './notes.service';

const unknownNote = {
  404: 'The note, a label of it, or the upload that it shows does not exist or is somebody else’s.',
};

@Tag('Notes', 'The caller’s notes, and the labels they carry.')
@Access('user')
@Scoped('notes')
@Controller('notes-app')
export class NotesController {
  constructor(
    private readonly notes: NotesService,
    private readonly labels: NoteLabelsService,
  ) {}

  @Call('listNotes', { answers: [NoteDto], summary: 'All notes, newest first.' })
  @Listed(NOTES)
  @Get('notes')
  list(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<JsonPage<NoteDto>> {
    return this.notes.table.jsonPage(user.id, query);
  }

  @Call('createNote', { answers: NoteDto, summary: 'Create a note, placed first.', fails: unknownNote })
  @Idempotent()
  @Post('create-note')
  create(@CurrentUser() user: Actor, @CreationId() id: string, @Body() { note }: CreateNoteDto): Promise<NoteDto> {
    return this.notes.create(user, id, note);
  }

  @Call('updateNote', {
    answers: NoteDto,
    summary: 'Replace a note.',
    description: 'With `base`, the note as the caller had it, only the fields that differ from it are changed.',
    fails: { ...unknownNote, 409: 'Somebody else has changed the same fields since `base`; `details` names them.' },
  })
  @Post('update-note')
  update(@CurrentUser() user: Actor, @Body() { note, base }: UpdateNoteDto): Promise<NoteDto> {
    return this.notes.table.replace(user, note, base);
  }

  @Call('removeNote', { answers: String, summary: 'Remove a note into the trash; answers its id.', fails: unknownNote })
  @Post('remove-note')
  remove(@CurrentUser() user: Actor, @Body() { noteId }: RemoveNoteDto): Promise<string> {
    return this.notes.table.remove(user, noteId);
  }

  @Call('listNoteLabels', { answers: [NoteLabelDto], summary: 'All labels, in their order.' })
  @Listed(NOTE_LABELS)
  @Get('labels')
  listLabels(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<JsonPage<NoteLabelDto>> {
    return this.labels.table.jsonPage(user.id, query);
  }

  @Call('updateNoteLabels', {
    answers: [NoteLabelDto],
    summary: 'Replace all labels. One without an id is new; one left out leaves its notes.',
    description:
      'With `base`, the labels as the caller had them, only what differs from it is changed: a label that is not in it stays, ' +
      'after the others, and one that is the same in both stays as it is now, also removed. A new label can bring a random ' +
      'UUID of its own as its id then: sent again, it is not made twice.',
    fails: { 404: 'A label with such an id does not exist or is somebody else’s.' },
  })
  @Post('update-labels')
  updateLabels(@CurrentUser() user: Actor, @Body() { labels, base }: UpdateNoteLabelsDto): Promise<NoteLabelDto[]> {
    return this.labels.replace(user, labels, base);
  }
}

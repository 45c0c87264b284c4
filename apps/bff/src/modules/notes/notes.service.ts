import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import type { Page } from '../../platform/http/page';
import { Records } from '../../platform/records/records';
import { NoteLabelLinkSchema, NoteLabelSchema } from './note-label.entity';
import { NoteSchema } from './note.entity';
import type { NoteDraftDto, NoteDto } from './notes.dto';

/** The list of notes, as events name it. */
export const NOTES = 'notes-app/notes';

/** A user's notes. */
@Injectable()
export class NotesService {
  readonly table;

  constructor(records: Records) {
    this.table = records.owned(NoteSchema, {
      list: NOTES,
      noun: 'note',
      title: 'title',
      latest: ['time'],
      links: {
        labels: { table: NoteLabelLinkSchema, from: 'note_id', to: 'label_id', target: NoteLabelSchema, noun: 'label' },
      },
    });
  }

  /** Newest first. */
  list(ownerId: string, query: ListQueryDto): Promise<Page<NoteDto>> {
    return this.table.page(ownerId, query);
  }

  /**
   * Creates a note, placed first, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where a label is not the owner's.
   */
  create(actor: Actor, id: string, draft: NoteDraftDto): Promise<NoteDto> {
    return this.table.create(actor, { ...EMPTY_NOTE, time: new Date().toISOString(), ...draft, id });
  }

  /**
   * @param base the note as the caller had it: only what differs from it is changed
   * @throws NotFoundException where the owner has no such note or label.
   * @throws EditConflictException where somebody else has changed the same fields.
   */
  update(actor: Actor, note: NoteDto, base?: NoteDto): Promise<NoteDto> {
    return this.table.replace(actor, note, base);
  }

  /** @throws NotFoundException where the owner has no such note. */
  remove(actor: Actor, id: string): Promise<string> {
    return this.table.remove(actor, id);
  }
}

/** A note of which nothing has been written yet. */
export const EMPTY_NOTE: Omit<NoteDto, 'id' | 'time'> = {
  title: '',
  description: '',
  archive: false,
  image: null,
  reminder: null,
  checklist: [],
  labels: [],
};

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { DueTimesService } from '../due/due-times.service';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { NoteLabelLinkSchema, NoteLabelSchema } from './note-label.entity';
import { NoteSchema } from './note.entity';
import { noteReminder } from './note-reminder';
import type { NoteDraftDto, NoteDto } from './notes.dto';

/** The list of notes, as events name it. */
export const NOTES = 'notes-app/notes';

/** A user's notes. Calls without rules of their own go to the table directly. */
@Injectable()
export class NotesService {
  readonly table;

  constructor(records: Records, search: SearchIndex, dueTimes: DueTimesService, uploads: UploadReferences) {
    this.table = records.owned(NoteSchema, {
      list: NOTES,
      noun: 'note',
      title: 'title',
      latest: ['time'],
      projections: [
        search.projection({
          list: NOTES,
          type: 'note',
          fields: ['title', 'description', 'checklist'],
          entry: ({ id, title, description, checklist }) => ({
            title,
            text: [description, ...checklist.map((item) => item.text)].filter(Boolean).join(' · '),
            url: `/apps/notes?note=${encodeURIComponent(id)}`,
          }),
        }),
        dueTimes.projection(NOTES, noteReminder),
        uploads.shownBy(NOTES, ['image']),
      ],
      links: {
        labels: { table: NoteLabelLinkSchema, from: 'note_id', to: 'label_id', target: NoteLabelSchema, noun: 'label' },
      },
    });
    dueTimes.addTable(this.table, noteReminder);
  }

  /**
   * Creates a note, placed first, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where a label is not the owner's.
   */
  create(actor: Actor, id: string, draft: NoteDraftDto): Promise<NoteDto> {
    return this.table.create(actor, { ...EMPTY_NOTE, time: new Date().toISOString(), ...draft, id });
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

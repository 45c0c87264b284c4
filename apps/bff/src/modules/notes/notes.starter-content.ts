import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { momentsAround } from '../../platform/time/days';
import { NoteLabelsService } from './note-labels.service';
import { starterLabels, starterNotes } from './notes.starter.data';
import { EMPTY_NOTE, NotesService } from './notes.service';

/** The notes and labels that a new user finds. */
@Injectable()
export class NotesStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly notes: NotesService,
    private readonly labels: NoteLabelsService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const at = momentsAround(new Date());
    const labelId = (handle: string) => stableId(ownerId, 'note-label', handle);
    const labels = starterLabels.map((label) => ({ ...label, id: labelId(label.handle) }));
    const notes = starterNotes.map(({ time, reminder, ...note }, index) => ({
      ...EMPTY_NOTE,
      ...note,
      time: at(...time),
      reminder: reminder ? at(...reminder) : null,
      id: stableId(ownerId, 'note', String(index)),
      checklist: (note.checklist ?? []).map((item, place) => ({ id: String(place + 1), checked: false, ...item })),
      labels: (note.labels ?? []).map(labelId),
    }));
    await this.labels.table.fill(rows, ownerId, labels);
    await this.notes.table.fill(rows, ownerId, notes);
  }
}

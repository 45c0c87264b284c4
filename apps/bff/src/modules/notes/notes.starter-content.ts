import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toFlag, toJson } from '../../platform/database/columns';
import type { Rows } from '../../platform/database/database';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { NoteLabelSchema } from './note-label.entity';
import type { NoteSchema } from './note.entity';
import { starterLabels, starterNotes } from './notes.starter.data';

/** The notes and labels that a new user finds. */
@Injectable()
export class NotesStarterContent implements StarterContent, OnModuleInit {
  constructor(private readonly contents: StarterContents) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Rows<typeof NoteSchema | typeof NoteLabelSchema>, { id: ownerId }: NewUser): Promise<void> {
    const labelId = (handle: string) => stableId(ownerId, 'note-label', handle);
    const labels = starterLabels.map((label, position) => ({
      ...label,
      id: labelId(label.handle),
      owner_id: ownerId,
      position,
    }));
    const notes = starterNotes.map((note, index) => ({
      id: stableId(ownerId, 'note', String(index)),
      owner_id: ownerId,
      position: starterNotes.length - index,
      title: note.title,
      description: note.description ?? '',
      archive: toFlag(note.archive ?? false),
      image: note.image ?? null,
      time: note.time,
      reminder: note.reminder ?? null,
      checklist: toJson(
        (note.checklist ?? []).map((item, place) => ({ id: String(place + 1), checked: false, ...item })),
      ),
      labels: toJson((note.labels ?? []).map(labelId)),
    }));
    await rows.insertInto('note_label').values(labels).execute();
    await rows.insertInto('note').values(notes).execute();
  }
}

import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { fromFlag, fromJson, toFlag, toJson } from '../../platform/database/columns';
import { Database, type Rows } from '../../platform/database/database';
import { ListStamps } from '../../platform/database/list-stamps';
import { prepare } from '../../platform/database/prepared';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import type { NoteLabelSchema } from './note-label.entity';
import type { NoteSchema } from './note.entity';
import type { NoteDraftDto, NoteDto } from './notes.dto';

/** The name of the list in {@link ListStamps}. */
export const NOTES = 'notes';

type NoteTable = InferKyselyTable<typeof NoteSchema>;
type NoteColumns = Omit<NoteTable, 'position'>;

const allNotes = (rows: Rows<typeof NoteSchema>, { ownerId }: { ownerId: string }) =>
  rows.selectFrom('note').selectAll().where('owner_id', '=', ownerId).orderBy('position', 'desc').orderBy('id', 'desc');

const selectNotes = prepare<typeof NoteSchema, { ownerId: string }>()(allNotes);

const insertNote = prepare<typeof NoteSchema, NoteColumns>()((rows, given) =>
  rows
    .insertInto('note')
    .values({
      id: given.id,
      owner_id: given.owner_id,
      ...contentOf(given),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from note where owner_id = ${given.owner_id})`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

const selectNote = prepare<typeof NoteSchema, { id: string; ownerId: string }>()((rows, { id, ownerId }) =>
  rows.selectFrom('note').selectAll().where('id', '=', id).where('owner_id', '=', ownerId),
);

const replaceNote = prepare<typeof NoteSchema, NoteColumns>()((rows, given) =>
  rows.updateTable('note').set(contentOf(given)).where('id', '=', given.id).where('owner_id', '=', given.owner_id),
);

const deleteNote = prepare<typeof NoteSchema, { id: string; ownerId: string }>()((rows, { id, ownerId }) =>
  rows.deleteFrom('note').where('id', '=', id).where('owner_id', '=', ownerId),
);

const selectLabelIds = prepare<typeof NoteLabelSchema, { ownerId: string }>()((rows, { ownerId }) =>
  rows.selectFrom('note_label').select('id').where('owner_id', '=', ownerId),
);

const missing = { missing: () => new NotFoundException('There is no such note') };

/** A user's notes. A note of somebody else is as good as missing, so that ids cannot be probed. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
  ) {}

  /** Newest first. */
  async list(ownerId: string, { limit, cursor }: ListQueryDto): Promise<Page<NoteDto>> {
    if (limit === undefined && cursor === undefined) {
      return { entries: (await this.database.all(selectNotes.with({ ownerId }))).map(toNoteDto) };
    }
    const after = readCursor(cursor, ['integer', 'text']);
    let query = allNotes(this.database.rows(), { ownerId });
    if (after) query = query.where(sql<boolean>`(position, id) < (${after[0]}, ${after[1]})`);
    if (limit !== undefined) query = query.limit(limit + 1);
    return toPage(await query.execute(), limit, toNoteDto, (row) => [row.position, row.id]);
  }

  /**
   * Creates a note, placed first, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where a label is not the owner's.
   */
  async create(ownerId: string, id: string, draft: NoteDraftDto): Promise<NoteDto> {
    const note: NoteDto = { ...EMPTY, time: new Date().toISOString(), ...draft, id };
    await this.requireLabels(ownerId, note.labels);
    const written = await this.stamps.write(ownerId, NOTES, [insertNote.with(toRow(ownerId, note))]);
    if (written > 0) return note;
    const [first] = await this.database.all(selectNote.with({ id, ownerId }));
    if (!first) throw new ConflictException('This id is taken');
    return toNoteDto(first);
  }

  /** @throws NotFoundException where the owner has no such note or label. */
  async update(ownerId: string, note: NoteDto): Promise<NoteDto> {
    await this.requireLabels(ownerId, note.labels);
    await this.stamps.write(ownerId, NOTES, [replaceNote.with(toRow(ownerId, note), missing)]);
    return note;
  }

  /** @throws NotFoundException where the owner has no such note. */
  async remove(ownerId: string, id: string): Promise<string> {
    await this.stamps.write(ownerId, NOTES, [deleteNote.with({ id, ownerId }, missing)]);
    return id;
  }

  /** A label that is not the owner's is a 404, like any id that does not exist. */
  private async requireLabels(ownerId: string, labels: string[]): Promise<void> {
    if (labels.length === 0) return;
    const known = new Set((await this.database.all(selectLabelIds.with({ ownerId }))).map(({ id }) => id));
    if (labels.some((id) => !known.has(id))) throw new NotFoundException('There is no such label');
  }
}

const EMPTY: Omit<NoteDto, 'id' | 'time'> = {
  title: '',
  description: '',
  archive: false,
  image: null,
  reminder: null,
  checklist: [],
  labels: [],
};

/** The columns that a change may touch. Without the id and the owner, which it keeps: setting them would cost their indexes. */
const contentOf = (given: NoteColumns): Omit<NoteColumns, 'id' | 'owner_id'> => ({
  title: given.title,
  description: given.description,
  archive: given.archive,
  image: given.image,
  time: given.time,
  reminder: given.reminder,
  checklist: given.checklist,
  labels: given.labels,
});

const toRow = (ownerId: string, { archive, checklist, labels, ...note }: NoteDto): NoteColumns => ({
  ...note,
  owner_id: ownerId,
  archive: toFlag(archive),
  checklist: toJson(checklist),
  labels: toJson(labels),
});

const toNoteDto = (row: Selectable<NoteTable>): NoteDto => ({
  id: row.id,
  title: row.title,
  description: row.description,
  archive: fromFlag(row.archive),
  image: row.image,
  time: row.time,
  reminder: row.reminder,
  checklist: fromJson(row.checklist),
  labels: fromJson(row.labels),
});

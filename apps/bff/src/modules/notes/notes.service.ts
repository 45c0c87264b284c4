import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { fromFlag, fromJson, toFlag, toJson } from '../../platform/database/columns';
import { Database, type Rows } from '../../platform/database/database';
import { ListStamps } from '../../platform/database/list-stamps';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import type { NoteLabelSchema } from './note-label.entity';
import type { NoteSchema } from './note.entity';
import type { NoteDraftDto, NoteDto } from './notes.dto';

/** The name of the list in {@link ListStamps}. */
export const NOTES = 'notes';

type NoteRow = Selectable<InferKyselyTable<typeof NoteSchema>>;
type NoteRows = Rows<typeof NoteSchema | typeof NoteLabelSchema>;

/** A user's notes. A note of somebody else is as good as missing, so that ids cannot be probed. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
  ) {}

  /** Newest first. */
  async list(ownerId: string, { limit, cursor }: ListQueryDto): Promise<Page<NoteDto>> {
    const [position, id] = readCursor(cursor);
    let query = this.database
      .rows<typeof NoteSchema>()
      .selectFrom('note')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('position', 'desc')
      .orderBy('id', 'desc');
    if (id !== undefined) query = query.where(sql<boolean>`(position, id) < (${Number(position)}, ${id})`);
    if (limit !== undefined) query = query.limit(limit + 1);
    return toPage(await query.execute(), limit, toNoteDto, (row) => [row.position, row.id]);
  }

  /** Creates a note, placed first. */
  create(ownerId: string, draft: NoteDraftDto): Promise<NoteDto> {
    const note: NoteDto = { ...EMPTY, time: new Date().toISOString(), ...draft, id: randomUUID() };
    return this.write(ownerId, note, async (rows) => {
      const first = sql<number>`(select coalesce(max(position), 0) + 1 from note where owner_id = ${ownerId})`;
      await rows
        .insertInto('note')
        .values({ ...toColumns(note), id: note.id, owner_id: ownerId, position: first })
        .execute();
    });
  }

  /** @throws NotFoundException where the owner has no such note. */
  update(ownerId: string, note: NoteDto): Promise<NoteDto> {
    return this.write(ownerId, note, async (rows) => {
      const { numUpdatedRows } = await rows
        .updateTable('note')
        .set(toColumns(note))
        .where('id', '=', note.id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundException('There is no such note');
    });
  }

  /** @throws NotFoundException where the owner has no such note. */
  remove(ownerId: string, id: string): Promise<string> {
    return this.database.atomically<typeof NoteSchema, string>(async (rows) => {
      const { numDeletedRows } = await rows
        .deleteFrom('note')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new NotFoundException('There is no such note');
      await this.stamps.touch(rows, ownerId, NOTES);
      return id;
    });
  }

  private write(ownerId: string, note: NoteDto, store: (rows: NoteRows) => Promise<void>): Promise<NoteDto> {
    return this.database.atomically<typeof NoteSchema | typeof NoteLabelSchema, NoteDto>(async (rows) => {
      await requireLabels(rows, ownerId, note.labels);
      await store(rows);
      await this.stamps.touch(rows, ownerId, NOTES);
      return note;
    });
  }
}

/** A label that is not the owner's is a 404, like any id that does not exist. */
async function requireLabels(rows: NoteRows, ownerId: string, labels: string[]): Promise<void> {
  const wanted = [...new Set(labels)];
  if (wanted.length === 0) return;
  const found = await rows
    .selectFrom('note_label')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', wanted)
    .execute();
  if (found.length < wanted.length) throw new NotFoundException('There is no such label');
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

const toColumns = ({ title, description, archive, image, time, reminder, checklist, labels }: NoteDto) => ({
  title,
  description,
  archive: toFlag(archive),
  image,
  time,
  reminder,
  checklist: toJson(checklist),
  labels: toJson(labels),
});

const toNoteDto = (row: NoteRow): NoteDto => ({
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

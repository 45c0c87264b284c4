import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database, type Rows } from '../../platform/database/database';
import { ListStamps } from '../../platform/database/list-stamps';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { slug } from '../../platform/dto/slug';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import type { NoteLabelSchema } from './note-label.entity';
import type { NoteSchema } from './note.entity';
import type { NoteLabelDraftDto, NoteLabelDto } from './notes.dto';
import { NOTES } from './notes.service';

/** The name of the list in {@link ListStamps}. */
export const NOTE_LABELS = 'note-labels';

type LabelRows = Rows<typeof NoteSchema | typeof NoteLabelSchema>;

/** A user's own labels for notes. */
@Injectable()
export class NoteLabelsService {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
  ) {}

  /** In the order in which they were put. */
  async list(ownerId: string, { limit, cursor }: ListQueryDto): Promise<Page<NoteLabelDto>> {
    const after = readCursor(cursor, ['integer']);
    let query = this.database
      .rows<typeof NoteLabelSchema>()
      .selectFrom('note_label')
      .select(['id', 'name', 'handle', 'position'])
      .where('owner_id', '=', ownerId)
      .orderBy('position');
    if (after) query = query.where('position', '>', after[0]);
    if (limit !== undefined) query = query.limit(limit + 1);
    return toPage(await query.execute(), limit, toLabelDto, ({ position }) => [position]);
  }

  /**
   * Replaces all labels. One without an id is new; one that is no longer there leaves its notes.
   * @throws NotFoundException where an id is not a label of the owner.
   */
  replace(ownerId: string, drafts: NoteLabelDraftDto[]): Promise<NoteLabelDto[]> {
    return this.database.atomically<typeof NoteSchema | typeof NoteLabelSchema, NoteLabelDto[]>(async (rows) => {
      const before = await rows.selectFrom('note_label').select('id').where('owner_id', '=', ownerId).execute();
      const known = new Set(before.map(({ id }) => id));
      if (drafts.some(({ id }) => id !== undefined && !known.has(id)))
        throw new NotFoundException('There is no such label');

      const labels = withHandles(drafts);
      const kept = new Set(labels.map(({ id }) => id));
      const removed = new Set([...known].filter((id) => !kept.has(id)));
      await rows.deleteFrom('note_label').where('owner_id', '=', ownerId).execute();
      if (labels.length > 0) {
        const stored = labels.map((label, position) => ({ ...label, owner_id: ownerId, position }));
        await rows.insertInto('note_label').values(stored).execute();
      }
      if (removed.size > 0) await this.leaveNotes(rows, ownerId, removed);
      await this.stamps.touch(rows, ownerId, NOTE_LABELS);
      return labels;
    });
  }

  private async leaveNotes(rows: LabelRows, ownerId: string, removed: Set<string>): Promise<void> {
    const notes = await rows.selectFrom('note').select(['id', 'labels']).where('owner_id', '=', ownerId).execute();
    for (const { id, labels } of notes) {
      const stored = fromJson(labels);
      const left = stored.filter((label) => !removed.has(label));
      if (left.length === stored.length) continue;
      await rows
        .updateTable('note')
        .set({ labels: toJson(left) })
        .where('id', '=', id)
        .execute();
    }
    await this.stamps.touch(rows, ownerId, NOTES);
  }
}

const toLabelDto = ({ id, name, handle }: NoteLabelDto): NoteLabelDto => ({ id, name, handle });

/** Labels with an id each, once each, and handles that no two share. */
function withHandles(drafts: NoteLabelDraftDto[]): NoteLabelDto[] {
  const taken = new Set<string>();
  const ids = new Set<string>();
  return drafts.flatMap(({ id = randomUUID(), name, handle }) => {
    if (ids.has(id)) return [];
    ids.add(id);
    const wanted = slug(handle ?? name) || 'label';
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted}-${String(count)}`;
    taken.add(free);
    return [{ id, name, handle: free }];
  });
}

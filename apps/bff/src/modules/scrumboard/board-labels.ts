import { ConflictException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables';
import { MAX_LABELS, type BoardLabelDto } from './scrumboard.dto';

const DAY = 86_400_000;

/** How long a removed label can come back to its cards. */
const REMEMBERED = 30 * DAY;

/** Removes labels of a board, and for good those that were removed long ago, or before as many others as a board may have. */
export async function removeLabels(rows: Transaction, boardId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = Date.now();
  await rows
    .deleteFrom('board_label')
    .where('board_id', '=', boardId)
    .where('removed_at', '<', new Date(now - REMEMBERED).toISOString())
    .execute();
  await rows
    .updateTable('board_label')
    .set({ removed_at: new Date(now).toISOString() })
    .where('board_id', '=', boardId)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  await rows
    .deleteFrom('board_label')
    .where('board_id', '=', boardId)
    .where('removed_at', 'is not', null)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('board_label as newest')
        .select('newest.id')
        .where('newest.board_id', '=', boardId)
        .where('newest.removed_at', 'is not', null)
        .orderBy('newest.removed_at', 'desc')
        .orderBy('newest.position', 'desc')
        .limit(MAX_LABELS),
    )
    .execute();
}

/**
 * Adds a label after the others of its board; one that was removed comes back to its place and its cards.
 * @throws ConflictException where another board has a label of this id.
 */
export async function addLabel(rows: Transaction, boardId: string, { id, ...fields }: BoardLabelDto): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from board_label where board_id = ${boardId})`;
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('board_label')
    .values({ id, board_id: boardId, position, ...fields })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...fields, removed_at: null })
        .where('board_label.board_id', '=', boardId),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new ConflictException('This id is taken');
}

/** Sets what of a label differs from how the caller had it. */
export async function changeLabel(
  rows: Transaction,
  boardId: string,
  label: BoardLabelDto,
  before: BoardLabelDto,
): Promise<void> {
  await rows
    .updateTable('board_label')
    .set({
      ...(label.name !== before.name && { name: label.name }),
      ...(label.class !== before.class && { class: label.class }),
    })
    .where('id', '=', label.id)
    .where('board_id', '=', boardId)
    .execute();
}

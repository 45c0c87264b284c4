import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { built } from '../../platform/database/prepared';
import type { LooseRows } from '../../platform/records/loose-rows';
import type { EzoneFiguresDto } from './ezone-figures.dto';

/** Where each figure is counted: the table, whether all users share what is in it, and which of its rows are not in the trash. */
const COUNTED: Record<keyof EzoneFiguresDto, { table: string; isShared?: true; among?: 'all' | 'files' }> = {
  mails: { table: 'mail' },
  notes: { table: 'note' },
  todos: { table: 'todo' },
  contacts: { table: 'contact' },
  events: { table: 'calendar_event' },
  boards: { table: 'board', isShared: true },
  products: { table: 'product', isShared: true },
  orders: { table: 'shop_order', isShared: true },
  courses: { table: 'course', isShared: true },
  files: { table: 'file', isShared: true, among: 'files' },
  accounts: { table: 'account' },
  // They have no trash.
  transactions: { table: 'bank_transaction', among: 'all' },
};

type Counted = (typeof COUNTED)[keyof EzoneFiguresDto];

const countOf = (rows: LooseRows, { table, isShared, among }: Counted, userId: string) =>
  rows
    .selectFrom(table)
    .select(sql<number | string>`count(*)`.as('count'))
    .where('owner_id', '=', isShared ? EVERYBODY : userId)
    .$if(among !== 'all', (some) => some.where('removed_at', 'is', null))
    // What lies in a folder in the trash is out of sight with it; and a folder is no file.
    .$if(among === 'files', (some) => some.where('hidden_by', 'is', null).where('type', '!=', 'folder'));

/** Counts what the product holds. */
@Injectable()
export class EzoneFiguresService {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<EzoneFiguresDto> {
    const counts = Object.entries(COUNTED).map(async ([name, counted]) => {
      const [row] = await this.database.read(built((rows) => countOf(rows as unknown as LooseRows, counted, userId)));
      return [name, Number(row?.count ?? 0)] as const;
    });
    return Object.fromEntries(await Promise.all(counts)) as Record<keyof EzoneFiguresDto, number>;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { built } from '../../platform/database/prepared';
import type { Rows } from '../../platform/database/tables';
import type { EzoneFiguresDto } from './ezone-figures.dto';

/** The tables of records that belong to one user each, by what they hold. */
const OWN = {
  ...{ mails: 'mail', notes: 'note', todos: 'todo', contacts: 'contact', events: 'calendar_event' },
  accounts: 'account',
} as const;

/** Those of records that all users share. */
const SHARED = { boards: 'board', products: 'product', orders: 'shop_order', courses: 'course' } as const;

type Table = (typeof OWN)[keyof typeof OWN] | (typeof SHARED)[keyof typeof SHARED];

const counted = (rows: Rows, table: Table, ownerId: string) =>
  rows
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null);

/** Counts what the product holds. */
@Injectable()
export class EzoneFiguresService {
  constructor(private readonly database: Database) {}

  async read(ownerId: string): Promise<EzoneFiguresDto> {
    const count = async (query: (rows: Rows) => ReturnType<typeof counted>) =>
      Number((await this.database.read(built(query)))[0]?.count ?? 0);
    const pairs = [
      ...Object.entries(OWN).map(([name, table]) => ({ name, query: (rows: Rows) => counted(rows, table, ownerId) })),
      ...Object.entries(SHARED).map(([name, table]) => ({
        ...{ name, query: (rows: Rows) => counted(rows, table, EVERYBODY) },
      })),
      {
        name: 'files',
        query: (rows: Rows) =>
          rows
            .selectFrom('file')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .where('owner_id', '=', EVERYBODY)
            .where('removed_at', 'is', null)
            .where('hidden_by', 'is', null)
            .where('type', '!=', 'folder'),
      },
      {
        name: 'transactions',
        query: (rows: Rows) =>
          rows
            .selectFrom('bank_transaction')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .where('owner_id', '=', ownerId),
      },
    ];
    const counts = await Promise.all(pairs.map(async ({ name, query }) => [name, await count(query)] as const));
    return Object.fromEntries(counts) as Record<keyof EzoneFiguresDto, number>;
  }
}

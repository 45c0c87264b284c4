import { setImmediate } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { Database } from '../database/database';
import { built, prepare } from '../database/prepared';
import type { Transaction } from '../database/tables';
import { ListWriter } from './list-writer';

type Key = { id: string; ownerId: string };

/** A table whose records have rows of projections. */
export type ProjectedTable = {
  list: string;
  /** The names of its projections. */
  names: readonly string[];
  /** Some of its records, of whatever owner, in the order of their ids after one of them. */
  keysAfter: (id: string, limit: number) => Promise<Key[]>;
  /** Writes the rows of all projections of some records of an owner. */
  write: (rows: Transaction, ownerId: string, ids: readonly string[]) => Promise<void>;
};

/** How many records are done in one turn, so that others need not wait for long. */
const DONE_AT_ONCE = 200;

const selectDone = prepare<object>()((rows) =>
  rows.selectFrom('seed_marker').select('name').where('name', 'like', 'projected:%'),
);

const markerOf = (list: string, name: string) => `projected:${name}:${list}`;

/**
 * Writes the rows of projections for records that were there before their projections: once for each table, after the
 * start and beside the requests. It is noted down which tables are done. A process that ends in between begins again.
 */
@Injectable()
export class ProjectionBackfill implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ProjectionBackfill');
  private readonly tables: ProjectedTable[] = [];
  private left: ProjectedTable[] = [];
  private filled = 0;
  private isStopped = false;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
  ) {}

  add(table: ProjectedTable): void {
    this.tables.push(table);
  }

  /** Finds the tables that are left, before demo data comes into a new database. One without records is done. */
  async onModuleInit(): Promise<void> {
    const done = new Set((await this.database.read(selectDone.with({}))).map(({ name }) => name));
    const left = this.tables.filter(({ list, names }) => names.some((name) => !done.has(markerOf(list, name))));
    const empty: ProjectedTable[] = [];
    for (const table of left) {
      const [first] = await table.keysAfter('', 1);
      (first ? this.left : empty).push(table);
    }
    await this.markDone(empty);
  }

  onApplicationBootstrap(): void {
    this.underWay = this.fillAll().catch((err: unknown) => {
      this.logger.error({ msg: 'Not all projections are written; the next start tries again', err });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.underWay;
  }

  /** How many tables this start had to fill, and how many of them are filled. */
  get progress(): { tables: number; filled: number } {
    return { tables: this.left.length, filled: this.filled };
  }

  /** Resolves when nothing is left to do. */
  async finished(): Promise<void> {
    await this.underWay;
  }

  private async fillAll(): Promise<void> {
    for (const table of this.left) {
      await this.fill(table);
      if (this.isStopped) return;
      await this.markDone([table]);
      this.filled += 1;
    }
  }

  private async fill(table: ProjectedTable): Promise<void> {
    const { list } = table;
    for (let last = ''; !this.isStopped; await setImmediate()) {
      const keys = await table.keysAfter(last, DONE_AT_ONCE);
      for (const [ownerId, records] of Map.groupBy(keys, (key) => key.ownerId)) {
        const ids = records.map(({ id }) => id);
        // Under the lock of the list, so that nobody changes a record between its being read and its rows being written.
        await this.writer.transaction([{ list, ownerId, kind: 'updated' }], (rows) => table.write(rows, ownerId, ids));
      }
      const end = keys.at(-1);
      if (!end || keys.length < DONE_AT_ONCE) return;
      last = end.id;
    }
  }

  private async markDone(tables: readonly ProjectedTable[]): Promise<void> {
    const time = new Date().toISOString();
    const markers = tables.flatMap(({ list, names }) => names.map((name) => ({ name: markerOf(list, name), time })));
    if (markers.length === 0) return;
    await this.database.write([
      built((rows) =>
        rows
          .insertInto('seed_marker')
          .values(markers)
          .onConflict((conflict) => conflict.doNothing()),
      ),
    ]);
  }
}

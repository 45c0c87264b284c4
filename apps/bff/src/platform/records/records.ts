import { Injectable } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { Database } from '../database/database';
import { ListWriter } from './list-writer';
import { OwnedTable, type OwnedTableOptions } from './record-table';
import { TrashableTables } from './trashable-tables';

/** Where modules get their tables. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly trashable: TrashableTables,
  ) {}

  /** A table of records that belong to one user each. */
  owned<Schema extends EntitySchemaWithMeta, Links extends string = never>(
    schema: Schema,
    options: OwnedTableOptions<Links>,
  ): OwnedTable<Schema, Links> {
    const table = new OwnedTable(this.database, this.writer, schema, options);
    if (table.trash) this.trashable.add(table.trash);
    return table;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { Database } from '../database/database';
import { WrittenLists } from '../http/written-lists';
import { ListWriter } from './list-writer';
import { RecordTable, type RecordTableOptions } from './record-table';
import { TrashableTables } from './trashable-tables';

type Options<Links extends string> = Omit<RecordTableOptions<Links>, 'scope' | 'access'>;

/** Where modules get their tables. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly trashable: TrashableTables,
    private readonly lists: WrittenLists,
  ) {}

  /** A table of records that belong to one user each. */
  owned<Schema extends EntitySchemaWithMeta, Links extends string = never>(
    schema: Schema,
    options: Options<Links>,
  ): RecordTable<Schema, Links> {
    return this.open(schema, { ...options, scope: 'owner', access: 'user' });
  }

  /** A table of records that all users share, of whom some may change them. */
  shared<Schema extends EntitySchemaWithMeta, Links extends string = never>(
    schema: Schema,
    options: Options<Links> & Pick<RecordTableOptions, 'access'>,
  ): RecordTable<Schema, Links> {
    return this.open(schema, { ...options, scope: 'everybody' });
  }

  private open<Schema extends EntitySchemaWithMeta, Links extends string>(
    schema: Schema,
    options: RecordTableOptions<Links>,
  ): RecordTable<Schema, Links> {
    const table = new RecordTable<Schema, Links>(this.database, this.writer, schema, options);
    this.lists.add(table.list, options.scope);
    if (table.trash) this.trashable.add(table.trash);
    return table;
  }
}

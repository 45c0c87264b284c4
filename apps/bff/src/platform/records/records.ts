import { Injectable } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { tableName } from '../database/columns';
import { Database } from '../database/database';
import { EVERYBODY } from '../database/list-stamps';
import { WrittenLists } from '../http/written-lists';
import { ListWriter } from './list-writer';
import { ProjectionBackfill } from './projection-backfill';
import type { LinksOptions } from './link-options';
import { RecordTrash, type RecordTrashOptions } from './record-trash';
import { RecordTable } from './record-table';
import type { ContentOf, NoLinks, RecordTableOptions } from './record-table-options';
import { TrashableTables } from './trashable-tables';

type Options<
  Links extends LinksOptions,
  Filters extends string,
  Details extends string,
  Content extends { id: string },
> = Omit<RecordTableOptions<Links, Filters, Details, Content>, 'scope' | 'access'>;

/** Where modules get their tables. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly trashable: TrashableTables,
    private readonly lists: WrittenLists,
    private readonly backfill: ProjectionBackfill,
  ) {}

  /** A table of records that belong to one user each. */
  owned<
    Schema extends EntitySchemaWithMeta,
    const Links extends LinksOptions = NoLinks,
    Filters extends string = never,
    const Details extends string = never,
  >(
    schema: Schema,
    options: Options<Links, Filters, Details, ContentOf<Schema>>,
  ): RecordTable<Schema, Links, Filters, Details> {
    return this.open(schema, { ...options, scope: 'owner', access: 'user' });
  }

  /**
   * The lists of a table of {@link owned} without its `details`, such as a mailbox without its messages. It is for reading alone: what is
   * written is written by the table, which has the trash and the projections.
   */
  ownedWithout<
    Schema extends EntitySchemaWithMeta,
    const Links extends LinksOptions = NoLinks,
    Filters extends string = never,
    const Details extends string = never,
  >(
    schema: Schema,
    options: Pick<
      Options<Links, Filters, Details, ContentOf<Schema>>,
      'list' | 'noun' | 'links' | 'filters' | 'details'
    >,
  ): Pick<RecordTable<Schema, Links, Filters, Details>, 'jsonPage'> {
    return new RecordTable<Schema, Links, Filters, Details>(this.database, this.writer, schema, {
      ...{ ...options, scope: 'owner', access: 'user' },
    });
  }

  /** A table of records that all users share, of whom some may change them. */
  shared<
    Schema extends EntitySchemaWithMeta,
    const Links extends LinksOptions = NoLinks,
    Filters extends string = never,
    const Details extends string = never,
  >(
    schema: Schema,
    options: Options<Links, Filters, Details, ContentOf<Schema>> & Pick<RecordTableOptions, 'access'>,
  ): RecordTable<Schema, Links, Filters, Details> {
    return this.open(schema, { ...options, scope: 'everybody' });
  }

  /** A trash of records that all users share, which their module reads and writes with statements of its own. */
  sharedTrash(schema: EntitySchemaWithMeta, options: Omit<RecordTrashOptions, 'table' | 'ownerOf'>): void {
    const table = tableName(schema.meta.className);
    this.trashable.add(new RecordTrash(this.database, this.writer, { ...options, table, ownerOf: () => EVERYBODY }));
  }

  private open<
    Schema extends EntitySchemaWithMeta,
    Links extends LinksOptions,
    Filters extends string,
    Details extends string,
  >(
    schema: Schema,
    options: RecordTableOptions<Links, Filters, Details, ContentOf<Schema>>,
  ): RecordTable<Schema, Links, Filters, Details> {
    const table = new RecordTable<Schema, Links, Filters, Details>(this.database, this.writer, schema, options);
    this.lists.add(table.list, options.scope);
    if (table.trash) this.trashable.add(table.trash);
    if (table.projected) this.backfill.add(table.projected);
    return table;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { EVERYBODY } from '../database/list-stamps';
import { SharedSeeds } from '../database/shared-seeds';
import type { ListQueryDto } from '../dto/list-query.dto';
import type { Projection } from './projection';
import type { RecordTable } from './record-table';
import type { ContentOf, NoLinks, RecordOf } from './record-table-options';
import { Records } from './records';

type SeededListOptions<Schema extends EntitySchemaWithMeta> = {
  /** The tail of the address that answers the list, as `file-manager-app/files`; its seed has the same name. */
  list: string;
  /** What one record is called in sentences: `file`. */
  noun: string;
  /** Makes the demo records, in their order. */
  seed: () => RecordOf<Schema, NoLinks>[];
  /** Rows elsewhere that follow from each record. */
  projections?: readonly Projection<ContentOf<Schema>>[];
};

/** Opens the lists that all users share, that come with the demo data, and that no call changes. */
@Injectable()
export class SeededLists {
  constructor(
    private readonly records: Records,
    private readonly seeds: SharedSeeds,
  ) {}

  /** A list whose rows link to those of another is opened after that one: seeds run in the order in which lists open. */
  open<Schema extends EntitySchemaWithMeta>(
    schema: Schema,
    { list, noun, seed, projections }: SeededListOptions<Schema>,
  ): SeededList<Schema> {
    const table = this.records.shared(schema, { list, noun, placed: 'last', access: 'user', projections });
    this.seeds.register({ name: list, fill: (rows) => table.fill(rows, EVERYBODY, seed()) });
    return new SeededList(table);
  }
}

/** A list of {@link SeededLists}. */
export class SeededList<Schema extends EntitySchemaWithMeta> {
  constructor(private readonly table: RecordTable<Schema>) {}

  /** All records in their order, or a page of them. */
  page(query: ListQueryDto): ReturnType<RecordTable<Schema>['page']> {
    return this.table.page(EVERYBODY, query);
  }

  /** @throws NotFoundException where there is no such record. */
  get(id: string): Promise<RecordOf<Schema, NoLinks>> {
    return this.table.get(EVERYBODY, id);
  }
}

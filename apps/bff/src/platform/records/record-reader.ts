import { NotFoundException } from '@nestjs/common';
import type { Database } from '../database/database';
import type { BoundStatement } from '../database/prepared';
import type { ListQueryDto } from '../dto/list-query.dto';
import { readCursor, toPage, type JsonPage, type Page } from '../http/page';
import type { Pair } from './link-options';
import type { RecordCodec } from './record-codec';
import { RecordLinks } from './record-links';
import type { RecordFilter, RecordStatements, StoredRecord } from './record-statements';

/** The links of a table, by the fields of its records that hold them. */
export type FieldLinks = readonly (readonly [field: string, links: RecordLinks])[];

/** How statements are read with: at large, or within a transaction. */
export type Read = <Row>(statement: BoundStatement<Row>) => Promise<Row[]>;

/** A part of a list: the records that pass a filter. */
export type Filtered<Filters extends string> = {
  /** The name of the filter, or the field of the links of which one is asked for. */
  by: Filters;
  /** What is asked for, if the filter asks for something. */
  value?: unknown;
  /** Where what is asked for is a range that begins at `value`: its end. */
  until?: unknown;
  /** Where it is asked for a day, too: its midnight in UTC. */
  day?: unknown;
};

/** Queries for the links of some records, by the fields that hold them. */
type PairsByField = readonly (readonly [field: string, pairs: BoundStatement<Pair>])[];

const NO_FILTER = '';
/** The limit of a page that has none. */
const NO_LIMIT = 2 ** 31 - 2;

/** How many characters of text and JSON the records of a page with a limit have at most, but for one that has more by itself. */
const MAX_PAGE_TEXT = 2_000_000;

/** Reads the records of a table. */
export class RecordReader<Content extends { id: string }> {
  private readonly lists: ReadonlyMap<string, ReturnType<typeof listsOf>>;
  private readonly atLarge: Read = (statement) => this.database.read(statement);

  /** @param noun what one record is called in sentences */
  constructor(
    private readonly database: Database,
    private readonly statements: RecordStatements,
    private readonly codec: RecordCodec,
    private readonly links: FieldLinks,
    private readonly noun: string,
    filters: Record<string, RecordFilter> = {},
  ) {
    const linked = links.flatMap(([field, { ofCatalogue }]) =>
      ofCatalogue ? [[field, ofCatalogue.filter] as const] : [],
    );
    const parts = [...Object.entries(filters), ...linked];
    const filtered = parts.map(([name, filter]) => [name, listsOf(statements, links, filter)] as const);
    this.lists = new Map([[NO_FILTER, listsOf(statements, links)], ...filtered]);
  }

  /** The records of an owner in their order, or a page of them. */
  async page(ownerId: string, query: ListQueryDto, filtered?: Filtered<string>): Promise<Page<Content>> {
    const { entries, ...page } = await this.rows(ownerId, query, filtered);
    return { ...page, entries: entries.map((row) => this.codec.toContent(row)) as unknown as Content[] };
  }

  /** The same as JSON. */
  async jsonPage(ownerId: string, query: ListQueryDto, filtered?: Filtered<string>): Promise<JsonPage<Content>> {
    const { entries, ...page } = await this.rows(ownerId, query, filtered);
    return { ...page, json: this.codec.toJson(entries) };
  }

  /** @throws NotFoundException where the owner has no such record. */
  async one(ownerId: string, id: string, read = this.atLarge): Promise<{ version: number; record: Content }> {
    const [row] = await read(this.statements.one.with({ id, ownerId }));
    if (!row) throw new NotFoundException(`There is no such ${this.noun}`);
    const { version, ...stored } = row;
    return { version, record: await this.toRecord(ownerId, stored, read) };
  }

  /** A record that may be in the trash; undefined if the owner has no such record. */
  async any(ownerId: string, id: string): Promise<Content | undefined> {
    const [row] = await this.database.read(this.statements.any.with({ id, ownerId }));
    return row && this.toRecord(ownerId, row, this.atLarge);
  }

  private async toRecord(ownerId: string, row: StoredRecord, read: Read): Promise<Content> {
    const linked = await Promise.all(
      this.links.map(
        async ([field, links]) => [field, (await read(links.of(ownerId, row.id))).map(({ to }) => to)] as const,
      ),
    );
    return { ...this.codec.toContent(row), ...Object.fromEntries(linked) } as unknown as Content;
  }

  /** The rows of a page, with what they are linked to. */
  private async rows(
    ownerId: string,
    { limit, cursor }: ListQueryDto,
    { by, value = null, until = null, day = null }: Filtered<string> = { by: NO_FILTER },
  ): Promise<Page<StoredRecord>> {
    const lists = this.lists.get(by);
    if (!lists) throw new Error(`There is no filter "${by}"`);
    if (limit === undefined && cursor === undefined) {
      const given = { ownerId, value, until, day };
      const all = await this.database.read(lists.all.with(given));
      const pairs = lists.links.map(([field, links]) => [field, links.with(given)] as const);
      return { entries: await this.withLinks(all, pairs) };
    }
    const [position, id] = readCursor(cursor, ['integer', 'text']) ?? [];
    const given = { ownerId, value, until, day, limit: (limit ?? NO_LIMIT) + 1 };
    const found = await this.database.read(
      position === undefined || id === undefined
        ? lists.page.with(given)
        : lists.pageAfter.with({ ...given, position, id }),
    );
    const page = toPage(
      found,
      limit && Math.min(limit, fittingOf(found)),
      ({ position: _place, ...row }): StoredRecord => row,
      (row) => [row.position, row.id],
    );
    const ids = page.entries.map((row) => row.id);
    const pairs = this.links.map(([field, links]) => [field, links.ofMany(ownerId, ids)] as const);
    return { ...page, entries: await this.withLinks(page.entries, pairs) };
  }

  /** The links of all records are read at once: one query for each kind, however many records there are. */
  private async withLinks(rows: StoredRecord[], pairs: PairsByField): Promise<StoredRecord[]> {
    if (rows.length === 0) return rows;
    for (const [field, statement] of pairs) {
      const byRecord = RecordLinks.byRecord(await this.database.read(statement));
      for (const row of rows) (row as Record<string, unknown>)[field] = byRecord.get(row.id) ?? [];
    }
    return rows;
  }
}

/** How many of some rows fit into a page, one at least. */
function fittingOf(rows: readonly object[]): number {
  let left = MAX_PAGE_TEXT;
  const beyond = rows.findIndex((row, place) => {
    for (const value of Object.values(row)) if (typeof value === 'string') left -= value.length;
    return left < 0 && place > 0;
  });
  return beyond < 0 ? rows.length : beyond;
}

/** The statements of a list, whole or narrowed by a filter. */
const listsOf = (statements: RecordStatements, links: FieldLinks, filter?: RecordFilter) => ({
  all: statements.all(filter),
  page: statements.page(filter),
  pageAfter: statements.pageAfter(filter),
  /** The links of `all`, kind by kind. */
  links: links.map(([field, kind]) => [field, filter ? kind.among(statements.idsOf(filter)) : kind.all] as const),
});

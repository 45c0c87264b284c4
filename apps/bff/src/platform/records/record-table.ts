import { ConflictException, NotFoundException } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { Actor } from '../auth/access';
import { tableName } from '../database/columns';
import type { Database } from '../database/database';
import { EVERYBODY } from '../database/list-stamps';
import type { BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import type { ListQueryDto } from '../dto/list-query.dto';
import type { JsonPage, Page } from '../http/page';
import type { ChangeKind, ListChange } from './list-changes';
import type { ListWriter } from './list-writer';
import { mergeChanges } from './merge-changes';
import { RecordCodec } from './record-codec';
import { columnsOf, HIDDEN_PROPERTIES, REMOVED_COLUMN, type RecordColumn } from './record-columns';
import { RecordFiller } from './record-filler';
import { RecordLinks, type LinkOptions, type LinksOptions, type Target } from './record-links';
import { RecordReader, type FieldLinks, type Filtered, type Read } from './record-reader';
import type { ContentOf, NoLinks, RecordOf, RecordTableOptions } from './record-table-options';
import { RecordTrash } from './record-trash';
import { recordStatements, type RecordStatements } from './record-statements';

type Values = Record<string, unknown>;

/** Undoes a creation of what is there already. */
class RepeatedError extends Error {}

/** A change that was made on a state that is no more. */
class OutdatedError extends Error {}

/**
 * Records in a list: of one owner each, or shared by all users, which is then the list of {@link EVERYBODY}. The owner is part of
 * every statement: somebody else's record is a 404, like one that does not exist, so that ids cannot be probed. Every write renews
 * the stamp of the list and is told to {@link ListChanges} when it is stored.
 */
export class RecordTable<
  Schema extends EntitySchemaWithMeta,
  Links extends LinksOptions = NoLinks,
  Filters extends string = never,
  Details extends string = never,
> {
  readonly list: string;
  readonly noun: string;
  /** Its part of the trash; undefined where what is removed is gone. */
  readonly trash: RecordTrash | undefined;
  private readonly table: string;
  private readonly columns: RecordColumn[];
  private readonly codec: RecordCodec;
  private readonly statements: RecordStatements;
  private readonly links: FieldLinks;
  private readonly toggles: ReadonlyMap<string, { links: RecordLinks; toggle: ReturnType<RecordLinks['toggling']> }>;
  private readonly reader: RecordReader<RecordOf<Schema, Links>>;
  private readonly filler: RecordFiller;

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    schema: Schema,
    private readonly options: RecordTableOptions<Links, Filters, Details>,
  ) {
    this.list = options.list;
    this.noun = options.noun;
    this.table = tableName(schema.meta.className);
    const all = columnsOf(schema);
    this.columns = all.filter(({ property }) => !HIDDEN_PROPERTIES.has(property));
    this.codec = new RecordCodec(this.columns);
    this.statements = recordStatements(this.table, this.columns, options.placed ?? 'first', options.details);
    this.links = Object.entries<LinkOptions>(options.links ?? {}).map(
      ([field, link]) => [field, new RecordLinks(link)] as const,
    );
    this.toggles = new Map(
      this.links.map(([field, links]) => [field, { links, toggle: links.toggling(this.statements.idsAmong) }]),
    );
    this.filler = new RecordFiller(this.table, this.columns, this.codec, this.links, options.placed);
    this.reader = new RecordReader(database, this.statements, this.codec, this.links, this.noun, options.filters);
    const { list, title, access } = options;
    this.trash =
      title === undefined
        ? undefined
        : new RecordTrash(database, writer, {
            ...{ list, access, table: this.table, title: tableName(title) },
            ownerOf: (actor) => this.ownerOf(actor),
          });
  }

  /** The records of an owner in their order, or a page of them; with `filtered`, only those that pass the filter. */
  page(
    ownerId: string,
    query: ListQueryDto,
    filtered?: Filtered<Filters>,
  ): Promise<Page<Omit<RecordOf<Schema, Links>, Details>>> {
    return this.reader.page(ownerId, query, filtered);
  }

  /** The same as {@link page}, as JSON: for lists that are answered as they are read, in half the time. */
  jsonPage(
    ownerId: string,
    query: ListQueryDto,
    filtered?: Filtered<Filters>,
  ): Promise<JsonPage<Omit<RecordOf<Schema, Links>, Details>>> {
    return this.reader.jsonPage(ownerId, query, filtered);
  }

  /**
   * @param rows the transaction to read in, if there is one
   * @throws NotFoundException where the owner has no such record.
   */
  async get(ownerId: string, id: string, rows?: Transaction): Promise<RecordOf<Schema, Links>> {
    return (await this.reader.one(ownerId, id, rows && this.within(rows))).record;
  }

  /**
   * Creates a record, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where it is linked to what is not the owner's.
   * @throws ConflictException where the id is somebody else's.
   */
  async create(actor: Actor, record: RecordOf<Schema, Links>): Promise<RecordOf<Schema, Links>> {
    try {
      return await this.insert(actor, record);
    } catch (error) {
      if (!(error instanceof RepeatedError)) throw error;
      const first = await this.reader.any(this.ownerOf(actor), record.id);
      if (!first) throw new ConflictException('This id is taken');
      return first;
    }
  }

  /**
   * Adds a record of any owner within a transaction that has named the list, as the sender of a mail does for its recipients.
   * @returns whether it is new: false if its id is taken, which changes nothing
   * @throws NotFoundException where it is linked to what is not the owner's.
   */
  async add(rows: Transaction, ownerId: string, record: RecordOf<Schema, Links>): Promise<boolean> {
    const content = this.withLinksOnce(record);
    const run = this.within(rows);
    const inserted = await run(this.statements.insertNew.with({ ...this.codec.byProperty(content), ownerId }));
    if (inserted.length === 0) return false;
    for (const [field, links] of this.links) {
      for (const statement of links.add(ownerId, record.id, content[field] as Target[])) await run(statement);
    }
    return true;
  }

  /**
   * Replaces a record, which keeps its place. With `base`, the record as the caller had it, only what differs from that is changed.
   * @throws NotFoundException where the owner has no such record, or it is linked to what is not the owner's.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async replace(
    actor: Actor,
    record: RecordOf<Schema, Links>,
    base?: RecordOf<Schema, Links>,
  ): Promise<RecordOf<Schema, Links>> {
    const ownerId = this.ownerOf(actor);
    const wanted = this.withLinksOnce(record);
    if (!base) {
      await this.writer.write([this.change(actor, this.kindOf(wanted), [record.id])], this.replacing(ownerId, wanted));
      return wanted;
    }
    const { latest, contradictions, isBody } = this.options;
    const mergeInto = (current: RecordOf<Schema, Links>) =>
      mergeChanges(this.withLinksOnce(base), wanted, current, { name: this.noun, latest, contradictions, isBody });
    const before = await this.reader.one(ownerId, record.id);
    const merged = mergeInto(before.record);
    try {
      const statements = this.replacing(ownerId, merged, before.version);
      await this.writer.write([this.change(actor, this.kindOf(merged), [record.id])], statements);
      return merged;
    } catch (error) {
      // What it is linked to may have gone meanwhile, too.
      if (!(error instanceof OutdatedError) && !(error instanceof NotFoundException)) throw error;
    }
    // Somebody else was faster: now nobody else is let in between.
    return this.edit(actor, record.id, mergeInto);
  }

  /**
   * Replaces a record as {@link replace} does, or creates it where none has its id. One that has a `base` has been there.
   * @throws NotFoundException where the record is in the trash, or it is linked to what is not the owner's.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async save(
    actor: Actor,
    record: RecordOf<Schema, Links>,
    base?: RecordOf<Schema, Links>,
  ): Promise<RecordOf<Schema, Links>> {
    try {
      return await this.replace(actor, record, base);
    } catch (error) {
      if (base || !(error instanceof NotFoundException)) throw error;
    }
    try {
      return await this.insert(actor, record);
    } catch (error) {
      if (!(error instanceof RepeatedError)) throw error;
    }
    // It is in the trash, or somebody else has created it at this moment.
    return this.replace(actor, record);
  }

  /**
   * Changes a record by what it is now, while nobody else writes to the list.
   * @param change makes of the record what it is to be; it may be asked twice, and does nothing else
   * @throws NotFoundException where the owner has no such record, or it is linked to what is not the owner's.
   */
  edit(
    actor: Actor,
    id: string,
    change: (current: RecordOf<Schema, Links>) => RecordOf<Schema, Links>,
  ): Promise<RecordOf<Schema, Links>> {
    const ownerId = this.ownerOf(actor);
    return this.writer.transaction([this.change(actor, 'updated', [])], async (rows, [told]) => {
      const run = this.within(rows);
      const current = await this.reader.one(ownerId, id, run);
      const content = change(current.record);
      for (const statement of this.replacing(ownerId, content, current.version)) await run(statement);
      if (told) Object.assign(told, { kind: this.kindOf(content), ids: [id] });
      return content;
    });
  }

  /**
   * Removes a record: into the trash, where the table has one, else for good.
   * @throws NotFoundException where the owner has no such record.
   */
  async remove(actor: Actor, id: string): Promise<string> {
    const given = { id, ownerId: this.ownerOf(actor), time: new Date().toISOString() };
    const [kind, statement] = this.trash
      ? (['removed', this.statements.remove.with(given, { missing: this.missing })] as const)
      : (['deleted', this.statements.delete.with(given, { missing: this.missing })] as const);
    await this.writer.write([this.change(actor, kind, [id])], [statement]);
    return id;
  }

  /**
   * Changes fields of those of some records that are there, as one change.
   * @param fields by their names; links cannot be among them
   * @returns the ids of the records
   */
  async changeMany(
    actor: Actor,
    ids: readonly string[],
    fields: Partial<Omit<ContentOf<Schema>, 'id'>>,
  ): Promise<string[]> {
    return this.writeMany(actor, this.kindOf(fields as Values), ids, (ownerId) =>
      this.statements.change(ids, ownerId, this.codec.someByColumn(fields)),
    );
  }

  /**
   * Removes those of some records that are there, as {@link remove} does.
   * @returns the ids of the records
   */
  async removeMany(actor: Actor, ids: readonly string[]): Promise<string[]> {
    if (!this.trash) return this.deleteMany(actor, ids);
    const removed = { removed_at: new Date().toISOString() };
    return this.writeMany(actor, 'removed', ids, (ownerId) => this.statements.change(ids, ownerId, removed));
  }

  /**
   * Deletes those of some records that are there for good, past the trash; where the trash is shown, also those in it.
   * @returns the ids of the records
   */
  async deleteMany(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.writeMany(actor, 'deleted', ids, (ownerId) => this.statements.deleteMany.with(ids, { ownerId }));
  }

  /**
   * Links those of some records to an entry of a catalogue that are not, and the others no more, as one change.
   * @returns the ids of the records
   * @throws NotFoundException where there is no such entry
   */
  async toggleLink(actor: Actor, field: keyof Links, ids: readonly string[], entry: number): Promise<string[]> {
    const { links, toggle } = this.toggles.get(field as string) ?? {};
    if (!links || !toggle) throw new Error(`${this.list} has no links "${String(field)}"`);
    links.check(entry);
    return this.writeMany(
      actor,
      'updated',
      ids,
      (ownerId) => this.statements.change(ids, ownerId, {}),
      (ownerId) => toggle(ownerId, entry, ids),
    );
  }

  /**
   * Changes some fields and links of a record; the others stay as they are.
   * @throws NotFoundException where the owner has no such record, or it is linked to what does not exist.
   */
  async patch(actor: Actor, id: string, fields: Partial<Omit<RecordOf<Schema, Links>, 'id'>>): Promise<void> {
    const ownerId = this.ownerOf(actor);
    const values = fields as Values;
    const found = this.statements.change([id], ownerId, this.codec.someByColumn(fields));
    const linked = this.links.filter(([field]) => values[field] !== undefined);
    const after = linked.flatMap(([field, links]) =>
      links.replace(ownerId, id, [...new Set(values[field] as Target[])]),
    );
    await this.writer.writeFound(
      this.change(actor, this.kindOf(values), []),
      { ...found, missing: this.missing },
      after,
    );
  }

  /** The ids of an owner's records, within a transaction. */
  async idsOf(rows: Transaction, ownerId: string): Promise<string[]> {
    const stored = await this.statements.there(rows, ownerId).execute();
    return stored.map(({ id }) => id as string);
  }

  /** Puts records of a new owner into the table, in their order, within the transaction that makes the owner. */
  fill(rows: Transaction, ownerId: string, records: RecordOf<Schema, Links>[]): Promise<void> {
    return this.filler.fill(rows, ownerId, records);
  }

  /** Makes these the records of an owner, in this order: others are gone for good, and what was linked to them is linked no more. */
  async putAll(rows: Transaction, ownerId: string, records: ContentOf<Schema>[]): Promise<void> {
    if (this.trash) throw new Error(`${this.list} has a trash: what is left out would not come into it`);
    await this.filler.putAll(rows, ownerId, records);
  }

  /** What the mechanism tells of a write to this list. */
  change(actor: Actor, kind: ChangeKind, ids: readonly string[]): ListChange {
    return { list: this.list, ownerId: this.ownerOf(actor), kind, ids, actor };
  }

  /** @throws RepeatedError where there is a record of this id, be it in the trash or somebody else's. */
  private async insert(actor: Actor, record: RecordOf<Schema, Links>): Promise<RecordOf<Schema, Links>> {
    const ownerId = this.ownerOf(actor);
    const content = this.withLinksOnce(record);
    const repeated = { missing: () => new RepeatedError() };
    const statements = [
      this.statements.insert.with({ ...this.codec.byProperty(content), ownerId }, repeated),
      ...this.links.flatMap(([field, links]) => links.add(ownerId, record.id, content[field] as Target[])),
    ];
    await this.writer.write([this.change(actor, this.kindOf(content, 'created'), [record.id])], statements);
    return content;
  }

  private async writeMany(
    actor: Actor,
    kind: ChangeKind,
    ids: readonly string[],
    found: (ownerId: string) => BoundStatement<{ id: string }>,
    after: (ownerId: string) => BoundStatement[] = () => [],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const ownerId = this.ownerOf(actor);
    const done = new Set(await this.writer.writeFound(this.change(actor, kind, []), found(ownerId), after(ownerId)));
    return [...new Set(ids)].filter((id) => done.has(id));
  }

  /** What is done with a record that is written whole: one that its flag says is in the trash is removed. */
  private kindOf(content: Values, kind: ChangeKind = 'updated'): ChangeKind {
    return this.columns.some(({ column, property }) => column === REMOVED_COLUMN && content[property] === true)
      ? 'removed'
      : kind;
  }

  /** How statements are run within a transaction. */
  private within(rows: Transaction): Read {
    return (statement) => this.database.runWithin(rows, statement);
  }

  /** Whose list somebody acts on. */
  private ownerOf({ id }: Pick<Actor, 'id'>): string {
    return this.options.scope === 'everybody' ? EVERYBODY : id;
  }

  private readonly missing = () => new NotFoundException(`There is no such ${this.noun}`);

  private replacing(ownerId: string, content: RecordOf<Schema, Links>, version?: number): BoundStatement[] {
    const row = { ...this.codec.byProperty(content), ownerId };
    const update =
      version !== undefined
        ? this.statements.update.with({ ...row, version }, { missing: () => new OutdatedError() })
        : this.statements.overwrite.with(row, { missing: this.missing });
    return [
      update,
      ...this.links.flatMap(([field, links]) =>
        links.replace(ownerId, content.id, (content as Values)[field] as Target[]),
      ),
    ];
  }

  private withLinksOnce(record: RecordOf<Schema, Links>): RecordOf<Schema, Links> & Values {
    const once = this.links.map(([field]) => [field, [...new Set((record as Values)[field] as Target[])]]);
    return { ...record, ...Object.fromEntries(once) } as RecordOf<Schema, Links> & Values;
  }
}

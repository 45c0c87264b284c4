import { NotFoundException } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { Actor } from '../auth/access';
import { tableName } from '../database/columns';
import type { Database } from '../database/database';
import { inParts } from '../database/in-parts';
import { EVERYBODY } from '../database/list-stamps';
import type { Transaction } from '../database/tables';
import type { ListQueryDto } from '../dto/list-query.dto';
import type { JsonPage, Page } from '../http/page';
import type { ChangeKind, ListChange } from './list-changes';
import { kindOfWrite } from './kind-of-write';
import type { CatalogueField, LinkOptions, LinksOptions, Target } from './link-options';
import type { ListWriter } from './list-writer';
import { ManyRecords } from './many-records';
import type { ProjectedTable } from './projection-backfill';
import { RecordCodec } from './record-codec';
import { columnsOf, HIDDEN_PROPERTIES, REMOVED_COLUMN, type RecordColumn } from './record-columns';
import { RecordFiller } from './record-filler';
import { RecordProjections, type Done } from './record-projections';
import { RecordLinks } from './record-links';
import { RecordReader, type FieldLinks, type Filtered, type Read } from './record-reader';
import type { ContentOf, NoLinks, RecordOf, RecordTableOptions } from './record-table-options';
import { RecordTrash } from './record-trash';
import { recordStatements, type RecordStatements } from './record-statements';
import { SingleRecords } from './single-records';
import { WholeRecords } from './whole-records';

type Values = Record<string, unknown>;

/** How many records are written over by one statement, which may bind 32,766 values on SQLite. */
const EDITED_AT_ONCE = 500;

/** The fields of a record that are to be something else, with what they are to be. */
const differenceOf = (record: object, wanted: object): Values =>
  Object.fromEntries(Object.entries(wanted).filter(([field, value]) => value !== (record as Values)[field]));

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
  /** Its part of what is done once for records that were there before their projections; undefined where it has none. */
  readonly projected: ProjectedTable | undefined;
  private readonly table: string;
  private readonly columns: RecordColumn[];
  /** The property that says whether a record is in the trash, if there is one. */
  private readonly removedFlag: string | undefined;
  private readonly codec: RecordCodec;
  private readonly statements: RecordStatements;
  private readonly links: FieldLinks;
  private readonly reader: RecordReader<RecordOf<Schema, Links>>;
  private readonly filler: RecordFiller;
  private readonly projections: RecordProjections<ContentOf<Schema>>;
  private readonly whole: WholeRecords<ContentOf<Schema>>;
  private readonly single: SingleRecords<RecordOf<Schema, Links>>;
  private readonly many: ManyRecords<ContentOf<Schema>>;

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    schema: Schema,
    private readonly options: RecordTableOptions<Links, Filters, Details, ContentOf<Schema>>,
  ) {
    this.list = options.list;
    this.noun = options.noun;
    this.table = tableName(schema.meta.className);
    const all = columnsOf(schema);
    this.columns = all.filter(({ property }) => !HIDDEN_PROPERTIES.has(property));
    this.removedFlag = this.columns.find(({ column }) => column === REMOVED_COLUMN)?.property;
    this.codec = new RecordCodec(this.columns);
    this.statements = recordStatements(this.table, this.columns, options.placed ?? 'first', options.details);
    this.links = Object.entries<LinkOptions>(options.links ?? {}).map(
      ([field, link]) => [field, new RecordLinks(link, this.table)] as const,
    );
    this.filler = new RecordFiller(this.table, this.columns, this.codec, this.links, options.placed);
    this.reader = new RecordReader(database, this.statements, this.codec, this.links, this.noun, options.filters);
    this.projections = new RecordProjections(
      options.projections ?? [],
      this.columns,
      this.codec,
      this.statements,
      database,
    );
    this.whole = new WholeRecords(this.statements, this.codec, this.links, this.projections);
    const { latest, contradictions, isBody } = options;
    this.single = new SingleRecords<RecordOf<Schema, Links>>(database, writer, this.reader, this.whole, {
      merge: { name: this.noun, latest, contradictions, isBody },
      removedFlag: this.removedFlag,
      ownerOf: (actor) => this.ownerOf(actor),
      change: (...told) => this.change(...told),
      missing: this.missing,
    });
    this.many = new ManyRecords(database, writer, this.statements, this.codec, this.projections, this.links);
    this.projected = this.projections.ofTable(options.list);
    const { list, title, access, prepareTrash: prepare } = options;
    this.trash =
      title === undefined
        ? undefined
        : new RecordTrash(database, writer, {
            ...{ list, access, prepare, table: this.table, title: tableName(title) },
            ownerOf: (actor) => this.ownerOf(actor),
            follow: (rows, done, ownerId, ids) => this.follow(rows, done, ownerId, ids),
          });
  }

  /** The records of an owner in their order, or a page of them; with `filtered`, only those that pass the filter. */
  page(
    ownerId: string,
    query: ListQueryDto,
    filtered?: Filtered<Filters | CatalogueField<Links>>,
  ): Promise<Page<Omit<RecordOf<Schema, Links>, Details>>> {
    return this.reader.page(ownerId, query, filtered);
  }

  /** The same as {@link page}, as JSON: for lists that are answered as they are read, in half the time. */
  jsonPage(
    ownerId: string,
    query: ListQueryDto,
    filtered?: Filtered<Filters | CatalogueField<Links>>,
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
  create(actor: Actor, record: RecordOf<Schema, Links>): Promise<RecordOf<Schema, Links>> {
    return this.single.create(actor, record);
  }

  /**
   * Adds a record of any owner within a transaction that has named the list, as the sender of a mail does for its recipients.
   * @param isCopy whether the transaction has added the same record for its writer before, who alone is asked for what may be in it
   * @returns whether it is new: false if its id is taken, which changes nothing
   * @throws NotFoundException where it is linked to what is not the owner's.
   */
  async add(
    rows: Transaction,
    ownerId: string,
    record: RecordOf<Schema, Links>,
    { isCopy = false }: { isCopy?: boolean } = {},
  ): Promise<boolean> {
    const content = this.whole.withLinksOnce(record);
    const inserted = await this.database.runWithin(rows, this.whole.row(ownerId, content));
    if (inserted.length === 0) return false;
    await this.projections.run(
      rows,
      this.whole.afterRow(isCopy ? { ownerId, isCopy } : { ownerId, writerId: ownerId }, content),
    );
    return true;
  }

  /**
   * Adds records as one change, the first of them placed as the newest; those whose ids are taken, as of the same request sent before, are
   * passed over.
   * @returns the ids of those that were added
   */
  addMany(actor: Actor, records: readonly ContentOf<Schema>[]): Promise<string[]> {
    return this.writer.transaction([this.change(actor, 'created', [])], async (rows, [told]) => {
      const ids = await this.addManyWithin(rows, actor, records);
      if (told) told.ids = ids;
      return ids;
    });
  }

  /** Adds records as {@link addMany} does, within a transaction that has named the list. */
  async addManyWithin(rows: Transaction, actor: Actor, records: readonly ContentOf<Schema>[]): Promise<string[]> {
    if (this.links.length > 0) throw new Error(`${this.list} has links, which would not follow`);
    const ownerId = this.ownerOf(actor);
    const once = [...new Map(records.map((record) => [record.id, record])).values()];
    const added = await this.filler.add(rows, ownerId, once);
    const there = once.filter(({ id }) => added.has(id));
    // The newest is written last, as where each is added by itself.
    const inTurn = this.options.placed === 'last' ? there : there.toReversed();
    await this.projections.run(rows, this.projections.created(ownerId, inTurn, { writerId: actor.id }));
    return there.map(({ id }) => id);
  }

  /**
   * Changes those of some records that are there, each by what it is now, within a transaction that has named the list.
   * @param change makes of a record what it is to be, or answers it itself if that is what it is
   * @returns the ids of those that were changed
   */
  async editManyWithin(
    rows: Transaction,
    actor: Actor,
    ids: readonly string[],
    change: (current: ContentOf<Schema>) => ContentOf<Schema>,
  ): Promise<string[]> {
    if (this.links.length > 0) throw new Error(`${this.list} has links, which would not follow`);
    if (ids.length === 0) return [];
    const ownerId = this.ownerOf(actor);
    const pairs = (await this.stored(rows, [ownerId], ids)).map(({ record }) => ({ record, wanted: change(record) }));
    const changed = pairs.filter(({ record, wanted }) => wanted !== record);
    for (const part of inParts(changed, EDITED_AT_ONCE)) {
      const columns = part.map(({ wanted }) => this.codec.byColumn(wanted));
      await this.database.runWithin(rows, this.statements.overwriteMany(ownerId, columns));
    }
    const fields = Object.assign({}, ...changed.map(({ record, wanted }) => differenceOf(record, wanted))) as Values;
    const changedIds = changed.map(({ wanted }) => wanted.id);
    await this.projections.follow(rows, 'changed', ownerId, changedIds, { fields, writerId: actor.id });
    return changedIds;
  }

  /**
   * Replaces a record, which keeps its place. With `base`, the record as the caller had it, only what differs from that is changed.
   * @throws NotFoundException where the owner has no such record, or it is linked to what is not the owner's.
   * @throws InvalidInputException where `base` is another record.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  replace(
    actor: Actor,
    record: RecordOf<Schema, Links>,
    base?: RecordOf<Schema, Links>,
  ): Promise<RecordOf<Schema, Links>> {
    return this.single.replace(actor, record, base);
  }

  /**
   * Replaces a record as {@link replace} does, or creates it where none has its id. One that has a `base` has been there.
   * @throws NotFoundException where the record is in the trash, or it is linked to what is not the owner's.
   * @throws InvalidInputException where `base` is another record.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  save(
    actor: Actor,
    record: RecordOf<Schema, Links>,
    base?: RecordOf<Schema, Links>,
  ): Promise<RecordOf<Schema, Links>> {
    return this.single.save(actor, record, base);
  }

  /**
   * Changes a record by what it is now, while nobody else writes to the list.
   * @param change makes of the record what it is to be, or answers it itself if that is what it is; it may be asked twice, and
   *   does nothing else
   * @throws NotFoundException where the owner has no such record, or it is linked to what is not the owner's.
   */
  edit(
    actor: Actor,
    id: string,
    change: (current: RecordOf<Schema, Links>) => RecordOf<Schema, Links>,
  ): Promise<RecordOf<Schema, Links>> {
    return this.single.edit(actor, id, change);
  }

  /**
   * Changes a record as {@link edit} does, within a transaction that has named the list.
   * @returns the record, what it was before, and whether it was changed: not where `change` answers what it was given
   * @throws NotFoundException where the owner has no such record, or it is linked to what is not the owner's.
   */
  editWithin(
    rows: Transaction,
    actor: Actor,
    id: string,
    change: (current: RecordOf<Schema, Links>) => RecordOf<Schema, Links>,
  ): Promise<{ record: RecordOf<Schema, Links>; before: RecordOf<Schema, Links>; isChanged: boolean }> {
    return this.single.editWithin(rows, actor, id, change);
  }

  /** What {@link edit} makes of a record that somebody who had it as `base` wants to be `wanted`. */
  merging(
    wanted: RecordOf<Schema, Links>,
    base: RecordOf<Schema, Links>,
  ): (current: RecordOf<Schema, Links>) => RecordOf<Schema, Links> {
    return this.single.merging(wanted, base);
  }

  /**
   * Removes a record: into the trash, where the table has one, else for good.
   * @throws NotFoundException where the owner has no such record.
   */
  async remove(actor: Actor, id: string): Promise<string> {
    const given = { id, ownerId: this.ownerOf(actor), time: new Date().toISOString() };
    const kind = this.trash ? 'removed' : 'deleted';
    const statement = this.statements[this.trash ? 'remove' : 'delete'].with(given, { missing: this.missing });
    const following = this.projections[kind](given.ownerId, [id]);
    await this.writer.write([this.change(actor, kind, [id])], [statement, ...following]);
    return id;
  }

  /**
   * Changes fields of those of some records that are there, as one change.
   * @param fields by their names; links cannot be among them
   * @param among what else has to be so of a record, by the names of its fields
   * @returns the ids of the records
   */
  async changeMany(
    actor: Actor,
    ids: readonly string[],
    fields: Partial<Omit<ContentOf<Schema>, 'id'>>,
    among: Partial<Omit<ContentOf<Schema>, 'id'>> = {},
  ): Promise<string[]> {
    return this.many.change(this.change(actor, this.kindOf(fields), ids), fields, among);
  }

  /**
   * Removes those of some records that are there, as {@link remove} does.
   * @returns the ids of the records
   */
  async removeMany(actor: Actor, ids: readonly string[]): Promise<string[]> {
    if (!this.trash) return this.deleteMany(actor, ids);
    return this.many.remove(this.change(actor, 'removed', ids));
  }

  /** Removes records into the trash as {@link removeMany} does, within a transaction that has named the list. */
  async removeManyWithin(rows: Transaction, actor: Actor, ids: readonly string[]): Promise<string[]> {
    if (!this.trash) throw new Error(`${this.list} has no trash`);
    return this.many.removeWithin(rows, this.change(actor, 'removed', ids));
  }

  /**
   * Deletes those of some records that are there for good, past the trash; where the trash is shown, also those in it.
   * @returns the ids of the records
   */
  async deleteMany(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.many.delete(this.change(actor, 'deleted', ids));
  }

  /**
   * Links those of some records to an entry of a catalogue that are not, and the others no more, as one change.
   * @returns the ids of the records
   * @throws NotFoundException where there is no such entry
   */
  async toggleLink(
    actor: Actor,
    field: CatalogueField<Links>,
    ids: readonly string[],
    entry: number,
  ): Promise<string[]> {
    return this.many.toggleLink(this.change(actor, 'updated', ids), field, entry);
  }

  /**
   * Links those of some records that are there to an entry of a catalogue, or no more, as one change.
   * @returns the ids of the records
   * @throws NotFoundException where there is no such entry
   */
  async setLink(
    actor: Actor,
    field: CatalogueField<Links>,
    ids: readonly string[],
    entry: number,
    isLinked: boolean,
  ): Promise<string[]> {
    return this.many.setLink(this.change(actor, 'updated', ids), field, entry, isLinked);
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
    const change = this.change(actor, this.kindOf(values), []);
    if (!this.projections.dependOn(fields)) {
      await this.writer.writeFound(change, { ...found, missing: this.missing }, after);
      return;
    }
    await this.writer.transaction([change], async (rows, [told]) => {
      const run = this.within(rows);
      if ((await run(found)).length === 0) throw this.missing();
      for (const statement of after) await run(statement);
      await this.projections.follow(rows, 'changed', ownerId, [id], { fields, writerId: actor.id });
      if (told) told.ids = [id];
    });
  }

  /** Puts a record in the place of a new one, within a transaction that has named the list. */
  async placeAnew(rows: Transaction, ownerId: string, id: string): Promise<void> {
    await this.database.runWithin(rows, this.statements.placeAnew.with({ ownerId, id }));
    for (const [, { ofCatalogue }] of this.links)
      if (ofCatalogue) await this.database.runWithin(rows, ofCatalogue.follow.with({ ownerId, id }));
  }

  /** The ids of an owner's records, within a transaction. */
  async idsOf(rows: Transaction, ownerId: string): Promise<string[]> {
    const stored = await this.statements.there(rows, ownerId).execute();
    return stored.map(({ id }) => id as string);
  }

  /** Those of some records of some owners that are there, without their links, within a transaction. */
  async stored(
    rows: Transaction,
    ownerIds: readonly string[],
    ids: readonly string[],
  ): Promise<{ ownerId: string; record: ContentOf<Schema> }[]> {
    const found = await this.database.runWithin(rows, this.statements.among(ids, ownerIds));
    return found.map(({ ownerId, ...row }) => ({ ownerId, record: this.codec.toContent(row) as ContentOf<Schema> }));
  }

  /** Those of some records that are there, without their links. */
  async some(ownerId: string, ids: readonly string[]): Promise<ContentOf<Schema>[]> {
    if (ids.length === 0) return [];
    const found = await this.database.read(this.statements.among(ids, [ownerId]));
    return found.map(({ ownerId: _, ...row }) => this.codec.toContent(row) as ContentOf<Schema>);
  }

  /** Puts records of a new owner into the table, in their order, within the transaction that makes the owner. */
  async fill(rows: Transaction, ownerId: string, records: RecordOf<Schema, Links>[]): Promise<void> {
    await this.filler.fill(rows, ownerId, records);
    await this.projections.run(rows, this.projections.created(ownerId, records));
  }

  /** Makes these the records of an owner, in this order: others are gone for good, and what was linked to them is linked no more. */
  async putAll(rows: Transaction, ownerId: string, records: ContentOf<Schema>[]): Promise<void> {
    if (this.trash) throw new Error(`${this.list} has a trash: what is left out would not come into it`);
    if (this.links.length > 0) throw new Error(`${this.list} has links, which would not follow`);
    const before = this.projections.isEmpty ? [] : await this.idsOf(rows, ownerId);
    await this.filler.putAll(rows, ownerId, records);
    await this.projections.follow(rows, 'deleted', ownerId, before);
    await this.projections.run(rows, this.projections.created(ownerId, records));
  }

  /**
   * Writes what follows from a module's own statements on this table: after them, in their transaction.
   * @param done `changed`, also of what was inserted; `removed` into the trash, `restored` from it, `deleted` for good
   * @param writerId who has done it, where what follows depends on what that user may see
   */
  follow(rows: Transaction, done: Done, ownerId: string, ids: readonly string[], writerId?: string): Promise<void> {
    return this.projections.follow(rows, done, ownerId, ids, { writerId });
  }

  /** What the mechanism tells of a write to this list. */
  change(actor: Actor, kind: ChangeKind, ids: readonly string[]): ListChange {
    return { list: this.list, ownerId: this.ownerOf(actor), kind, ids, actor };
  }

  private kindOf(written: object): ChangeKind {
    return kindOfWrite(this.removedFlag, written);
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
}

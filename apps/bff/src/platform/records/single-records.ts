import { ConflictException, NotFoundException } from '@nestjs/common';
import type { Actor } from '../auth/access';
import type { Database } from '../database/database';
import type { BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import { kindOfWrite } from './kind-of-write';
import type { ChangeKind, ListChange } from './list-changes';
import type { ListWriter } from './list-writer';
import { mergeChanges, type MergeOptions } from './merge-changes';
import type { Read, RecordReader } from './record-reader';
import type { WholeRecords } from './whole-records';

/** Undoes a creation of what is there already. */
class RepeatedError extends Error {}

/** A change that was made on a state that is no more. */
class OutdatedError extends Error {}

/** Makes of a record what it is to be, or answers it itself if that is what it is. */
type Change<Content> = (current: Content) => Content;

type SingleRecordsOptions = {
  /** How two changes of the same record are merged. */
  merge: MergeOptions;
  /** The property that says whether a record is in the trash, if there is one. */
  removedFlag: string | undefined;
  /** Whose list somebody acts on. */
  ownerOf: (actor: Actor) => string;
  /** What the mechanism tells of a write to the list. */
  change: (actor: Actor, kind: ChangeKind, ids: readonly string[]) => ListChange;
  /** Makes the error where the owner has no such record. */
  missing: () => Error;
};

/**
 * Writes one record whole: creates it, or makes it another by what it is now, or by what it was when its writer read it. What
 * `RecordTable` says of its methods of these names is true of them.
 */
export class SingleRecords<Content extends { id: string }> {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly reader: RecordReader<Content>,
    private readonly whole: WholeRecords<Content>,
    private readonly options: SingleRecordsOptions,
  ) {}

  async create(actor: Actor, record: Content): Promise<Content> {
    try {
      return await this.insert(actor, record);
    } catch (error) {
      if (!(error instanceof RepeatedError)) throw error;
      const first = await this.reader.any(this.options.ownerOf(actor), record.id);
      if (!first) throw new ConflictException('This id is taken');
      return first;
    }
  }

  async replace(actor: Actor, record: Content, base?: Content): Promise<Content> {
    const { change, removedFlag } = this.options;
    const wanted = this.whole.withLinksOnce(record);
    // Whether it is restored shows only beside what it was.
    if (!base && removedFlag) return this.edit(actor, record.id, () => wanted);
    if (!base) {
      await this.writer.write([change(actor, 'updated', [record.id])], this.replacing(actor, wanted));
      return wanted;
    }
    const mergeInto = this.merging(wanted, base);
    const before = await this.reader.one(this.options.ownerOf(actor), record.id);
    const merged = mergeInto(before.record);
    try {
      const statements = this.replacing(actor, merged, before);
      const kind = kindOfWrite(removedFlag, merged, { before: before.record });
      await this.writer.write([change(actor, kind, [record.id])], statements);
      return merged;
    } catch (error) {
      // What it is linked to may have gone meanwhile, too.
      if (!(error instanceof OutdatedError) && !(error instanceof NotFoundException)) throw error;
    }
    // Somebody else was faster: now nobody else is let in between.
    return this.edit(actor, record.id, mergeInto);
  }

  async save(actor: Actor, record: Content, base?: Content): Promise<Content> {
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

  edit(actor: Actor, id: string, change: Change<Content>): Promise<Content> {
    return this.writer.transaction([this.options.change(actor, 'updated', [])], async (rows, changes) => {
      const { record, before, isChanged } = await this.editWithin(rows, actor, id, change);
      if (!isChanged) return record;
      const kind = kindOfWrite(this.options.removedFlag, record, { before });
      for (const told of changes) Object.assign(told, { kind, ids: [id] });
      return record;
    });
  }

  async editWithin(
    rows: Transaction,
    actor: Actor,
    id: string,
    change: Change<Content>,
  ): Promise<{ record: Content; before: Content; isChanged: boolean }> {
    const run: Read = (statement) => this.database.runWithin(rows, statement);
    const current = await this.reader.one(this.options.ownerOf(actor), id, run);
    const record = change(current.record);
    const isChanged = record !== current.record;
    if (isChanged) for (const statement of this.replacing(actor, record, current)) await run(statement);
    return { record, before: current.record, isChanged };
  }

  merging(wanted: Content, base: Content): Change<Content> {
    return (current) => mergeChanges(this.whole.withLinksOnce(base), wanted, current, this.options.merge);
  }

  /** @throws RepeatedError where there is a record of this id, be it in the trash or somebody else's. */
  private async insert(actor: Actor, record: Content): Promise<Content> {
    const content = this.whole.withLinksOnce(record);
    const kind = kindOfWrite(this.options.removedFlag, content, { otherwise: 'created' });
    const change = this.options.change(actor, kind, [record.id]);
    const repeated = () => new RepeatedError();
    const whose = { ownerId: change.ownerId, writerId: actor.id };
    await this.writer.write([change], this.whole.created(whose, content, repeated));
    return content;
  }

  /** @param before the state that it replaces; without it, whatever is there */
  private replacing(actor: Actor, content: Content, before?: { version: number; record: Content }): BoundStatement[] {
    const whose = { ownerId: this.options.ownerOf(actor), writerId: actor.id };
    const missing = before ? () => new OutdatedError() : this.options.missing;
    return this.whole.replaced(whose, content, before, missing);
  }
}

import type { Database } from '../database/database';
import type { BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import type { CatalogueLinks } from './catalogue-links';
import type { ListChange } from './list-changes';
import type { ListWriter } from './list-writer';
import type { RecordCodec } from './record-codec';
import type { Done, RecordProjections } from './record-projections';
import type { FieldLinks } from './record-reader';
import type { RecordStatements } from './record-statements';

type Found = BoundStatement<{ id: string }>;

/**
 * Writes to those of some records that are there, as one change. Each call is given the change with the ids of all that are
 * asked for, and answers those of the records that it wrote to, in that order.
 */
export class ManyRecords<Content extends { id: string }> {
  private readonly catalogues: ReadonlyMap<
    string,
    {
      links: CatalogueLinks;
      toggle: ReturnType<CatalogueLinks['toggling']>;
      set: ReturnType<CatalogueLinks['setting']>;
    }
  >;

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly statements: RecordStatements,
    private readonly codec: RecordCodec,
    private readonly projections: RecordProjections<Content>,
    links: FieldLinks,
  ) {
    this.catalogues = new Map(
      links.flatMap(([field, { ofCatalogue }]) =>
        ofCatalogue
          ? [
              [
                field,
                {
                  links: ofCatalogue,
                  toggle: ofCatalogue.toggling(statements.idsAmong),
                  set: ofCatalogue.setting(statements.idsAmong),
                },
              ],
            ]
          : [],
      ),
    );
  }

  /** @param among what else has to be so of a record */
  change(wanted: ListChange, fields: object, among: object): Promise<string[]> {
    const [changed, asked] = [this.codec.someByColumn(fields), this.codec.someByColumn(among)];
    const found = this.statements.change(wanted.ids, wanted.ownerId, changed, asked);
    return this.projections.dependOn(fields)
      ? this.writeFollowed(wanted, found, 'changed', fields)
      : this.write(wanted, found);
  }

  /** Puts them into the trash. */
  remove(wanted: ListChange): Promise<string[]> {
    return this.writeFollowed(wanted, this.removal(wanted), 'removed');
  }

  /** Puts them into the trash, within a transaction that has named the list. */
  async removeWithin(rows: Transaction, wanted: ListChange): Promise<string[]> {
    return wanted.ids.length === 0 ? [] : this.writeFollowedWithin(rows, wanted, this.removal(wanted), 'removed');
  }

  /** Deletes them for good. */
  delete(wanted: ListChange): Promise<string[]> {
    const { ids, ownerId } = wanted;
    return this.writeFollowed(wanted, this.statements.deleteMany.with(ids, { ownerId }), 'deleted');
  }

  /**
   * Links those to an entry of a catalogue that are not, and the others no more.
   * @throws NotFoundException where there is no such entry
   */
  async toggleLink(wanted: ListChange, field: string, entry: number): Promise<string[]> {
    const { ids, ownerId, list } = wanted;
    const { links, toggle } = this.catalogueOf(list, field);
    links.check(entry);
    return this.write(wanted, this.statements.change(ids, ownerId, {}), toggle(ownerId, entry, ids));
  }

  /**
   * Links them to an entry of a catalogue, or no more.
   * @throws NotFoundException where there is no such entry
   */
  async setLink(wanted: ListChange, field: string, entry: number, isLinked: boolean): Promise<string[]> {
    const { ids, ownerId, list } = wanted;
    const { links, set } = this.catalogueOf(list, field);
    links.check(entry);
    return this.write(wanted, this.statements.change(ids, ownerId, {}), [set(ownerId, entry, ids, isLinked)]);
  }

  private removal({ ids, ownerId }: ListChange): Found {
    return this.statements.change(ids, ownerId, { removed_at: new Date().toISOString() });
  }

  private catalogueOf(list: string, field: string) {
    const found = this.catalogues.get(field);
    if (!found) throw new Error(`${list} has no links "${field}"`);
    return found;
  }

  private async write(wanted: ListChange, found: Found, after: BoundStatement[] = []): Promise<string[]> {
    if (wanted.ids.length === 0) return [];
    return inOrder(wanted, await this.writer.writeFound(wanted, found, after));
  }

  /** Writes to them, and what follows from that, after a look at which are there. */
  private async writeFollowed(wanted: ListChange, found: Found, done: Done, fields?: object): Promise<string[]> {
    if (wanted.ids.length === 0 || this.projections.isEmpty) return this.write(wanted, found);
    return this.writer.transaction([wanted], async (rows, [told]) => {
      const ids = await this.writeFollowedWithin(rows, wanted, found, done, fields);
      if (told) told.ids = ids;
      return ids;
    });
  }

  private async writeFollowedWithin(
    rows: Transaction,
    wanted: ListChange,
    found: Found,
    done: Done,
    fields?: object,
  ): Promise<string[]> {
    const written = await this.database.runWithin(rows, found);
    const ids = inOrder(
      wanted,
      written.map(({ id }) => id),
    );
    await this.projections.follow(rows, done, wanted.ownerId, ids, { fields, writerId: wanted.actor?.id });
    return ids;
  }
}

function inOrder({ ids }: ListChange, written: readonly string[]): string[] {
  const all = new Set(written);
  return [...new Set(ids)].filter((id) => all.has(id));
}

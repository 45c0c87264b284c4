import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { sql, type ExpressionBuilder } from 'kysely';
import { UPLOADS_PATH } from '../auth/upload-cookie';
import { EVERYBODY } from '../database/list-stamps';
import { Database } from '../database/database';
import { inParts } from '../database/in-parts';
import { onIds } from '../database/on-ids';
import { built, type BoundStatement, type Bindable } from '../database/prepared';
import type { Projection } from '../records/projection';
import type { Tables, Transaction } from '../database/tables';

/** The address of an upload, also within a longer text, as in the HTML of a mail. */
const ADDRESS = new RegExp(`${UPLOADS_PATH}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`, 'g');

/** A record that shows uploads. */
export type Referrer = {
  /** The list of the record. */
  list: string;
  id: string;
  /** Whose it is; {@link EVERYBODY} where all users share it. */
  ownerId: string;
};

/** The ids of the uploads whose addresses stand in some texts, in a certain order, each once. */
export const uploadsIn = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(ADDRESS)].map(([, id = '']) => id)))].sort();

/** Whether somebody may see an upload: its uploader, and whoever can see a record that shows it. */
export const isVisibleTo =
  (viewerId: string | Bindable<string>) =>
  ({ eb, exists, or, selectFrom }: ExpressionBuilder<Tables, 'upload'>) =>
    or([
      eb('uploader_id', '=', viewerId),
      exists(
        selectFrom('upload_reference')
          .select('upload_reference.upload_id')
          .whereRef('upload_reference.upload_id', '=', 'upload.id')
          .where('upload_reference.owner_id', 'in', [viewerId, EVERYBODY]),
      ),
    ]);

const claim = onIds<{ writerId: string }>()((rows, ids, { writerId }) =>
  rows.updateTable('upload').set({ unused_since: null }).where('id', 'in', ids).where(isVisibleTo(writerId)),
);
const claimForServer = onIds<object>()((rows, ids) =>
  rows.updateTable('upload').set({ unused_since: null }).where('id', 'in', ids),
);
const insertReferences = onIds<Referrer>()((rows, ids, { list, id, ownerId }) =>
  rows
    .insertInto('upload_reference')
    .columns(['upload_id', 'list', 'record_id', 'owner_id'])
    .expression((insert) =>
      insert
        .selectFrom('upload')
        .select(({ ref, val }) => [
          ref('id').as('upload'),
          val(list).as('list'),
          val(id).as('record'),
          val(ownerId).as('owner'),
        ])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** The most uploads that somebody may show in one record. */
const MAX_SHOWN = 100;

/** Who writes a record: without a `writerId`, the server itself. What a copy shows is claimed already. */
type Writing = { writerId: string | undefined; isCopy?: boolean };

/**
 * Which records show which uploads. A record's references are written in the transaction that writes the record. They
 * decide who may see an upload, and an upload without any is deleted.
 */
@Injectable()
export class UploadReferences {
  constructor(private readonly database: Database) {}

  /**
   * The projection of a table whose records show uploads.
   * @param fields those that hold addresses, anywhere in them
   */
  shownBy<Content extends { id: string }>(
    list: string,
    fields: readonly (keyof Content & string)[],
  ): Projection<Content> {
    const shown = (record: Content) => uploadsIn(fields.map((field) => JSON.stringify(record[field])));
    return {
      ...{ name: 'uploads', fields, isKeptInTrash: true },
      write: (ownerId, records, { isNew, ...writing }) => {
        const each = records.map((record) => ({ id: record.id, uploads: shown(record) }));
        const [showing, plain] = [true, false].map((shows) =>
          each.filter(({ uploads }) => uploads.length > 0 === shows),
        );
        return [
          ...(showing ?? []).flatMap(({ id, uploads }) =>
            this[isNew ? 'add' : 'replace']({ list, id, ownerId }, uploads, writing),
          ),
          ...(isNew
            ? []
            : this.remove(
                list,
                ownerId,
                (plain ?? []).map(({ id }) => id),
              )),
        ];
      },
      remove: (ownerId, ids) => this.remove(list, ownerId, ids),
    };
  }

  /**
   * Makes the uploads whose addresses stand in some texts those that a record shows, within the transaction that writes it.
   * @throws NotFoundException where the writer may not see one of them
   * @throws BadRequestException where they are more than a record may show
   */
  async write(
    rows: Transaction,
    referrer: Referrer,
    texts: readonly (string | null)[],
    writerId: string,
  ): Promise<void> {
    for (const statement of this.replace(referrer, uploadsIn(texts), { writerId })) {
      await this.database.runWithin(rows, statement);
    }
  }

  /**
   * Removes the references of shared records that have gone with what they belonged to, as cards go with their board.
   * @param table the table of the records
   */
  async forgetGone(list: string, table: keyof Tables): Promise<void> {
    const forget = built(
      (rows) =>
        rows
          .deleteFrom('upload_reference')
          .where('owner_id', '=', EVERYBODY)
          .where('list', '=', list)
          .where(({ not, exists, ref }) =>
            not(exists(sql`(select 1 from ${sql.table(table)} where id = ${ref('upload_reference.record_id')})`)),
          ),
      { ofAllOwners: true },
    );
    await this.database.write([forget]);
  }

  /**
   * Statements that make these the uploads that a record shows, and no others.
   * @param writing an upload that the writer may not see is a 404. Without a writer, as where a record comes back from the
   * trash, what was allowed before stays allowed, and what is gone is left out.
   */
  private replace(referrer: Referrer, uploads: readonly string[], writing: Writing): BoundStatement[] {
    // What it no longer shows goes last: the writer may see an upload by this record alone.
    return [...this.add(referrer, uploads, writing), this.keep(referrer, uploads)];
  }

  /** The same for a record that has no references yet. */
  private add(referrer: Referrer, uploads: readonly string[], { writerId, isCopy = false }: Writing): BoundStatement[] {
    if (writerId !== undefined && uploads.length > MAX_SHOWN) {
      throw new BadRequestException(`A record may show ${String(MAX_SHOWN)} uploads at most`);
    }
    const missing = () => new NotFoundException('There is no such upload');
    return inParts(uploads, IDS_AT_ONCE).flatMap((ids) => [
      // Writing to the uploads locks them, so that none is deleted as unused at this moment.
      ...(isCopy
        ? []
        : [
            writerId === undefined
              ? claimForServer.with(ids, {})
              : claim.with(ids, { writerId }, { missing, atLeast: ids.length }),
          ]),
      insertReferences.with(ids, referrer),
    ]);
  }

  /** Statements after which some records of a list show no uploads. */
  remove(list: string, ownerId: string, ids: readonly string[]): BoundStatement[] {
    return inParts(ids, IDS_AT_ONCE).map((some) =>
      built((rows) =>
        rows
          .deleteFrom('upload_reference')
          .where('owner_id', '=', ownerId)
          .where('list', '=', list)
          .where('record_id', 'in', some),
      ),
    );
  }

  private keep({ list, id, ownerId }: Referrer, uploads: readonly string[]): BoundStatement {
    return built((rows) =>
      rows
        .deleteFrom('upload_reference')
        .where('owner_id', '=', ownerId)
        .where('list', '=', list)
        .where('record_id', '=', id)
        .$if(uploads.length > 0, (query) => query.where('upload_id', 'not in', uploads)),
    );
  }
}

/** How many ids a statement binds: both databases have a limit, of which SQLite's is the lower. */
const IDS_AT_ONCE = 10_000;

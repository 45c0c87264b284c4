import { ConflictException, Injectable } from '@nestjs/common';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';

/** How long a key is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** What is kept of a request that has sent a mail. */
type SentMail = {
  /** Of the mail, which follows from the key of the request. */
  id: string;
  time: string;
  /** A hash of what was to be sent; null where that was what the draft held. */
  digest: string | null;
  /** The addresses that it was not delivered to. */
  undelivered: string[];
  /** The draft that went with it. */
  draftId: string | null;
};

const selectKey = prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
  rows.selectFrom('sent_mail_key').select('id').where('owner_id', '=', ownerId).where('id', '=', id),
);

/** Which requests have sent a mail. It outlasts the mail and its copies, so that no repetition delivers what was deleted. */
@Injectable()
export class SentMailKeys {
  constructor(
    private readonly database: Database,
    purges: Purges,
  ) {
    purges.add('keys of sent mails', () => this.purge());
  }

  /**
   * What is known of the mail that the same request has sent before; undefined where it is the first. Within a transaction that has
   * named the sender's list.
   * @returns `undelivered` is missing where that was not kept yet when it was sent
   * @throws ConflictException where that request was to send another mail
   */
  async find(
    rows: Transaction,
    ownerId: string,
    { id, digest }: Pick<SentMail, 'id' | 'digest'>,
  ): Promise<(Pick<SentMail, 'time'> & { undelivered?: string[] }) | undefined> {
    const first = await rows
      .selectFrom('sent_mail_key')
      .select(['time', 'digest', 'undelivered'])
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!first) return undefined;
    if (first.digest !== null && digest !== null && first.digest !== digest) {
      throw new ConflictException('This Idempotency-Key has sent another mail');
    }
    return { time: first.time, undelivered: fromJson(first.undelivered) ?? undefined };
  }

  /** Whether the same request has sent a mail before. */
  async isKnown(ownerId: string, id: string): Promise<boolean> {
    return (await this.database.read(selectKey.with({ ownerId, id }))).length > 0;
  }

  /**
   * Keeps the key of a request, which is its first.
   * @throws ConflictException where somebody else has such a key
   */
  async keep(rows: Transaction, ownerId: string, { undelivered, draftId, ...sent }: SentMail): Promise<void> {
    const { numInsertedOrUpdatedRows } = await rows
      .insertInto('sent_mail_key')
      .values({ ...sent, owner_id: ownerId, undelivered: toJson(undelivered), draft_id: draftId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw new ConflictException('This id is taken');
  }

  /** What a draft was sent as; undefined where it was not, or so long ago that its key is forgotten. */
  ofDraft(rows: Transaction, ownerId: string, draftId: string): Promise<Pick<SentMail, 'id' | 'time'> | undefined> {
    return rows
      .selectFrom('sent_mail_key')
      .select(['id', 'time'])
      .where('owner_id', '=', ownerId)
      .where('draft_id', '=', draftId)
      .executeTakeFirst();
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - KEPT_FOR).toISOString();
    const expired = built((rows) => rows.deleteFrom('sent_mail_key').where('time', '<', oldest), { ofAllOwners: true });
    await this.database.write([expired]);
  }
}

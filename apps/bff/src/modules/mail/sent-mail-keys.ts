import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';

/** How long a key is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

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
   * Keeps the key of a request.
   * @param id of the mail that the request sends, which follows from its key
   * @param time of the mail
   * @returns the time of the mail that the same request has sent before; undefined where it is the first
   */
  async keep(rows: Transaction, ownerId: string, id: string, time: string): Promise<string | undefined> {
    const { numInsertedOrUpdatedRows } = await rows
      .insertInto('sent_mail_key')
      .values({ id, owner_id: ownerId, time })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return undefined;
    const first = await rows
      .selectFrom('sent_mail_key')
      .select('time')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return first.time;
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - KEPT_FOR).toISOString();
    const expired = built((rows) => rows.deleteFrom('sent_mail_key').where('time', '<', oldest), { ofAllOwners: true });
    await this.database.write([expired]);
  }
}

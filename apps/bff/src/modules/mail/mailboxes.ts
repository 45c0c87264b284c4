import { ConflictException, Injectable } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { built } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import type { Projection } from '../../platform/records/projection';
import type { MailDto } from './mail.dto';

/** What a mail takes up beside its content, in bytes: its row, its place in the indexes, the words that it is found by. */
const BYTES_BESIDE = 1024;
/** How many sizes are stored by one statement, which may bind 32,766 values on SQLite. */
const STORED_AT_ONCE = 5000;

type Content = Omit<MailDto, 'labels'>;

/** Keeps what the mails of each user take up, in the transactions that write them, and within `MAIL_QUOTA`. */
@Injectable()
export class Mailboxes {
  private readonly quota: number;

  constructor({ mailQuota }: Environment) {
    this.quota = mailQuota;
  }

  /** The projection of the table of mails that keeps their sizes. */
  projection(): Projection<Content> {
    return {
      name: 'mail-size',
      fields: ['from', 'to', 'subject', 'message', 'attachments'],
      write: (ownerId, mails) =>
        Array.from({ length: Math.ceil(mails.length / STORED_AT_ONCE) }, (_, part) =>
          storing(ownerId, mails.slice(part * STORED_AT_ONCE, (part + 1) * STORED_AT_ONCE)),
        ),
      remove: (ownerId, ids) => [
        built((rows) => rows.deleteFrom('mail_size').where('owner_id', '=', ownerId).where('mail_id', 'in', ids)),
      ],
    };
  }

  /** What the mails of some users take up, in bytes, within a transaction that has named their lists. */
  async used(rows: Transaction, ownerIds: readonly string[]): Promise<Map<string, number>> {
    const sums = await rows
      .selectFrom('mail_size')
      .select(({ fn }) => ['owner_id', fn.sum<number | string>('bytes').as('used')])
      .where('owner_id', 'in', ownerIds)
      .groupBy('owner_id')
      .execute();
    return new Map(sums.map(({ owner_id, used }) => [owner_id, Number(used)]));
  }

  /** Whether a mailbox that has used so much takes a mail. */
  hasRoomFor(mail: Content, used = 0): boolean {
    return used + bytesOf(mail) <= this.quota;
  }

  /**
   * Requires that what was written to a mailbox fits into it, within the transaction that has written it.
   * @param mail as it was written
   * @param before what it was before, if it was there: whoever makes a mail smaller may do so in a full mailbox, too
   * @throws ConflictException where it does not fit
   */
  async requireRoom(rows: Transaction, ownerId: string, mail: Content, before?: Content): Promise<void> {
    if (before && bytesOf(mail) <= bytesOf(before)) return;
    const used = await this.used(rows, [ownerId]);
    if ((used.get(ownerId) ?? 0) > this.quota) {
      throw new ConflictException('Your mailbox is full: delete some mails first');
    }
  }
}

/** Of the fields of the projection alone. */
const bytesOf = ({ from, to, subject, message, attachments }: Content): number =>
  BYTES_BESIDE +
  Buffer.byteLength(subject) +
  Buffer.byteLength(message) +
  Buffer.byteLength(JSON.stringify([from, to, attachments]));

const storing = (ownerId: string, mails: readonly Content[]) =>
  built((rows) =>
    rows
      .insertInto('mail_size')
      .values(mails.map((mail) => ({ owner_id: ownerId, mail_id: mail.id, bytes: bytesOf(mail) })))
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'mail_id']).doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes') })),
      ),
  );

import { toFlag } from '../../platform/database/columns';
import { built } from '../../platform/database/prepared';
import type { Projection } from '../../platform/records/projection';
import type { RecordFilter } from '../../platform/records/record-statements';
import { emailKey } from '../users/users.service';
import { FOLDER } from './mail.catalogues';
import type { MailDto } from './mail.dto';

type Content = Omit<MailDto, 'labels'>;

/** How many rows are stored by one statement, which may bind 32,766 values on SQLite. */
const STORED_AT_ONCE = 5000;

const rowsOf = (ownerId: string, { id, from, to, draft }: Content) => {
  if (draft) return [];
  const sender = emailKey(from.email);
  const others = to.map(({ email }) => emailKey(email)).filter((address) => address !== sender);
  return [
    { owner_id: ownerId, address: sender, mail_id: id, is_from: toFlag(true) },
    ...others.map((address) => ({ owner_id: ownerId, address, mail_id: id, is_from: toFlag(false) })),
  ];
};

/** Keeps whom mails are from and to, so that those with somebody are found without reading all. */
export const mailAddresses: Projection<Content> = {
  name: 'mail-address',
  // Once it is sent, a mail is from and to the same for good.
  fields: ['from', 'to', 'draft'],
  write: (ownerId, mails) => {
    const all = mails.flatMap((mail) => rowsOf(ownerId, mail));
    return Array.from({ length: Math.ceil(all.length / STORED_AT_ONCE) }, (_, part) =>
      built((rows) =>
        rows
          .insertInto('mail_address')
          .values(all.slice(part * STORED_AT_ONCE, (part + 1) * STORED_AT_ONCE))
          .onConflict((conflict) => conflict.doNothing()),
      ),
    );
  },
  remove: (ownerId, ids) => [
    built((rows) => rows.deleteFrom('mail_address').where('owner_id', '=', ownerId).where('mail_id', 'in', ids)),
  ],
};

/** The mails from or to an address, by its key, that are neither in the trash nor unwanted. */
export const withAddress: RecordFilter = {
  where: (mails, { ownerId, value }, rows) =>
    mails
      .where('folder', 'not in', [FOLDER.trash, FOLDER.spam])
      .where(
        'id',
        'in',
        rows.selectFrom('mail_address').select('mail_id').where('owner_id', '=', ownerId).where('address', '=', value),
      ),
};

/**
 * The addresses among some to which a user has sent so many mails, or more.
 * @param own the user's own address; all by their keys
 */
export const sentOften = (ownerId: string, own: string, addresses: readonly string[], often: number) =>
  built((rows) =>
    rows
      .selectFrom('mail_address as recipient')
      .innerJoin('mail_address as sender', (join) =>
        join.onRef('sender.owner_id', '=', 'recipient.owner_id').onRef('sender.mail_id', '=', 'recipient.mail_id'),
      )
      .select('recipient.address')
      .where('recipient.owner_id', '=', ownerId)
      .where('recipient.address', 'in', addresses)
      .where('recipient.is_from', '=', toFlag(false))
      .where('sender.owner_id', '=', ownerId)
      .where('sender.address', '=', own)
      .where('sender.is_from', '=', toFlag(true))
      .groupBy('recipient.address')
      .having(({ fn }) => fn.countAll(), '>=', often),
  );

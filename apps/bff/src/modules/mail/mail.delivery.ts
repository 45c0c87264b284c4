import { createHash } from 'node:crypto';
import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { toFlag } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { checkedDto, InvalidInputException } from '../../platform/errors/validation.pipe';
import { EditConflictException } from '../../platform/records/merge-changes';
import type { ListChange } from '../../platform/records/list-changes';
import { ListWriter } from '../../platform/records/list-writer';
import { Live } from '../../platform/sockets/live';
import { emailKey, type Addressee } from '../users/users.service';
import { NOTIFICATIONS, NotificationsService } from '../notifications/notifications.service';
import { ContactsService, OFTEN } from '../contacts/contacts.service';
import { FOLDER } from './mail.catalogues';
import { MailComposer, type Written } from './mail.composer';
import { SendMailDto, type MailDto, type SentMailDto } from './mail.dto';
import { mailNew } from './mail.events';
import { sentOften } from './mail-addresses';
import { MailLimits } from './mail-limits';
import { differingFields, MailService, toWritten } from './mail.service';
import { Mailboxes } from './mailboxes';
import { SentMailKeys } from './sent-mail-keys';

type Sent = Written & Pick<SendMailDto, 'draftId' | 'thread'>;

/** Brings mails to their recipients. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger('MailDelivery');

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly live: Live,
    private readonly mails: MailService,
    private readonly keys: SentMailKeys,
    private readonly composer: MailComposer,
    private readonly limits: MailLimits,
    private readonly mailboxes: Mailboxes,
    private readonly notifications: NotificationsService,
    private readonly contacts: ContactsService,
  ) {}

  /**
   * Stores a mail among those that its sender has sent, and a copy in the inbox of each recipient who can sign in and has room
   * for it, all or none. The draft that it was goes.
   * @param id of the sent mail; where it was sent already, the request is a repetition, and nothing is stored or delivered
   * @throws InvalidInputException where something is missing of what is sent.
   * @throws NotFoundException where the sender has no such draft.
   * @throws EditConflictException where the draft holds something else by now, and it was to be sent only while it does not.
   * @throws ConflictException where it was saved since, or is in the trash, and was to be sent only otherwise; or where the sender has no room for it, or the request is no repetition but something else has its id.
   * @throws TooManyRequestsException where the sender has had too many recipients.
   */
  async send(actor: Actor, id: string, written: SendMailDto): Promise<SentMailDto> {
    const sent = await this.deliver(actor, id, written);
    // It is sent: whatever happens now must not look as if it were not.
    await this.noteOften(actor.id, sent).catch((err: unknown) => {
      this.logger.error({ msg: 'Contacts that are written to often were not marked', err });
    });
    return sent;
  }

  /** Tells the sender's contacts of those to whom they have written often by now. */
  private async noteOften(ownerId: string, { from, to }: MailDto): Promise<void> {
    const recipients = to.map(({ email }) => emailKey(email));
    const often = await this.database.read(sentOften(ownerId, emailKey(from.email), recipients, OFTEN));
    await this.contacts.markFrequent(
      ownerId,
      often.map(({ address }) => address),
    );
  }

  private async deliver(
    actor: Actor,
    id: string,
    { draftId, ifUnchanged = false, lastSaved, thread: wanted, ...given }: SendMailDto,
  ): Promise<SentMailDto> {
    const isWritten = requireAllOrNothing(given, draftId);
    const written = isWritten ? given : await this.draftOf(actor.id, draftId ?? '');
    const expected = { isSame: ifUnchanged || !isWritten, lastSaved };
    if (!(await this.keys.isKnown(actor.id, id))) await this.limits.countRecipients(actor.id, written.to.length);
    const { mail, addressed } = await this.composer.compose(actor.id, written);
    const recipients = addressed.flatMap(({ user }) => (user?.canSignIn ? [user.id] : []));
    const full = new Set<string>();
    const isReached = (user: Addressee | undefined) => user?.canSignIn === true && !full.has(user.id);
    const undelivered = () => addressed.flatMap(({ email, user }) => (isReached(user) ? [] : [email]));
    const digest = isWritten ? digestOf({ draftId, thread: wanted, ...written }) : null;
    const owners = [...new Set([actor.id, ...recipients])];
    const kind = 'created';
    const lists: Omit<ListChange, 'ids'>[] = [
      ...owners.map((ownerId) => ({ list: this.mails.table.list, ownerId, kind, actor }) as const),
      // Notifications tell of themselves; here they are only locked in the order of all lists.
      ...recipients.map((ownerId) => ({ list: NOTIFICATIONS, ownerId, kind }) as const),
    ];
    return this.writer.transaction(lists, async (rows, changes) => {
      const going = wanted ?? (await this.threadOfDraft(rows, actor.id, draftId));
      const thread = await this.mails.threadOf(rows, actor.id, id, going);
      const sent = { ...mail, id, folder: FOLDER.sent, draft: false, thread };
      full.clear();
      const first = await this.keys.find(rows, actor.id, { id, digest });
      if (first) {
        // Where its sender has deleted it, it is answered as it was sent.
        const stored = (await this.mails.stored(rows, actor.id, id)) ?? { ...sent, time: first.time };
        return { ...stored, undelivered: first.undelivered ?? undelivered() };
      }
      if (!(await this.mails.table.add(rows, actor.id, sent))) {
        return { ...(await this.sentBefore(rows, actor.id, id)), undelivered: undelivered() };
      }
      const ids = new Map(owners.map((ownerId) => [ownerId, ownerId === actor.id ? [id] : []]));
      if (draftId !== undefined) {
        await this.requireAsExpected(rows, actor.id, draftId, sent, expected);
        await this.removeDraft(rows, actor.id, draftId);
        ids.get(actor.id)?.push(draftId);
      }
      await this.mailboxes.requireRoom(rows, actor.id, sent);
      const used = await this.mailboxes.used(rows, owners);
      for (const ownerId of recipients) {
        if (!this.mailboxes.hasRoomFor(sent, used.get(ownerId))) {
          full.add(ownerId);
          continue;
        }
        const copy = { ...sent, id: stableId(id, ownerId), read: false, folder: FOLDER.inbox };
        // Where the key is forgotten, and the sender has deleted the mail, the recipient may have it still.
        if (!(await this.mails.table.add(rows, ownerId, copy, { isCopy: true }))) continue;
        ids.get(ownerId)?.push(copy.id);
        await this.tell(rows, ownerId, copy);
      }
      for (const change of changes) {
        if (change.list === this.mails.table.list) change.ids = ids.get(change.ownerId) ?? [];
      }
      await this.keys.keep(rows, actor.id, {
        id,
        time: sent.time,
        digest,
        undelivered: undelivered(),
        draftId: draftId ?? null,
      });
      return { ...sent, undelivered: undelivered() };
    });
  }

  /**
   * A mail that was sent so long ago that its key is forgotten.
   * @throws ConflictException where the id is that of something else.
   */
  private async sentBefore(rows: Transaction, ownerId: string, id: string): Promise<MailDto> {
    const mail = await this.mails.stored(rows, ownerId, id);
    if (!mail || mail.draft) throw new ConflictException('This id is taken');
    return mail;
  }

  private async threadOfDraft(rows: Transaction, ownerId: string, id = ''): Promise<string | undefined> {
    const draft = await rows
      .selectFrom('mail')
      .select('thread')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst();
    return draft?.thread;
  }

  /** What a draft holds; nothing where it is gone: then the request is a repetition, or in vain. */
  private async draftOf(ownerId: string, id: string): Promise<Written> {
    const draft = await this.mails.stored(undefined, ownerId, id);
    if (!draft?.draft) return { to: [], subject: '', message: '' };
    const { to, ...rest } = toWritten(draft);
    // Whatever was typed may stand in a draft.
    await checkedDto(SendMailDto, { to, ...rest });
    return { to, ...rest };
  }

  /**
   * @throws EditConflictException where something else is written in the draft by now than what is sent of it.
   * @throws ConflictException where it was saved since, or is in the trash.
   */
  private async requireAsExpected(
    rows: Transaction,
    ownerId: string,
    id: string,
    sent: MailDto,
    { isSame, lastSaved }: { isSame: boolean; lastSaved: string | undefined },
  ): Promise<void> {
    if (!isSame && lastSaved === undefined) return;
    const draft = await this.mails.stored(rows, ownerId, id);
    if (!draft) return;
    if (draft.draft && draft.folder !== FOLDER.drafts) throw new ConflictException('The draft is in the trash');
    if (lastSaved !== undefined && draft.time > lastSaved) throw new ConflictException('The draft was saved since');
    const fields = isSame ? differingFields(draft, sent) : [];
    if (fields.length > 0) throw new EditConflictException({ name: 'draft', isBody: true }, fields);
  }

  private async removeDraft(rows: Transaction, ownerId: string, id: string): Promise<void> {
    const { numDeletedRows } = await rows
      .deleteFrom('mail')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .where('draft', '=', toFlag(true))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFoundException('There is no such draft');
    await this.mails.table.follow(rows, 'deleted', ownerId, [id]);
  }

  private async tell(rows: Transaction, ownerId: string, mail: MailDto): Promise<void> {
    this.database.afterCommit(rows, () => {
      this.live.publish([ownerId], mailNew, mail);
    });
    await this.notifications.notify(rows, ownerId, {
      kind: 'mail',
      params: { name: mail.from.name, subject: mail.subject || '—' },
      variant: 'info',
      link: `/apps/mail/inbox/${mail.id}`,
    });
  }
}

/**
 * Whether it is said what is sent; otherwise it is what the draft holds.
 * @throws InvalidInputException where only a part of it is said, or nothing and there is no draft
 */
function requireAllOrNothing(given: Partial<Written>, draftId: string | undefined): given is Written {
  const missing = (['to', 'subject', 'message'] as const).filter((field) => given[field] === undefined);
  if (missing.length === 0) return true;
  if (missing.length === 3 && !given.attachments && draftId !== undefined) return false;
  throw new InvalidInputException(missing.map((field) => ({ field, message: `${field} must be given` })));
}

/** The same for the same mail. */
const digestOf = ({ to, subject, message, draftId, thread, attachments = [] }: Sent): string =>
  createHash('sha256')
    // Without a thread as it was before there were any.
    .update(
      JSON.stringify([
        to,
        subject,
        message,
        draftId ?? null,
        ...attachments,
        ...(thread === undefined ? [] : [thread]),
      ]),
    )
    .digest('hex');

import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { toFlag } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import type { ListChange } from '../../platform/records/list-changes';
import { ListWriter } from '../../platform/records/list-writer';
import { Live } from '../../platform/sockets/live';
import { NOTIFICATIONS, NotificationsService } from '../notifications/notifications.service';
import { FOLDER } from './mail.catalogues';
import { MailComposer } from './mail.composer';
import type { MailDto, SendMailDto, SentMailDto } from './mail.dto';
import { mailNew } from './mail.events';
import { MailService } from './mail.service';
import { SentMailKeys } from './sent-mail-keys';

/** Brings mails to their recipients. */
@Injectable()
export class MailDelivery {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly live: Live,
    private readonly mails: MailService,
    private readonly keys: SentMailKeys,
    private readonly composer: MailComposer,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Stores a mail among those that its sender has sent, and a copy in the inbox of each recipient who can sign in, all or none. The
   * draft that it was goes.
   * @param id of the sent mail; where it was sent already, the request is a repetition, and nothing is stored or delivered
   * @throws NotFoundException where the sender has no such draft.
   */
  async send(actor: Actor, id: string, { draftId, ...written }: SendMailDto): Promise<SentMailDto> {
    const { mail, addressed } = await this.composer.compose(actor.id, written);
    const recipients = addressed.flatMap(({ user }) => (user?.canSignIn ? [user.id] : []));
    const undelivered = addressed.flatMap(({ email, user }) => (user?.canSignIn ? [] : [email]));
    const owners = [...new Set([actor.id, ...recipients])];
    const kind = 'created';
    const lists: Omit<ListChange, 'ids'>[] = [
      ...owners.map((ownerId) => ({ list: this.mails.table.list, ownerId, kind, actor }) as const),
      // Notifications tell of themselves; here they are only locked in the order of all lists.
      ...recipients.map((ownerId) => ({ list: NOTIFICATIONS, ownerId, kind }) as const),
    ];
    return this.writer.transaction(lists, async (rows, changes) => {
      const sent = { ...mail, id, folder: FOLDER.sent, draft: false };
      const time = await this.keys.keep(rows, actor.id, id, mail.time);
      if (time !== undefined || !(await this.mails.table.add(rows, actor.id, sent))) {
        return { ...(await this.stored(rows, actor.id, { ...sent, time: time ?? sent.time })), undelivered };
      }
      const ids = new Map(owners.map((ownerId) => [ownerId, ownerId === actor.id ? [id] : []]));
      if (draftId !== undefined) {
        await this.removeDraft(rows, actor.id, draftId);
        ids.get(actor.id)?.push(draftId);
      }
      for (const ownerId of recipients) {
        const copy = { ...sent, id: stableId(id, ownerId), read: false, folder: FOLDER.inbox };
        // Where the key is forgotten, and the sender has deleted the mail, the recipient may have it still.
        if (!(await this.mails.table.add(rows, ownerId, copy, { isCopy: true }))) continue;
        ids.get(ownerId)?.push(copy.id);
        await this.tell(rows, ownerId, copy);
      }
      for (const change of changes) {
        if (change.list === this.mails.table.list) change.ids = ids.get(change.ownerId) ?? [];
      }
      return { ...sent, undelivered };
    });
  }

  /** A sent mail as it is now or, where its sender has deleted it, as it was sent. */
  private async stored(rows: Transaction, ownerId: string, sent: MailDto): Promise<MailDto> {
    try {
      return await this.mails.table.get(ownerId, sent.id, rows);
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw error;
      return sent;
    }
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

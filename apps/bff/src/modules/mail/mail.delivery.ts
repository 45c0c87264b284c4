import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
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

/** Brings mails to their recipients. */
@Injectable()
export class MailDelivery {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly live: Live,
    private readonly mails: MailService,
    private readonly composer: MailComposer,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Stores a mail among those that its sender has sent, and a copy in the inbox of each recipient who can sign in, all or none. The
   * draft that it was goes.
   * @param id of the sent mail; where there is one already, the request is a repetition, and nothing is stored or delivered
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
      const sent = { ...mail, id, folder: FOLDER.sent };
      if (!(await this.mails.table.add(rows, actor.id, sent))) {
        return { ...(await this.mails.table.get(actor.id, id, rows)), undelivered };
      }
      const ids = new Map(owners.map((ownerId) => [ownerId, ownerId === actor.id ? [id] : []]));
      if (draftId !== undefined) {
        await this.removeDraft(rows, actor.id, draftId);
        ids.get(actor.id)?.push(draftId);
      }
      for (const ownerId of recipients) {
        const copy = { ...mail, id: stableId(id, ownerId), read: false, folder: FOLDER.inbox };
        if (!(await this.mails.table.add(rows, ownerId, copy, actor.id))) continue;
        ids.get(ownerId)?.push(copy.id);
        await this.tell(rows, ownerId, copy);
      }
      for (const change of changes) {
        if (change.list === this.mails.table.list) change.ids = ids.get(change.ownerId) ?? [];
      }
      return { ...sent, undelivered };
    });
  }

  private async removeDraft(rows: Transaction, ownerId: string, id: string): Promise<void> {
    const { numDeletedRows } = await rows
      .deleteFrom('mail')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .where('folder', '=', FOLDER.drafts)
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

import { avatarOf } from '@ezone/pictures';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { excerptOf } from './excerpt-of';
import { FOLDER, MAIL_LABELS } from './mail.catalogues';
import type { MailDto } from './mail.dto';
import { MailService } from './mail.service';
import { starterMails, starterPeople, type StarterMail } from './mail.starter.data';

const DAY = 24 * 3_600_000;

/** The mails that a new user finds. */
@Injectable()
export class MailStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly mails: MailService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, user: NewUser): Promise<void> {
    const today = new Date();
    const mails = starterMails.map((mail, index) => mailOf(mail, index, user, today));
    await this.mails.table.fill(
      rows,
      user.id,
      mails.sort((one, other) => (one.time < other.time ? 1 : -1)),
    );
  }
}

function mailOf(mail: StarterMail, index: number, user: NewUser, today: Date): MailDto {
  const {
    folder,
    with: handle,
    subject,
    message,
    daysAgo,
    at,
    flags = [],
    labels = [],
    attachments = [],
    thread,
  } = mail;
  const oneself = { name: user.displayName, email: user.email };
  const other = { name: starterPeople[handle], email: `${handle}@contacts.ezone.example` };
  const isOwn = folder === 'sent' || folder === 'drafts';
  const avatar = isOwn ? user.photoURL : avatarOf(other.name);
  const day = new Date(today.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
  const id = stableId(user.id, 'mail', String(index));
  return {
    id,
    from: { ...(isOwn ? oneself : other), avatar },
    to: [isOwn ? other : oneself],
    ...{ subject, message, excerpt: excerptOf(message) },
    time: `${day}T${at}:00.000Z`,
    read: !flags.includes('unread'),
    starred: flags.includes('starred'),
    important: flags.includes('important'),
    hasAttachments: attachments.length > 0,
    attachments,
    labels: labels.map((label) => MAIL_LABELS.byHandle(label).id),
    folder: FOLDER[folder],
    draft: folder === 'drafts',
    thread: thread === undefined ? id : stableId(user.id, 'mail-thread', thread),
  };
}

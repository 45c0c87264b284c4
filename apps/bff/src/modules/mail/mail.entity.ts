import { defineEntity, p } from '@mikro-orm/core';
import { labelColumns, labelIndexes } from '../../platform/catalogues/label-links';
import { id, instant } from '../../platform/database/columns';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import { MAX_EXCERPT } from './excerpt-of';
import type { MailAttachmentDto, MailRecipientDto, MailSenderDto } from './mail.dto';

export const MailSchema = defineEntity({
  name: 'Mail',
  indexes: [
    listIndex,
    { properties: ['ownerId', 'folder', 'position', 'id'] },
    { properties: ['ownerId', 'starred', 'position', 'id'] },
    { properties: ['ownerId', 'important', 'position', 'id'] },
    { properties: ['ownerId', 'thread'] },
    // A dashboard counts those of the last days.
    { properties: ['ownerId', 'time'] },
    // The menu of every open window counts what is unread, at each change.
    { properties: ['ownerId', 'folder', 'read', 'removedAt'] },
  ],
  properties: {
    ...recordColumns(),
    from: p.json<MailSenderDto>(),
    to: p.json<MailRecipientDto[]>(),
    subject: p.string().length(500),
    /** HTML that is safe to show. */
    message: p.text(),
    /** The first words of the message, for lists. */
    excerpt: p.string().length(MAX_EXCERPT).default(''),
    time: instant(),
    read: p.boolean(),
    starred: p.boolean(),
    important: p.boolean(),
    hasAttachments: p.boolean(),
    attachments: p.json<MailAttachmentDto[]>(),
    /** The id of a folder of the catalogue. */
    folder: p.integer(),
    /** Whether it is still being written, in whatever folder it is. It is never changed: sending a draft makes another mail. */
    draft: p.boolean().default(false),
    /** The same in all copies of what answers or forwards a mail, and in that mail. */
    thread: id().default(''),
  },
});

/** Which requests have sent a mail, by the id that the mail got. */
export const SentMailKeySchema = defineEntity({
  name: 'SentMailKey',
  indexes: [{ properties: ['time'] }, { properties: ['ownerId', 'draftId'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    time: instant(),
    /** A hash of what was to be sent; null where that was what the draft held, and in rows that are older than it. */
    digest: p.string().length(64).nullable(),
    /** The addresses that it was not delivered to; null in rows that are older than it. */
    undelivered: p.json<string[]>().nullable(),
    /** The draft that went with it; null where it was of none, and in rows that are older than it. */
    draftId: id().nullable(),
  },
});

/** What each mail takes up of its owner's mailbox. */
export const MailSizeSchema = defineEntity({
  name: 'MailSize',
  // The sum of an owner is read from the index alone.
  indexes: [{ properties: ['ownerId', 'bytes'] }],
  properties: { ownerId: id().primary(), mailId: id().primary(), bytes: p.integer() },
});

/** Whom each mail is from and to, by the keys of their addresses; drafts are to nobody yet. */
export const MailAddressSchema = defineEntity({
  name: 'MailAddress',
  indexes: [{ properties: ['ownerId', 'mailId'] }],
  properties: {
    ownerId: id().primary(),
    address: p.string().length(254).primary(),
    mailId: id().primary(),
    isFrom: p.boolean(),
  },
});

/** Which labels of the catalogue a mail has. */
export const MailLabelLinkSchema = defineEntity({
  name: 'MailLabelLink',
  indexes: labelIndexes('mail'),
  properties: {
    // Its index is that of the primary key, which begins with it.
    mail: () => p.manyToOne(MailSchema).primary().index(false).deleteRule('cascade'),
    ...labelColumns(),
  },
});

import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import type { MailAttachmentDto, MailRecipientDto, MailSenderDto } from './mail.dto';

export const MailSchema = defineEntity({
  name: 'Mail',
  indexes: [
    listIndex,
    { properties: ['ownerId', 'folder', 'position', 'id'] },
    { properties: ['ownerId', 'starred', 'position', 'id'] },
    { properties: ['ownerId', 'important', 'position', 'id'] },
  ],
  properties: {
    ...recordColumns(),
    from: p.json<MailSenderDto>(),
    to: p.json<MailRecipientDto[]>(),
    subject: p.string().length(500),
    /** HTML that is safe to show. */
    message: p.text(),
    time: instant(),
    read: p.boolean(),
    starred: p.boolean(),
    important: p.boolean(),
    hasAttachments: p.boolean(),
    attachments: p.json<MailAttachmentDto[]>(),
    /** The id of a folder of the catalogue. */
    folder: p.integer(),
  },
});

/** Which labels of the catalogue a mail has. */
export const MailLabelLinkSchema = defineEntity({
  name: 'MailLabelLink',
  indexes: [{ properties: ['ownerId', 'mail', 'position'] }, { properties: ['ownerId', 'label', 'mail'] }],
  properties: {
    mail: () => p.manyToOne(MailSchema).primary().deleteRule('cascade'),
    label: p.integer().primary(),
    ownerId: id(),
    /** Its place among the labels of the mail. */
    position: p.integer(),
  },
});

import type { components } from '@ezone/api-client';

type Schemas = components['schemas'];

/** A mail as a list has it. */
export type Mail = Schemas['MailBriefDto'] & {
  /** What is written in a draft that can be written on; null in all others: theirs is fetched where it is read. */
  message: string | null;
};

/** A label of the catalogue. */
export type MailLabel = Schemas['MailLabelDto'];

/** A mail with its message. */
export type WholeMail = Schemas['MailDto'];

/** Somebody a mail is for, or from. */
export type Recipient = Schemas['MailRecipientDto'];

/** A file that came with a mail. */
export type Attachment = Schemas['MailAttachmentDto'];

/** What a user writes of a mail. */
export type Written = Pick<Mail, 'to' | 'subject' | 'attachments'> & { message: string };

/** What a mail begins with, and the thread that it goes on where it answers another. */
export type Begun = Partial<Written & Pick<Mail, 'thread'>>;

/** The ids of the folders. */
export const folders = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4, archive: 5 } as const;

/** The most that the server takes: recipients, characters of an address, of the subject and of the message as HTML, and files. */
export const limits = { to: 50, email: 254, subject: 500, message: 100_000, attachments: 20 } as const;

/** A flag of a mail that its reader sets. */
export type MailFlag = 'read' | 'starred' | 'important';

/** A draft that nobody has written in. @param from whose it is */
export const draftOf = (from: Mail['from'], written: Begun = {}): Omit<Mail, 'id'> => ({
  // Without a thread to go on it begins one, which the server names.
  ...{ from, to: [], subject: '', message: '', attachments: [], thread: '', ...written },
  ...{ excerpt: '', time: new Date().toISOString(), read: true, starred: false, important: false },
  ...{ hasAttachments: (written.attachments?.length ?? 0) > 0, labels: [], folder: folders.drafts, draft: true },
});

/** Whether somebody has written it. @param self their address */
export const isFrom = ({ from }: Pick<Mail, 'from'>, self: string): boolean =>
  from.email.toLowerCase() === self.toLowerCase();

/** Whether it can be written on: no more while it is in the trash. */
export const isDraft = ({ draft, folder }: Mail): boolean => draft && folder === folders.drafts;

/** Whether a draft has nothing in it that anybody would miss. */
export const isEmptyDraft = ({ draft, to, subject, message, attachments }: Mail): boolean =>
  draft &&
  to.length === 0 &&
  subject === '' &&
  attachments.length === 0 &&
  /^(<p[^>]*>(<br ?\/?>)?<\/p>)*$/.test(message ?? ' ');

/** Whether a mail may stand in a folder: a draft among the drafts alone, all others anywhere else; the trash takes both. */
export const mayBeIn = (folder: number, { draft }: Pick<Mail, 'draft'>): boolean =>
  folder === folders.trash || (folder === folders.drafts) === draft;

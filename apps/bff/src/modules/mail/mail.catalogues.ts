import { NotFoundException } from '@nestjs/common';
import type { MailFilterDto, MailFolderDto, MailLabelDto } from './mail.dto';

/** The ids of the folders. */
export const FOLDER = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4 } as const;

export const MAIL_FOLDERS: MailFolderDto[] = [
  { id: FOLDER.inbox, handle: 'inbox', title: 'Inbox', translate: 'mail.folder.inbox', icon: 'inbox' },
  { id: FOLDER.sent, handle: 'sent', title: 'Sent', translate: 'mail.folder.sent', icon: 'send' },
  { id: FOLDER.drafts, handle: 'drafts', title: 'Drafts', translate: 'mail.folder.drafts', icon: 'file-pen' },
  { id: FOLDER.spam, handle: 'spam', title: 'Spam', translate: 'mail.folder.spam', icon: 'octagon-alert' },
  { id: FOLDER.trash, handle: 'trash', title: 'Trash', translate: 'mail.folder.trash', icon: 'trash-2' },
];

/** Each handle is the flag of a mail that its filter asks for. */
export const MAIL_FILTERS: (MailFilterDto & { handle: 'starred' | 'important' })[] = [
  { id: 0, handle: 'starred', title: 'Starred', translate: 'mail.filter.starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Important', translate: 'mail.filter.important', icon: 'bookmark' },
];

export const MAIL_LABELS: MailLabelDto[] = [
  { id: 0, handle: 'note', title: 'Note', color: '#7b1fa2' },
  { id: 1, handle: 'paypal', title: 'PayPal', color: '#1565c0' },
  { id: 2, handle: 'invoice', title: 'Invoice', color: '#2e7d32' },
  { id: 3, handle: 'amazon', title: 'Amazon', color: '#b45309' },
];

type Entry = { id: number; handle: string };

/**
 * The entry of a catalogue with this handle.
 * @param noun what an entry is called in sentences
 * @throws NotFoundException where there is none
 */
export function byHandle<Found extends Entry>(catalogue: readonly Found[], handle: string, noun: string): Found {
  const found = catalogue.find((entry) => entry.handle === handle);
  if (!found) throw new NotFoundException(`There is no such ${noun}`);
  return found;
}

/** @throws NotFoundException where a catalogue has no entry with this id */
export function checkId(catalogue: readonly Entry[], id: number, noun: string): void {
  if (!catalogue.some((entry) => entry.id === id)) throw new NotFoundException(`There is no such ${noun}`);
}

import { Catalogue } from '../../platform/catalogues/catalogue';

/** The ids of the folders. */
export const FOLDER = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4, archive: 5 } as const;

export const MAIL_FOLDERS = new Catalogue('folder', [
  { id: FOLDER.inbox, handle: 'inbox', title: 'Inbox', translate: 'mail.folder.inbox', icon: 'inbox' },
  { id: FOLDER.sent, handle: 'sent', title: 'Sent', translate: 'mail.folder.sent', icon: 'send' },
  { id: FOLDER.drafts, handle: 'drafts', title: 'Drafts', translate: 'mail.folder.drafts', icon: 'file-pen' },
  { id: FOLDER.spam, handle: 'spam', title: 'Spam', translate: 'mail.folder.spam', icon: 'octagon-alert' },
  { id: FOLDER.trash, handle: 'trash', title: 'Trash', translate: 'mail.folder.trash', icon: 'trash-2' },
  // Added to the documented five, so it comes last.
  { id: FOLDER.archive, handle: 'archive', title: 'Archive', translate: 'mail.folder.archive', icon: 'archive' },
]);

/** Each handle is the flag of a mail that its filter asks for. */
export const MAIL_FILTERS = new Catalogue('filter', [
  { id: 0, handle: 'starred', title: 'Starred', translate: 'mail.filter.starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Important', translate: 'mail.filter.important', icon: 'bookmark' },
]);

export const MAIL_LABELS = new Catalogue('label', [
  { id: 0, handle: 'note', title: 'Note', color: '#7b1fa2' },
  { id: 1, handle: 'paypal', title: 'PayPal', color: '#1565c0' },
  { id: 2, handle: 'invoice', title: 'Invoice', color: '#2e7d32' },
  { id: 3, handle: 'amazon', title: 'Amazon', color: '#b45309' },
]);

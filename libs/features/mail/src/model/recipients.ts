import type { RecordDrafts } from '@ezone/shell/records';
import type { Recipient } from './mail';

const NAMED = /^(.*?)\s*<([^<>\s]+)>$/;
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** A recipient as they are written: `Hugo Martin <hugo@example.com>`, or the address alone. */
export const writtenAs = ({ name, email }: Recipient): string =>
  name === '' || name === email ? email : `${name.replace(/[,;،؛<>"]/g, ' ')} <${email}>`;

/** The recipient that is written so; whatever was typed where it is no address. */
export const recipientIn = (text: string): Recipient => {
  const [, name = '', email = text.trim()] = NAMED.exec(text.trim()) ?? [];
  const bare = name.trim().replace(/^"(.*)"$/, '$1');
  return { name: bare.trim() || email, email };
};

/** Whether a mail can be sent there. */
export const isAddress = ({ email }: Recipient): boolean => ADDRESS.test(email);

const keyOf = ({ email }: Recipient) => email.toLowerCase();

/** Recipients without those who are named twice, and without some addresses. */
export const onceEach = (recipients: readonly Recipient[], without: readonly string[] = []): Recipient[] => {
  const seen = new Set(without.map((email) => email.toLowerCase()));
  return recipients.filter((recipient) => {
    const isNew = recipient.email !== '' && !seen.has(keyOf(recipient));
    seen.add(keyOf(recipient));
    return isNew;
  });
};

const LIST = 'mail-app/typed';

/** What is typed for whom a draft is, and not entered yet. */
export const typedIn = (drafts: RecordDrafts, draftId: string): string =>
  String(drafts.read(LIST, draftId)?.['to'] ?? '');

/** Keeps that for this tab. */
export const keepTyped = (drafts: RecordDrafts, draftId: string, text: string): void => {
  if (text === '') drafts.forget(LIST, draftId);
  else drafts.keep(LIST, draftId, { to: text });
};

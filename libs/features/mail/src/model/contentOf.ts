import { isBlank, plainHtml } from '@ezone/text';
import type { Mail, Written } from './mail';

const normal = (value: unknown): unknown => {
  // What cannot be seen is nothing to the server.
  if (typeof value === 'string') return isBlank(value) ? '' : plainHtml(value);
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown) => {
    // Addresses are the same in capitals.
    if (typeof entry === 'string') return entry.trim().toLowerCase();
    if (typeof entry !== 'object' || entry === null) return entry;
    // What recipients are called, and what is told of files, the server adds.
    if ('email' in entry) return String(entry.email).toLowerCase();
    return 'url' in entry && 'fileName' in entry ? [entry.url, entry.fileName] : entry;
  });
};

/** Whether two values of a field of a mail are the same to the server. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(normal(one)) === JSON.stringify(normal(other));

/** What of a draft is sent, to be saved or to its recipients. */
export const contentOf = ({ to, subject, message, attachments }: Pick<Mail, keyof Written>) => ({
  ...{ to: to.map(({ email }) => email), subject, message: message ?? '' },
  attachments: attachments.map(({ url, fileName }) => ({ url, fileName })),
});

/** What a draft holds of what its user writes. */
export type Content = ReturnType<typeof contentOf>;

/** Whether the same is written in two drafts, or in a draft and the mail that was sent of it. */
export const isSameWritten = (one: Content, other: Content): boolean =>
  (Object.keys(one) as (keyof Content)[]).every((field) => isSameContent(one[field], other[field]));

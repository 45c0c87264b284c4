import { isSameContent } from './isSameContent';
import type { Mail, Written } from './mail';

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

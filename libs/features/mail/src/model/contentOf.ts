import type { Mail, Written } from './mail';

/** What of a draft is sent, to be saved or to its recipients. */
export const contentOf = ({ to, subject, message, attachments }: Pick<Mail, keyof Written>) => ({
  ...{ to: to.map(({ email }) => email), subject, message: message ?? '' },
  attachments: attachments.map(({ url, fileName }) => ({ url, fileName })),
});

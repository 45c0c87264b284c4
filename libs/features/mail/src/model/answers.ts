import { folders, isFrom } from './mail';
import type { Begun, Recipient, WholeMail } from './mail';
import { quoteOf } from './quotes';
import { onceEach } from './recipients';

/** How a mail is answered. */
export type Answering = 'reply' | 'replyAll' | 'forward';

/** What is said above the mail that an answer quotes, in the language of whoever answers. */
export type QuoteWords = {
  /** "On Monday, Hugo wrote:" */
  wrote: string;
  /** "Forwarded message", and the lines below it. */
  forwarded: readonly string[];
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Text as HTML, written as the server writes it. */
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** The subject with a prefix, once: "Re: Plan". */
const prefixed = (prefix: 'Re' | 'Fwd', subject: string) =>
  new RegExp(`^${prefix}:`, 'i').test(subject) ? subject : `${prefix}: ${subject}`;

/** Whom an answer goes to: whoever has sent the mail; of one's own, whoever it was for. */
const recipientsOf = (mail: WholeMail, answering: Answering, self: string): Recipient[] => {
  if (answering === 'forward') return [];
  const isOwn = mail.folder === folders.sent || isFrom(mail, self);
  const sender = { name: mail.from.name, email: mail.from.email };
  if (answering === 'reply') return isOwn ? onceEach(mail.to) : [sender];
  const others = onceEach([...(isOwn ? [] : [sender]), ...mail.to], [self]);
  return others.length > 0 ? others : [sender];
};

/**
 * What an answer to a mail begins with. What it quotes stands at its end, under an empty line to write in.
 * @param self the address of whoever answers
 */
export const answerTo = (mail: WholeMail, answering: Answering, self: string, words: QuoteWords): Begun => {
  const isForward = answering === 'forward';
  const head = isForward ? words.forwarded.map(escapeHtml).join('<br />') : escapeHtml(words.wrote);
  return {
    thread: mail.thread || mail.id,
    to: recipientsOf(mail, answering, self),
    subject: prefixed(isForward ? 'Fwd' : 'Re', mail.subject),
    message: `<p></p>${quoteOf(head, mail.message, isForward)}`,
    // What is no upload cannot be sent.
    attachments: isForward ? mail.attachments.filter(({ url }) => url.startsWith('/api/uploads/')) : [],
  };
};

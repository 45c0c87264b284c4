import type { components } from '@ezone/api-client';
import { folders } from '../model/mail';
import type { Attachment, MailLabel, WholeMail } from '../model/mail';

type Contact = components['schemas']['ContactDto'];

const HOUR = 3_600_000;

/** Whose mails they are. */
export const self = { name: 'Abbott Keitch', avatar: null, email: 'admin@ezone.example' };

/** The labels of the product. */
export const sampleLabels: MailLabel[] = [
  { id: 0, handle: 'note', title: 'Note', color: '#7b1fa2' },
  { id: 2, handle: 'invoice', title: 'Invoice', color: '#2e7d32' },
];

/** What HTML says, roughly. */
export const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

/** A mail with some of its fields. @param hours how long ago it came */
export const mailOf = (id: string, hours: number, fields: Partial<WholeMail> = {}): WholeMail => {
  const { message = `<p>${id}</p>`, attachments = [] } = fields;
  return {
    ...{ id, from: { name: 'Hugo Martin', avatar: null, email: 'hugo@contacts.ezone.example' }, to: [self] },
    ...{ subject: id, message, excerpt: textOf(message), time: new Date(Date.now() - hours * HOUR).toISOString() },
    ...{ read: true, starred: false, important: false, hasAttachments: attachments.length > 0, attachments },
    ...{ labels: [], folder: folders.inbox, draft: false, thread: id, ...fields },
  };
};

const pdf: Attachment = { type: 'pdf', fileName: 'invoice.pdf', preview: '', url: '/api/uploads/pdf', size: 48_210 };

/** A few mails: unread, marked, with a file, in Turkish and Arabic, sent, a draft, spam, and one in the trash. */
export const sampleMails = (): WholeMail[] => [
  mailOf('invoice', 1, {
    ...{ subject: 'The March invoice', message: '<p>It went out on <b>Friday</b>.</p>', read: false },
    ...{ labels: [2], important: true, attachments: [pdf] },
  }),
  mailOf('çay', 20, {
    subject: 'Çay saati',
    from: { name: 'Elif Demir', avatar: null, email: 'elif@contacts.ezone.example' },
  }),
  mailOf('قهوة', 30, {
    ...{ subject: 'موعد القهوة', message: '<p dir="rtl">نلتقي يوم الخميس.</p>', starred: true },
    from: { name: 'ليلى ناصر', avatar: null, email: 'layla@contacts.ezone.example' },
  }),
  mailOf('pixel', 50, { subject: 'Newsletter', message: '<p>News</p><img src="https://news.example/a.png" alt="" />' }),
  mailOf('sent', 60, {
    subject: 'Thank you',
    from: self,
    to: [{ name: 'Hugo Martin', email: 'hugo@contacts.ezone.example' }],
    folder: folders.sent,
  }),
  mailOf('begun', 70, {
    subject: 'Holiday plan',
    from: self,
    to: [],
    message: '<p>First</p>',
    folder: folders.drafts,
    draft: true,
  }),
  mailOf('prize', 80, { subject: 'You have won', folder: folders.spam }),
  mailOf('old', 90, { subject: 'Old news', folder: folders.trash }),
];

/** So many contacts that not all of them can be offered. */
export const sampleContacts = (length = 20): Contact[] =>
  Array.from({ length }, (_, index) => ({
    ...{ id: `clara-${String(index + 1)}`, name: 'Çlara', lastName: String(index + 1) },
    ...{ email: `clara${String(index + 1)}@example.com`, phone: '', avatar: null, birthday: null },
    ...{ address: '', company: '', jobTitle: '', nickname: '', notes: '' },
  }));

const hugo = { name: 'Hugo Martin', email: 'hugo@contacts.ezone.example' };

/** Mails of one thread, the newest first: an unread answer to what was sent last, and before that by turns. */
export const sampleConversation = (length = 3): WholeMail[] =>
  Array.from({ length }, (_, place) => {
    const isOwn = place % 2 === 1;
    const isFirst = place === length - 1;
    return mailOf(isFirst ? 'plan' : `plan-${String(length - place)}`, 0.5 + place, {
      ...{ subject: isFirst ? 'Plan' : 'Re: Plan', thread: 'plan', read: place > 0 },
      message: `<p>Word number ${String(length - place)}.</p>`,
      ...(isOwn && { from: self, to: [hugo], folder: folders.sent }),
    });
  });

/** So many mails, all different, for seeing how the page bears them. */
export const manyMails = (length: number): WholeMail[] =>
  Array.from({ length }, (_, index) =>
    mailOf(`many-${String(index)}`, index / 4, {
      subject: `Mail ${String(index + 1)}`,
      message: `<p>${'A line that says a little. '.repeat(1 + (index % 4))}</p>`,
      from: { name: `Sender ${String(index % 40)}`, avatar: null, email: `sender${String(index % 40)}@example.com` },
      read: index % 5 !== 0,
      labels: index % 7 === 0 ? [2] : [],
    }),
  );

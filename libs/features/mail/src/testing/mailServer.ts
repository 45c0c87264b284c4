import { fakeApi, fakeList, refused } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import { contentOf as contentAsSent, isSameWritten } from '../model/contentOf';
import { folders } from '../model/mail';
import type { Attachment, Recipient, WholeMail } from '../model/mail';
import { mailsCollection } from '../model/mailsCollection';
import { mailOf, sampleLabels, sampleMails, self, textOf } from './sampleMails';
import type { sampleContacts } from './sampleMails';

const { list } = mailsCollection;

type Written = { to: string[]; subject: string; message: string; attachments?: { url: string; fileName: string }[] };

/** Keeps mails as the real server does, in memory, and tells their windows of changes. */
export const createMailServer = (
  first: readonly WholeMail[] = sampleMails(),
  contacts: ReturnType<typeof sampleContacts> = [],
) => {
  const mails = fakeList(first);
  /** What was sent, by the keys of the requests. */
  const sent = new Map<string, WholeMail>();
  /** What drafts were sent as, by their ids. */
  const sentOf = new Map<string, WholeMail>();
  const { openWindow, tell } = fakeWindows();
  let uploaded = 0;
  const change = (ids: readonly string[], by: string | undefined, changed: (mail: WholeMail) => Partial<WholeMail>) => {
    for (const mail of mails.all()) if (ids.includes(mail.id)) mails.update({ ...mail, ...changed(mail) });
    tell(list, ids, by);
    return { success: true as const };
  };
  const filesOf = (attached: Written['attachments'] = []): Attachment[] =>
    attached.map((file) => ({ type: 'pdf', preview: '', size: 10, ...file }));
  const contentOf = ({ to, subject, message, attachments }: Written) => ({
    ...{ to: to.map((email): Recipient => ({ name: email, email })), subject, message, excerpt: textOf(message) },
    ...{ attachments: filesOf(attachments), hasAttachments: (attachments ?? []).length > 0 },
  });
  const server = fakeApi({
    'GET /api/mail-app/briefs': () => mails.all().map(({ message: _, ...brief }) => brief),
    'GET /api/mail-app/mails': () => mails.all().filter(({ folder }) => folder === folders.drafts),
    'GET /api/mail-app/mail': ({ query: { mailId = '' } }) => mails.get(mailId),
    'GET /api/mail-app/frame-address': ({ query: { mailId = '', images } }) => ({
      url: `data:text/html,${encodeURIComponent(`<!doctype html><title>Mail</title>${(mails.get(mailId).message ?? '').replaceAll('src=', 'data-src=')}<i hidden>${String(images)}</i>`)}`,
    }),
    'GET /api/mail-app/labels': () => sampleLabels,
    'GET /api/mail-app/recipients': ({ query: { text = '' } }) =>
      [{ name: 'Arnold Matlock', email: 'staff@ezone.example' }].filter(({ name }) =>
        name.toLowerCase().startsWith(text.toLowerCase()),
      ),
    'GET /api/contacts-app/contacts': () => contacts,
    'POST /api/mail-app/update-mails': ({ body: { selectedMailIds, ...flags }, socketId }) =>
      change(selectedMailIds, socketId, () => flags),
    'POST /api/mail-app/set-folder': ({ body: { selectedMailIds, folderId }, socketId }) =>
      change(selectedMailIds, socketId, () => ({ folder: folderId })),
    'POST /api/mail-app/set-label': ({ body: { selectedMailIds, labelId, labelled }, socketId }) =>
      change(selectedMailIds, socketId, ({ labels }) => ({
        labels: [...labels.filter((id) => id !== labelId), ...(labelled ? [labelId] : [])],
      })),
    'POST /api/mail-app/delete-mails': ({ body: { selectedMailIds }, socketId }) => {
      mails.remove(selectedMailIds);
      tell(list, selectedMailIds, socketId);
      return { success: true as const };
    },
    'POST /api/mail-app/save-draft': ({
      idempotencyKey = '',
      body: { id, base, thread = idempotencyKey, ...written },
      socketId,
    }) => {
      const lived = id === undefined && sentOf.get(idempotencyKey);
      if (lived) return lived;
      const before = id === undefined ? mailOf(idempotencyKey, 0, { from: self, draft: true, thread }) : mails.get(id);
      const draft = { ...before, ...contentOf(written), folder: folders.drafts, draft: true };
      tell(list, [draft.id], socketId);
      if (id === undefined) return mails.create(draft);
      return mails.update(draft, base && { ...before, ...contentOf(base) });
    },
    'POST /api/uploads': () => ({
      id: 'file',
      url: `/api/uploads/${String((uploaded += 1))}`,
      type: 'text/plain',
      size: 5,
    }),
    'POST /api/mail-app/send-mail': ({
      body: { draftId = '', ifUnchanged, lastSaved = '9', to, subject = '', message = '', attachments },
      idempotencyKey = '',
      socketId,
    }) => {
      const known = sent.get(idempotencyKey);
      const draft = mails.all().find((mail) => mail.id === draftId && mail.draft);
      if (!known && ifUnchanged && draft && (draft.folder !== folders.drafts || draft.time > lastSaved))
        throw refused(409);
      const kept = draft ? contentAsSent(draft) : { to: [], subject, message };
      const written: Written = to ? { to, subject, message, ...(attachments && { attachments }) } : kept;
      if (!known && !draft) throw refused(404);
      if (!known && ifUnchanged && draft && !isSameWritten(contentAsSent(draft), contentAsSent(contentOf(written))))
        throw refused(409);
      const thread = draft?.thread;
      mails.remove([draftId]);
      const mail =
        known ??
        mailOf(`sent-${idempotencyKey}`, 0, {
          ...contentOf(written),
          ...{ from: self, folder: folders.sent, ...(thread !== undefined && { thread }) },
        });
      sent.set(idempotencyKey, mail);
      sentOf.set(draftId, mail);
      mails.create(mail);
      tell(list, [mail.id], socketId);
      const undelivered = written.to.filter((email) => email.includes('nobody'));
      return { ...mail, undelivered };
    },
  });
  return {
    ...server,
    mails,
    /** A mail comes in from somebody else. */
    receive: (mail: WholeMail) => {
      mails.create(mail);
      tell(list, [mail.id], undefined);
    },
    openWindow: () => openWindow(server),
  };
};

/** A server of mails that exists in a story or a spec only. */
export type MailServer = ReturnType<typeof createMailServer>;

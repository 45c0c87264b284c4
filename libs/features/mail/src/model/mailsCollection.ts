import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { inParts } from '@ezone/shell/records';
import type { BulkChange, Collection } from '@ezone/shell/records';
import { contentOf, isSameContent, isSameWritten } from './contentOf';
import { folders, isFrom, limits, mayBeIn } from './mail';
import type { Mail, MailFlag, WholeMail } from './mail';
import { send } from './sending';

/** A mail of the server as the list has it. */
const listed = ({ message, ...brief }: WholeMail): Mail => ({ ...brief, message: brief.draft ? message : null });

/** Groups records by what they have, as what takes a change back needs it. */
const groupedBy = <Value>(mails: readonly Mail[], valueOf: (mail: Mail) => Value): [Value, string[]][] => {
  const groups = new Map<string, [Value, string[]]>();
  for (const mail of mails) {
    const value = valueOf(mail);
    const key = JSON.stringify(value);
    const group = groups.get(key) ?? [value, []];
    group[1].push(mail.id);
    groups.set(key, group);
  }
  return [...groups.values()];
};

const mark: BulkChange<Mail> = {
  send: (api, ids, flags: Partial<Pick<Mail, MailFlag>>) =>
    inParts(ids, (selectedMailIds) => api.updateMails({ body: { selectedMailIds, ...flags } })),
  apply: (mail, flags: Partial<Pick<Mail, MailFlag>>) => ({ ...mail, ...flags }),
  takeBack: (mails, flags: Partial<Pick<Mail, MailFlag>>) =>
    groupedBy(mails, (mail) =>
      Object.fromEntries((Object.keys(flags) as MailFlag[]).map((flag) => [flag, mail[flag]])),
    ).map(([given, ids]) => ({ name: 'mark', ids, given })),
};

const move: BulkChange<Mail> = {
  send: (api, ids, folderId: number) =>
    inParts(ids, (selectedMailIds) => api.setMailFolder({ body: { selectedMailIds, folderId } })),
  apply: (mail, folder: number) => (mayBeIn(folder, mail) ? { ...mail, folder } : mail),
  takeBack: (mails) => groupedBy(mails, ({ folder }) => folder).map(([given, ids]) => ({ name: 'move', ids, given })),
};

/** Where mails are put, by their ids: what is put back goes to more than one folder. */
export type Places = Readonly<Record<string, number>>;

const put: BulkChange<Mail> = {
  send: (api, ids, places: Places) =>
    Promise.all(
      [...new Set(Object.values(places))].map((folderId) =>
        inParts(
          ids.filter((id) => places[id] === folderId),
          (selectedMailIds) => api.setMailFolder({ body: { selectedMailIds, folderId } }),
        ),
      ),
    ),
  apply: (mail, places: Places) => ({ ...mail, folder: places[mail.id] ?? mail.folder }),
  takeBack: move.takeBack,
};

/** A label, and whether the mails have it then. */
type Labelling = { label: number; isOn: boolean };

const label: BulkChange<Mail> = {
  send: (api, ids, { label: labelId, isOn }: Labelling) =>
    inParts(ids, (selectedMailIds) => api.setMailLabel({ body: { selectedMailIds, labelId, labelled: isOn } })),
  apply: (mail, { label: id, isOn }: Labelling) =>
    mail.labels.includes(id) === isOn
      ? mail
      : { ...mail, labels: isOn ? [...mail.labels, id] : mail.labels.filter((other) => other !== id) },
  takeBack: (mails, { label: id }: Labelling) =>
    groupedBy(mails, ({ labels }) => labels.includes(id)).map(([isOn, ids]) => ({
      ...{ name: 'label', ids, given: { label: id, isOn } },
    })),
};

const saveNew = (api: Api, draft: Mail) =>
  api.saveMailDraft({
    body: { ...contentOf(draft), ...(draft.thread && { thread: draft.thread }) },
    idempotencyKey: draft.id,
  });

/** A mail with its message; null where it is gone by now. */
const findWhole = async (api: Api, mailId: string): Promise<WholeMail | null> => {
  try {
    return await api.getMail({ query: { mailId } });
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
};

/** Whether a draft was sent as it is here: its thread has a mail of its owner with all that was written. */
const wasSent = async (api: Api, draft: Mail, mails: readonly Mail[]): Promise<boolean> => {
  // It begins a thread with its own id, unless it answers.
  const thread = draft.thread || draft.id;
  const sent = mails.filter((mail) => !mail.draft && mail.thread === thread && isFrom(mail, draft.from.email));
  // The newest is first.
  for (const { id } of sent) {
    const mail = await findWhole(api, id);
    if (mail && isSameWritten(contentOf(mail), contentOf(draft))) return true;
  }
  return false;
};

/** The user's mails without their messages, but for those of drafts; and the calls that change them. */
export const mailsCollection: Collection<Mail> = {
  list: 'mail-app/mails',
  load: async (api, options) => {
    const [briefs, drafts] = await Promise.all([
      api.listMailBriefs(options),
      api.listMails({ query: { folderHandle: 'drafts' }, ...options }),
    ]);
    const messages = new Map(drafts.map(({ id, message }) => [id, message]));
    return briefs.map((brief) => ({ ...brief, message: messages.get(brief.id) ?? null }));
  },
  create: async (api, draft) => listed(await saveNew(api, draft)),
  update: async (api, draft, base) =>
    listed(await api.saveMailDraft({ body: { id: draft.id, ...contentOf(draft), base: contentOf(base) } })),
  remove: (api, ids) => inParts(ids, (selectedMailIds) => api.deleteMails({ body: { selectedMailIds } })),
  restore: (api, records) => Promise.all(records.map(({ record }) => saveNew(api, record))),
  bulk: { mark, move, put, label, send },
  livesOn: wasSent,
  isSame: isSameContent,
  unfit: ({ to = [], subject = '', message }) => [
    ...(to.length > limits.to || to.some(({ email }) => email.length > limits.email) ? ['to' as const] : []),
    ...(subject.trim().length > limits.subject ? ['subject' as const] : []),
    ...((message ?? '').length > limits.message ? ['message' as const] : []),
  ],
  nameOf: ({ subject }) => subject,
  waitingIn: (mails) => mails.filter(({ folder, read }) => folder === folders.inbox && !read).length,
  pathOf: ({ id }) => `/apps/mail/drafts/${encodeURIComponent(id)}`,
};

import { folders, isDraft } from './mail';
import type { Mail, MailFlag } from './mail';

/** Mails that answer each other, which stand in a list as one row; a mail that nothing answers is one by itself. */
export type Conversation = Pick<Mail, MailFlag | 'hasAttachments' | 'labels'> & {
  /** The id of its first mail, which stays the same whatever answers it. */
  id: string;
  /** The newest first. */
  mails: readonly Mail[];
  newest: Mail;
  first: Mail;
};

/** The conversation of some mails. It is read where all of them are, and marked where any is. @param mails at least one, the newest first */
const conversationOf = (mails: readonly [Mail, ...Mail[]]): Conversation => {
  const [newest] = mails;
  const first = mails.at(-1) ?? newest;
  return {
    ...{ id: first.id, mails, newest, first },
    read: mails.every(({ read }) => read),
    starred: mails.some(({ starred }) => starred),
    important: mails.some(({ important }) => important),
    hasAttachments: mails.some(({ hasAttachments }) => hasAttachments),
    labels: [...new Set(mails.flatMap(({ labels }) => labels))],
  };
};

/**
 * What mails of one conversation have in common. What is in the trash, and what is spam, is apart from the rest of it, so that it can be put back
 * or deleted alone. A draft is by itself until it is sent.
 */
const keyOf = ({ id, draft, folder, thread }: Mail): string => {
  if (draft) return `draft ${id}`;
  const place = folder === folders.trash || folder === folders.spam ? folder : '';
  // Until the server has answered, nobody knows the thread of what begins one.
  return `${String(place)} ${thread || id}`;
};

/** The last conversation that was made with this mail as its newest: where nothing has changed, it is the same object. */
const known = new WeakMap<Mail, Conversation>();

/** The conversations of some mails, in the order of the newest mail of each. @param mails the newest first */
export const conversationsOf = (mails: readonly Mail[]): Conversation[] => {
  const groups = new Map<string, [Mail, ...Mail[]]>();
  for (const mail of mails) {
    const key = keyOf(mail);
    const group = groups.get(key);
    if (group) group.push(mail);
    else groups.set(key, [mail]);
  }
  return [...groups.values()].map((group) => {
    const before = known.get(group[0]);
    const isSame = before?.mails.length === group.length && group.every((mail, at) => mail === before.mails[at]);
    if (isSame) return before;
    const conversation = conversationOf(group);
    known.set(group[0], conversation);
    return conversation;
  });
};

/** What is being written in answer to a conversation. @param mails among which it is */
export const draftsTo = ({ newest }: Conversation, mails: readonly Mail[]): Mail[] =>
  mails.filter((mail) => isDraft(mail) && mail.thread === (newest.thread || newest.id));

/** All mails of some conversations. */
export const mailsOf = (conversations: readonly Conversation[]): Mail[] => conversations.flatMap(({ mails }) => mails);

/** The id of the conversation that a mail is in; that of the mail where there is none. */
export const conversationWith = (conversations: readonly Conversation[], mailId: string): string =>
  conversations.find(({ mails }) => mails.some(({ id }) => id === mailId))?.id ?? mailId;

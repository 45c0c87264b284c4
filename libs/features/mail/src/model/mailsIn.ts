import type { Conversation } from './conversations';
import { folders } from './mail';
import type { Mail, MailLabel } from './mail';
import { filterHandles, folderHandles, pathOfView } from './mailView';
import type { MailView } from './mailView';

/** The orders that a list of mails can be in. */
export const mailOrders = ['newest', 'oldest', 'sender'] as const;

export type MailOrder = (typeof mailOrders)[number];

/** Filters and labels go over all folders but those of what nobody wants. */
const isWanted = ({ folder }: Mail) => folder !== folders.trash && folder !== folders.spam;

/** Tells whether a mail is in a view. */
const isIn = (view: MailView, labels: readonly MailLabel[]): ((mail: Mail) => boolean) => {
  if (view.kind === 'folder') return ({ folder }) => folder === folders[view.handle];
  if (view.kind === 'filter') return (mail) => mail[view.handle] && isWanted(mail);
  const label = labels.find(({ handle }) => handle === view.handle);
  return (mail) => label !== undefined && mail.labels.includes(label.id) && isWanted(mail);
};

/** The mails of a view. */
export const mailsIn = (mails: readonly Mail[], view: MailView, labels: readonly MailLabel[]): Mail[] =>
  mails.filter(isIn(view, labels));

/** The conversations of a view: each of which any mail is in it. */
export const conversationsIn = (
  conversations: readonly Conversation[],
  view: MailView,
  labels: readonly MailLabel[],
): Conversation[] => {
  const isHere = isIn(view, labels);
  return conversations.filter(({ mails }) => mails.some(isHere));
};

/**
 * How many mails of each view wait for their reader: all drafts, and of other views what is unread. Counted in one go over the mails, as there
 * may be thousands of them and a dozen of views.
 * @returns the counts by the views' paths; nothing for a view in which nothing waits
 */
export const countsOf = (mails: readonly Mail[], labels: readonly MailLabel[]): ReadonlyMap<string, number> => {
  const folderPaths = new Map<number, string>(
    folderHandles.map((handle) => [folders[handle], pathOfView({ kind: 'folder', handle })]),
  );
  const labelPaths = new Map(labels.map(({ id, handle }) => [id, pathOfView({ kind: 'label', handle })]));
  const filterPaths = filterHandles.map((handle) => ({ handle, path: pathOfView({ kind: 'filter', handle }) }));
  const counts = new Map<string, number>();
  const add = (path: string | undefined) => {
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  for (const mail of mails) {
    if (!mail.read || mail.folder === folders.drafts) add(folderPaths.get(mail.folder));
    if (mail.read || !isWanted(mail)) continue;
    for (const { handle, path } of filterPaths) if (mail[handle]) add(path);
    for (const label of mail.labels) add(labelPaths.get(label));
  }
  return counts;
};

/** Who is named in a list: whoever a mail is from, or, where its owner has written it, whoever it is for. */
export const othersOf = ({ from, to, folder, draft }: Mail): readonly { name: string; email: string }[] =>
  draft || folder === folders.sent ? to : [from];

/**
 * The conversations in an order.
 * @param compare compares two names as the language does
 */
export const inOrder = (
  conversations: readonly Conversation[],
  order: MailOrder,
  compare: (one: string, other: string) => number,
): readonly Conversation[] => {
  if (order === 'newest') return conversations;
  if (order === 'oldest') return conversations.toReversed();
  const nameOf = ({ newest }: Conversation) => othersOf(newest)[0]?.name ?? '';
  return conversations.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
};

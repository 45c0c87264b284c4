import { useApi } from '@ezone/shell/data/query';
import { asStored, useRecords, useRecordsStore } from '@ezone/shell/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { mailSentences } from './messages';
import { conversationsOf, mailsOf } from './model/conversations';
import type { Conversation } from './model/conversations';
import { folders, isFrom, mayBeIn } from './model/mail';
import type { Mail, MailFlag, MailLabel } from './model/mail';
import { mailsCollection } from './model/mailsCollection';
import type { Places } from './model/mailsCollection';

const none: readonly MailLabel[] = [];

/** The labels that mails can have. They are of the product, so they are asked for once. */
function useMailLabels(): readonly MailLabel[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['mail-app/labels'],
    queryFn: ({ signal }) => api.listMailLabels({ signal }),
    staleTime: Infinity,
    meta: { suppressToast: true },
  });
  return data ?? none;
}

/** What is unread when a conversation is: what others have written, or all where nobody else has. */
const receivedOf = ({ mails }: Conversation) => {
  const received = mails.filter(({ folder }) => folder !== folders.sent);
  return received.length > 0 ? received : mails;
};

const idsOf = (mails: readonly Mail[]) => mails.map(({ id }) => id);

/** The user's mails, and the ways to change them: each at once on screen, one or many as one step, and to be taken back. */
export function useMails() {
  const { formatMessage } = useIntl();
  const mails = useRecords(mailsCollection);
  const labels = useMailLabels();
  const { bulk } = mails;
  const store = useRecordsStore();
  const shown = useCallback(() => (store.records.shown(asStored(mailsCollection)) ?? []) as readonly Mail[], [store]);

  const actions = useMemo(() => {
    /** Turns a flag on in all mails of those that do not have it, or off where all of them have it. */
    const toggle = (flag: MailFlag, some: readonly Conversation[], done?: (isOn: boolean, count: number) => string) => {
      const isOn = !some.every((conversation) => conversation[flag]);
      const concerned = flag === 'read' && !isOn ? receivedOf : ({ mails }: Conversation) => mails;
      const others = some
        .filter((conversation) => conversation[flag] !== isOn)
        .flatMap(concerned)
        .filter((mail) => mail[flag] !== isOn);
      bulk('mark', idsOf(others), { [flag]: isOn }, done && { done: done(isOn, others.length) });
    };
    const move = (some: readonly Conversation[], folder: number, done: (count: number) => string) => {
      const moved = mailsOf(some).filter((mail) => mail.folder !== folder && mayBeIn(folder, mail));
      bulk('move', idsOf(moved), folder, { done: done(moved.length) });
    };
    return {
      star: (some: readonly Conversation[]) => {
        toggle('starred', some);
      },
      prioritise: (some: readonly Conversation[]) => {
        toggle('important', some);
      },
      /** Marks them as read, or as unread where all of them are read. */
      readOrUnread: (some: readonly Conversation[]) => {
        toggle('read', some, (isRead, count) =>
          formatMessage(isRead ? mailSentences.markedRead : mailSentences.markedUnread, { count }),
        );
      },
      /** Notes that somebody has opened a mail. That is no action of theirs, so it is not taken back with one. */
      opened: (mail: Mail) => {
        if (mail.read) return;
        store.outbox.add(mailsCollection.list, [mail.id], { kind: 'bulk', name: 'mark', given: { read: true } });
      },
      trash: (some: readonly Conversation[]) => {
        move(some, folders.trash, (count) => formatMessage(mailSentences.trashed, { count }));
      },
      spam: (some: readonly Conversation[]) => {
        move(some, folders.spam, (count) => formatMessage(mailSentences.spammed, { count }));
      },
      /**
       * Puts what came in into the inbox or the archive, and of what was put away the rest back to where it was written.
       * @param self the address of their owner
       */
      place: (some: readonly Conversation[], self: string, received: 'inbox' | 'archive') => {
        const placed = (mail: Mail) => {
          if (mail.draft) return folders.drafts;
          // What one has written to oneself has come in, too.
          const hasComeIn = mail.folder === folders.inbox || mail.folder === folders.archive;
          return hasComeIn || !isFrom(mail, self) ? folders[received] : folders.sent;
        };
        const moved = mailsOf(some).filter((mail) => mail.folder !== placed(mail));
        const places: Places = Object.fromEntries(moved.map((mail) => [mail.id, placed(mail)]));
        const said = received === 'archive' ? mailSentences.archived : mailSentences.movedBack;
        bulk('put', idsOf(moved), places, { done: formatMessage(said, { count: moved.length }) });
      },
      /** Gives a label to them, or takes it from them. */
      label: (some: readonly Conversation[], label: number, isOn: boolean) => {
        const others = mailsOf(some).filter((mail) => mail.labels.includes(label) !== isOn);
        const done = formatMessage(mailSentences.labelled, { count: others.length });
        bulk('label', idsOf(others), { label, isOn }, { done });
      },
    };
  }, [bulk, store, formatMessage]);

  return {
    mails,
    labels,
    actions,
    /** The mail with this id as it is in this moment. */
    read: useCallback((id: string) => shown().find((mail) => mail.id === id), [shown]),
    /** The conversations with these ids as they are in this moment. */
    readConversations: useCallback(
      (ids: readonly string[]) => {
        const wanted = new Set(ids);
        return conversationsOf(shown()).filter(({ id }) => wanted.has(id));
      },
      [shown],
    ),
  };
}

export type MailActions = ReturnType<typeof useMails>['actions'];

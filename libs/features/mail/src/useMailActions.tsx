import { useApi } from '@ezone/shell/data/query';
import { actionsOn, useDeleteForGood } from '@ezone/shell/page/list-detail';
import type { ListAction } from '@ezone/shell/page/list-detail';
import {
  Archive,
  Bookmark,
  CalendarPlus,
  FolderInput,
  Forward,
  Image as ImageIcon,
  Inbox,
  ListTodo,
  MailOpen,
  OctagonAlert,
  Printer,
  Reply,
  ReplyAll,
  RotateCcw,
  Star,
  StickyNote,
  Tag,
  Trash2,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { mailMessages, mailSentences } from './messages';
import { mailsOf } from './model/conversations';
import type { Conversation } from './model/conversations';
import { mailsCollection } from './model/mailsCollection';
import type { Mail } from './model/mail';
import { othersOf } from './model/mailsIn';
import type { MailFolder, MailView } from './model/mailView';
import { writtenAs } from './model/recipients';
import { composeMessages } from './composeMessages';
import type { Answering } from './model/answers';
import type { Composing } from './useCompose';
import type { useMails } from './useMails';

export type MailActionsOptions = {
  view: MailView;
  mailbox: ReturnType<typeof useMails>;
  /** What is open is being written: it cannot be answered. */
  isWriting: boolean;
  /** The address of the mails' owner. */
  self: string;
  /** What a mail is called. */
  nameOf: (mail: Mail) => string;
  composing: Composing;
  onPrint: (conversation: Conversation) => void;
  onShowImages: (mailIds: readonly string[]) => void;
  /** Asks for the labels of some conversations. */
  onLabel: (ids: readonly string[]) => void;
  /** Asks where some conversations are to be moved. */
  onMove: (ids: readonly string[]) => void;
  /** Goes to a page of another app. */
  onLeave: (path: string) => void;
};

/** What can be done with the conversations of a view: with all their mails, or, as an answer, with the newest. */
export function useMailActions({
  view,
  mailbox,
  isWriting,
  self,
  nameOf,
  composing,
  onPrint,
  onShowImages,
  onLabel,
  onMove,
  onLeave,
}: MailActionsOptions): readonly ListAction[] {
  const { mails, actions, readConversations } = mailbox;
  const api = useApi();
  const { formatDate, formatMessage } = useIntl();
  /** Where what is made of a mail comes from. */
  const originOf = ({ from, time }: Mail) =>
    formatMessage(mailSentences.origin, {
      name: from.name || from.email,
      moment: formatDate(time, { dateStyle: 'long', timeStyle: 'short' }),
    });
  const deleteForGood = useDeleteForGood({
    list: mailsCollection.list,
    send: (selectedMailIds) => api.deleteMails({ body: { selectedMailIds } }),
    refetch: mails.query.refetch,
    nameOf,
    ...{ label: mailMessages.deleteForGood, ask: mailSentences.askDelete, done: mailSentences.deleted },
  });
  const isIn = (folder: MailFolder) => view.kind === 'folder' && view.handle === folder;

  const of = actionsOn(readConversations);
  const putBack = of({
    id: 'putBack',
    label: isIn('spam') ? mailMessages.notSpam : isIn('archive') ? mailMessages.toInbox : mailMessages.restore,
    icon: isIn('trash') ? <RotateCcw /> : <Inbox />,
    isLeaving: true,
    run: (some) => {
      actions.place(some, self, 'inbox');
    },
  });
  const hasInbox = view.kind !== 'folder' || view.handle === 'inbox';
  const archive = of({
    ...{ id: 'archive', label: mailMessages.archive, icon: <Archive />, keys: 'e', swipe: 'start' },
    // Filters and labels go over what is archived, too.
    isLeaving: isIn('inbox'),
    run: (some) => {
      actions.place(some, self, 'archive');
    },
  });
  const moveTo: ListAction = {
    ...{ id: 'move', label: mailMessages.moveTo, icon: <FolderInput />, keys: 'v', places: ['selection', 'detail'] },
    run: onMove,
  };
  const spam = of({
    id: 'spam',
    label: mailMessages.spam,
    icon: <OctagonAlert />,
    keys: '!',
    isLeaving: true,
    places: ['selection', 'detail'],
    run: actions.spam,
  });
  const toTrash = of({
    id: 'trash',
    label: mailMessages.toTrash,
    icon: <Trash2 />,
    keys: '#',
    ...(!hasInbox && { swipe: 'start' }),
    tone: 'error',
    isLeaving: true,
    run: actions.trash,
  });
  const forGood = of({
    ...deleteForGood,
    run: (some) => {
      deleteForGood.run(mailsOf(some));
    },
  });
  const ofNewest = (
    { id, label, icon, ...more }: Pick<ListAction, 'id' | 'label' | 'icon' | 'keys' | 'places'>,
    run: (mail: Mail) => void,
  ): ListAction =>
    of({
      ...{ id, label, icon, places: ['detail'], ...more },
      run: ([conversation]) => {
        if (conversation) run(conversation.newest);
      },
    });
  const answer = (answering: Answering, keys: string, icon: ReactNode): ListAction =>
    ofNewest({ id: answering, label: composeMessages[answering], icon, keys }, (mail) => {
      if (!mail.draft) void composing.answer(mail, answering);
    });
  // What is being written is not marked while it is.
  const marked: ListAction['places'] = isWriting ? ['selection'] : ['selection', 'detail'];
  return [
    ...(isWriting
      ? []
      : [answer('reply', 'r', <Reply />), answer('replyAll', 'a', <ReplyAll />), answer('forward', 'f', <Forward />)]),
    of({
      ...{ id: 'star', label: mailMessages.star, icon: <Star />, keys: 's', run: actions.star },
      ...(isWriting && { places: ['row', 'selection'] }),
    }),
    of({
      id: 'important',
      label: mailMessages.prioritise,
      icon: <Bookmark />,
      keys: 'i',
      places: marked,
      run: actions.prioritise,
    }),
    of({
      id: 'read',
      label: mailMessages.readOrUnread,
      icon: <MailOpen />,
      keys: 'U',
      swipe: 'end',
      ...(isWriting && { places: ['row', 'selection'] }),
      run: actions.readOrUnread,
    }),
    { id: 'label', label: mailMessages.label, icon: <Tag />, keys: 'l', places: marked, run: onLabel },
    ...(isIn('trash')
      ? [putBack, forGood]
      : isIn('spam')
        ? [putBack, moveTo, toTrash]
        : isIn('archive')
          ? [putBack, moveTo, spam, toTrash]
          : hasInbox && !isWriting
            ? [archive, moveTo, spam, toTrash]
            : [toTrash]),
    ...(isWriting
      ? []
      : [
          of({
            ...{ id: 'print', label: mailMessages.print, icon: <Printer />, keys: 'mod+p', places: ['detail'] },
            run: ([conversation]) => {
              if (conversation) onPrint(conversation);
            },
          }),
          ofNewest({ id: 'todo', label: mailMessages.toTodo, icon: <ListTodo /> }, (mail) => {
            onLeave(`/apps/todo/all?title=${encodeURIComponent(nameOf(mail))}`);
          }),
          ofNewest({ id: 'event', label: mailMessages.toEvent, icon: <CalendarPlus /> }, (mail) => {
            const asked = new URLSearchParams({ title: nameOf(mail), desc: originOf(mail) });
            onLeave(`/apps/calendar?${asked.toString()}`);
          }),
          ofNewest({ id: 'note', label: mailMessages.toNote, icon: <StickyNote /> }, (mail) => {
            const asked = new URLSearchParams({ title: nameOf(mail), text: originOf(mail) });
            onLeave(`/apps/notes?${asked.toString()}`);
          }),
          ofNewest({ id: 'contact', label: mailMessages.toContacts, icon: <UserPlus /> }, (mail) => {
            const [other] = othersOf(mail);
            if (other) onLeave(`/apps/contacts/all?person=${encodeURIComponent(writtenAs(other))}`);
          }),
          // Where there are any, the mail offers it itself.
          of({
            ...{ id: 'images', label: mailMessages.showImages, icon: <ImageIcon />, keys: 'C', places: [] },
            run: (some) => {
              onShowImages(mailsOf(some).map(({ id }) => id));
            },
          }),
        ]),
  ];
}

import { useNow } from '@ezone/shell/data/now';
import {
  LazyDetail,
  ListDetailPage,
  listFields,
  NothingFound,
  searchRecords,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import { useDocumentTitle, usePathInApp } from '@ezone/shell/routing/document';
import { useCurrentUser } from '@ezone/shell/session';
import { useFetchAhead } from '@ezone/shell/session/live';
import { EmptyState } from '@ezone/ui/empty-state';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { RecordListHandle } from '@ezone/ui/record-list';
import { PenLine } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { MailSidebar } from './components/MailSidebar';
import { composeMessages } from './composeMessages';
import { emptyMessages, filterMessages, folderMessages, mailMessages, mailSentences, orderMessages } from './messages';
import { conversationWith, conversationsOf, draftsTo, mailsOf } from './model/conversations';
import type { Conversation } from './model/conversations';
import { isDraft } from './model/mail';
import type { Mail } from './model/mail';
import { conversationsIn, inOrder, mailOrders, mailsIn } from './model/mailsIn';
import { pathOfView, viewAt } from './model/mailView';
import type { MailView } from './model/mailView';
import { mailTitles } from './titles';
import { useAsking } from './useAsking';
import { useMailActions } from './useMailActions';
import { useMailRow } from './useMailRow';
import { useMails } from './useMails';
import { usePrinting } from './usePrinting';
import { useTrustedSenders } from './useTrustedSenders';
import { useWriting } from './useWriting';

const loadOpen = lazyContent(async () => (await import('./components/OpenConversation')).OpenConversation);

const fields = { q: listFields.text(), sort: listFields.oneOf(mailOrders) };

const searchedText = ({ mails }: Conversation) =>
  mails
    .flatMap(({ from, to, subject, excerpt, attachments }) => [
      ...[from, ...to].flatMap(({ name, email }) => [name, email]),
      ...[subject, excerpt, ...attachments.map(({ fileName }) => fileName)],
    ])
    .join('\n');

/** The user's mails: folders, filters and labels beside them, and the open one. */
export const Page = () => {
  const path = usePathInApp('/apps/mail', '/apps/mail/inbox');
  const view = useMemo(() => viewAt(path), [path]);
  return view ? <MailsAt view={view} /> : <Navigate to="/pages/errors/error-404" replace />;
};

function MailsAt({ view }: { view: MailView }) {
  const { formatMessage, locale } = useIntl();
  const address = useListAddress(pathOfView(view), fields);
  const now = useNow();
  const mailbox = useMails();
  const { mails, labels, actions } = mailbox;
  /** The mails whose images are shown. */
  const [askedImages, setWithImages] = useState<readonly string[]>([]);
  const trusted = useTrustedSenders();
  useFetchAhead(loadOpen);

  const known = mails.records;
  const { isTrusted } = trusted;
  const withImages = useMemo(
    () => [...askedImages, ...(known ?? []).filter(({ from }) => isTrusted(from.email)).map(({ id }) => id)],
    [askedImages, known, isTrusted],
  );
  const { q, sort } = address.shown;
  const label = view.kind === 'label' ? labels.find(({ handle }) => handle === view.handle) : undefined;
  const conversations = useMemo(() => known && conversationsOf(known), [known]);
  const here = useMemo(
    () => conversations && conversationsIn(conversations, view, labels),
    [conversations, view, labels],
  );
  const rows = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return here && inOrder(searchRecords(here, q, searchedText), sort, compare);
  }, [here, q, sort, locale]);

  const title =
    view.kind === 'folder'
      ? formatMessage(folderMessages[view.handle])
      : view.kind === 'filter'
        ? formatMessage(filterMessages[view.handle])
        : (label?.title ?? view.handle);
  useDocumentTitle(title);
  const subjectOf = useCallback(
    (mail: Mail) => mail.subject.trim() || formatMessage(isDraft(mail) ? mailTitles.create : mailMessages.noSubject),
    [formatMessage],
  );
  const titleOf = useCallback(({ first }: Conversation) => subjectOf(first), [subjectOf]);
  const self = useCurrentUser()?.data.email ?? '';
  const row = useMailRow(mailbox, { titleOf, self, now });
  const navigate = useNavigate();
  const listRef = useRef<RecordListHandle>(null);
  const writing = useWriting({ view, mailbox, address, subjectOf, focusList: () => listRef.current?.focus() });
  const printing = usePrinting(subjectOf, withImages);
  const { openId } = address;
  /** The conversation that is open, by whichever of its mails somebody has come there. */
  const shownId = useMemo(
    () => (openId === null ? null : conversationWith(conversations ?? [], openId)),
    [openId, conversations],
  );
  const isWriting = known?.find(({ id }) => id === openId)?.draft ?? false;
  const showImages = (ids: readonly string[]) => {
    setWithImages((before) => [...before, ...ids]);
  };
  const asking = useAsking(mailbox, {
    view,
    self,
    trusted,
    onMoved: (ids) => {
      address.forget(ids);
      if (shownId !== null && ids.includes(shownId)) address.close();
    },
  });
  const listActions = useMailActions({
    view,
    mailbox,
    isWriting,
    self,
    nameOf: subjectOf,
    composing: writing.composing,
    onPrint: printing.print,
    onShowImages: showImages,
    onLabel: asking.askLabels,
    onMove: asking.askFolder,
    onLeave: (path) => void navigate(path),
  });

  const count = useMemo(() => {
    if (!rows) return undefined;
    const some = mailsIn(mailsOf(rows), view, labels);
    const unread = some.filter((mail) => !mail.read).length;
    return formatMessage(unread > 0 ? mailSentences.countUnread : mailSentences.count, { count: some.length, unread });
  }, [rows, view, labels, formatMessage]);
  return (
    <Place $hasBars={isWriting && writing.dock !== false}>
      <ListDetailPage
        address={{ ...address, openId: shownId }}
        listRef={listRef}
        title={title}
        count={count}
        searchLabel={formatMessage(mailMessages.search)}
        sort={{
          options: mailOrders.map((id) => ({ id, label: formatMessage(orderMessages[id]) })),
          value: address.values.sort,
          onChange: (id) => {
            address.want({ sort: mailOrders.find((order) => order === id) ?? 'newest' });
          },
        }}
        create={{ label: composeMessages.compose, icon: <PenLine />, onPress: writing.composing.begin }}
        sidebar={{
          name: formatMessage(mailMessages.parts),
          content: (
            <MailSidebar
              view={view}
              mails={known}
              labels={labels}
              onShowTrusted={trusted.senders.length > 0 ? asking.showTrusted : undefined}
            />
          ),
        }}
        besideFrom="lg"
        rows={rows}
        all={conversations}
        recordOf={(id) => {
          const left = mails.recordOf(id);
          return left && conversationsOf([left])[0];
        }}
        textOf={titleOf}
        row={row}
        actions={listActions}
        empty={
          q !== '' && address.search ? (
            <NothingFound search={address.search} />
          ) : (
            <EmptyState>
              {view.kind === 'folder'
                ? formatMessage(emptyMessages[view.handle])
                : formatMessage(mailSentences[view.kind === 'label' ? 'noneWithLabel' : 'noneMarked'], { name: title })}
            </EmptyState>
          )
        }
        query={mails.query}
        detail={(conversation) =>
          isDraft(conversation.newest) ? (
            writing.opened(conversation.newest)
          ) : (
            <LazyDetail
              load={loadOpen}
              props={{
                conversation,
                // By the address of the conversation nobody has asked for one of its mails.
                asked: openId === conversation.id ? null : openId,
                labels,
                now,
                withImages,
                onShowImages: (id: string) => {
                  showImages([id]);
                },
                trusted,
                onOpened: actions.opened,
                onUnlabel: (id: number) => {
                  actions.label([conversation], id, false);
                },
                onOpenMails: printing.noteOpen,
                onAnswer: (mail, answering) => void writing.composing.answer(mail, answering),
                drafts: draftsTo(conversation, known ?? []),
                onWrite: writing.goOn,
              }}
            />
          )
        }
      />
      {writing.dock}
      {printing.sheet}
      {asking.dialogs}
    </Place>
  );
}

/** What is written over the page stands in it. */
const Place = styled.div<{ $hasBars: boolean }>`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  /* The foot of what is written in the page stays clear of the bars at its end. */
  padding-block-end: ${({ theme, $hasBars }) => $hasBars && theme.space(11)};
`;

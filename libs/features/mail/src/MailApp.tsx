import { useNow } from '@ezone/shell/data/now';
import { useFetched } from '@ezone/shell/notices/dialog';
import {
  LazyDetail,
  ListDetailPage,
  listFields,
  NothingFound,
  searchRecords,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import { handOver, useRecordsStore } from '@ezone/shell/records';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useCurrentUser } from '@ezone/shell/session';
import { useFetchAhead } from '@ezone/shell/session/live';
import { EmptyState } from '@ezone/ui/empty-state';
import { useIsFrom, useIsWide } from '@ezone/ui/is-wide';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { RecordListHandle } from '@ezone/ui/record-list';
import { BREAKPOINTS } from '@ezone/ui/theme';
import { useHeldKeys } from '@ezone/ui/typed-text';
import { PenLine } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ComposerDock } from './components/ComposerDock';
import { MailSidebar } from './components/MailSidebar';
import { composeMessages } from './composeMessages';
import { emptyMessages, filterMessages, folderMessages, mailMessages, mailSentences, orderMessages } from './messages';
import { expanded, minimised } from './model/docked';
import { conversationWith, conversationsOf, draftsTo, mailsOf } from './model/conversations';
import type { Conversation } from './model/conversations';
import { isDraft, isEmptyDraft } from './model/mail';
import type { Mail } from './model/mail';
import { conversationsIn, inOrder, mailOrders, mailsIn } from './model/mailsIn';
import { pathOfView, viewAt } from './model/mailView';
import type { MailView } from './model/mailView';
import { useCompose } from './useCompose';
import { useDocked } from './useDocked';
import { useDiscardEmpty } from './useDiscardEmpty';
import { useMailActions } from './useMailActions';
import { useMailRow } from './useMailRow';
import { useMails } from './useMails';
import { useSending } from './useSending';

const loadComposer = lazyContent(async () => (await import('./components/Composer')).Composer);
const loadOpen = lazyContent(async () => (await import('./components/OpenConversation')).OpenConversation);
const loadPrinted = lazyContent(async () => (await import('./components/PrintedMail')).PrintedMail);
const loadLabels = lazyContent(async () => (await import('./components/LabelsDialog')).LabelsDialog);

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
  const { pathname } = useLocation();
  const view = useMemo(() => viewAt(pathname), [pathname]);
  if (pathname.replace(/\/$/, '') === '/apps/mail') return <Navigate to="/apps/mail/inbox" replace />;
  return view ? <MailsAt view={view} /> : <Navigate to="/pages/errors/error-404" replace />;
};

function MailsAt({ view }: { view: MailView }) {
  const { formatMessage, locale } = useIntl();
  const address = useListAddress(pathOfView(view), fields);
  const now = useNow();
  const mailbox = useMails();
  const store = useRecordsStore();
  const { mails, labels, actions, read, readConversations } = mailbox;
  /** The conversations whose labels are being chosen. */
  const [labelled, setLabelled] = useState<readonly string[]>([]);
  const labelling = useFetched(loadLabels);
  /** The mails whose images are shown. */
  const [withImages, setWithImages] = useState<readonly string[]>([]);
  /** The mail that is being printed. */
  const [printed, setPrinted] = useState<string | null>(null);
  const printing = useFetched(loadPrinted);
  useFetchAhead(loadOpen);
  useFetchAhead(loadComposer);

  const known = mails.records;
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
    ({ subject }: Mail) => subject.trim() || formatMessage(mailMessages.noSubject),
    [formatMessage],
  );
  const titleOf = useCallback(({ first }: Conversation) => subjectOf(first), [subjectOf]);
  const self = useCurrentUser()?.data.email ?? '';
  const row = useMailRow(mailbox, { titleOf, self, now });
  /** The draft that was begun last. */
  const [begun, setBegun] = useState<string | null>(null);
  const navigate = useNavigate();
  /** To whom another app wants a mail to be written: `?compose=ada@example.com`. */
  const recipient = new URLSearchParams(useLocation().search).get('compose');
  /** The drafts that are written over the page, where that is wide. */
  const [docked, setDocked] = useDocked();
  const isWide = useIsWide();
  const room = useIsFrom(BREAKPOINTS.xl) ? 3 : 1;
  const expand = (id: string) => {
    // What was sent or removed elsewhere takes no room.
    const isHere = (one: string) => {
      // Nobody knows yet.
      if (!known) return true;
      const draft = read(one);
      return draft !== undefined && isDraft(draft);
    };
    setDocked((before) =>
      expanded(
        before.filter((one) => isHere(one.id)),
        id,
        room,
      ),
    );
  };
  const undock = (id: string) => {
    setDocked((before) => before.filter((one) => one.id !== id));
  };
  /** What is typed before a new draft can be written in. */
  const keys = useHeldKeys();
  const composing = useCompose(mailbox, keys, (id) => {
    if (isWide) {
      if (recipient !== null) void navigate(pathOfView(view), { replace: true });
      expand(id);
      return;
    }
    setBegun(id);
    // The address that asked for it gives way to the draft: Back does not ask again.
    if (recipient !== null) void navigate(`${pathOfView(view)}/${encodeURIComponent(id)}`, { replace: true });
    else if (address.openId === null) address.open(id);
    else address.step(id);
  });
  const isAsked = useRef(false);
  const beginTo = useEffectEvent(composing.beginTo);
  useEffect(() => {
    if (recipient !== null && !isAsked.current) beginTo(recipient);
    isAsked.current = recipient !== null;
  }, [recipient]);
  const sending = useSending(mails.query.refetch, (id) => {
    void navigate(`${pathOfView({ kind: 'folder', handle: 'drafts' })}/${encodeURIComponent(id)}`);
  });
  const { openId } = address;
  /** The conversation that is open, by whichever of its mails somebody has come there. */
  const shownId = useMemo(
    () => (openId === null ? null : conversationWith(conversations ?? [], openId)),
    [openId, conversations],
  );
  const writing = useMemo(
    () => [...(openId === null ? [] : [openId]), ...docked.map(({ id }) => id)],
    [openId, docked],
  );
  useDiscardEmpty(writing, mailbox);
  const isWriting = known?.find(({ id }) => id === openId)?.draft ?? false;
  const showImages = (ids: readonly string[]) => {
    setWithImages((before) => [...before, ...ids]);
  };
  const listActions = useMailActions({
    view,
    mailbox,
    isWriting,
    self,
    nameOf: subjectOf,
    composing,
    onPrint: (id) => {
      setPrinted(id);
      void printing.open();
    },
    onShowImages: showImages,
    onLabel: (ids) => {
      setLabelled(ids);
      void labelling.open();
    },
    onLeave: (path) => void navigate(path),
  });

  const onPaper = printed === null ? undefined : known?.find(({ id }) => id === printed);

  const count = (shown: readonly Conversation[]) => {
    const some = mailsIn(mailsOf(shown), view, labels);
    const unread = some.filter((mail) => !mail.read).length;
    return formatMessage(unread > 0 ? mailSentences.countUnread : mailSentences.count, { count: some.length, unread });
  };
  const { recordOf } = mails;
  const drafts = useMemo(() => {
    if (!isWide || docked.length === 0) return [];
    const shown = new Map(known?.map((mail) => [mail.id, mail]));
    return docked.flatMap(({ id, isMinimised }) => {
      const draft = shown.get(id) ?? recordOf(id);
      // What is open beside the list is written there.
      return draft && isDraft(draft) && id !== openId ? [{ draft, isMinimised }] : [];
    });
  }, [isWide, docked, known, recordOf, openId]);
  const composer = (draft: Mail, isNew: boolean, onLeave: () => void, onGoOn: (id: string) => void) => (
    <LazyDetail
      load={loadComposer}
      props={{
        draft,
        mailbox,
        isNew,
        takeTyped: keys.take,
        onSend: () => {
          sending(draft.id);
          undock(draft.id);
          onLeave();
        },
        onKeptAsNew: ({ id }) => {
          onGoOn(id);
        },
      }}
    />
  );
  const listRef = useRef<RecordListHandle>(null);
  const leaveDock = (id: string) => {
    undock(id);
    listRef.current?.focus();
  };
  const minimise = (id: string) => {
    setDocked((before) => minimised(before, id));
  };
  return (
    <Place>
      <ListDetailPage
        address={{ ...address, openId: shownId }}
        listRef={listRef}
        title={title}
        count={rows && count(rows)}
        searchLabel={formatMessage(mailMessages.search)}
        sort={{
          options: mailOrders.map((id) => ({ id, label: formatMessage(orderMessages[id]) })),
          value: address.values.sort,
          onChange: (id) => {
            address.want({ sort: mailOrders.find((order) => order === id) ?? 'newest' });
          },
        }}
        create={{ label: composeMessages.compose, icon: <PenLine />, onPress: composing.begin, alsoKey: 'c' }}
        sidebar={{
          name: formatMessage(mailMessages.parts),
          content: <MailSidebar view={view} mails={known} labels={labels} />,
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
            composer(conversation.newest, begun === conversation.id, address.close, address.step)
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
                onOpened: actions.opened,
                onUnlabel: (id: number) => {
                  actions.label([conversation], id, false);
                },
                onAnswer: (mail, answering) => void composing.answer(mail, answering),
                drafts: draftsTo(conversation, known ?? []),
                onWrite: isWide ? expand : address.open,
              }}
            />
          )
        }
      />
      {drafts.length > 0 && (
        <ComposerDock
          drafts={drafts}
          titleOf={subjectOf}
          onExpand={expand}
          onMinimise={minimise}
          onClose={leaveDock}
          onEscape={(id) => {
            handOver(store, (editor) => editor.id === id);
            const draft = read(id);
            if (draft && isEmptyDraft(draft)) leaveDock(id);
            else minimise(id);
          }}
        >
          {(draft) =>
            composer(
              draft,
              true,
              () => listRef.current?.focus(),
              (id) => {
                setDocked((before) => before.map((one) => (one.id === draft.id ? { ...one, id } : one)));
              },
            )
          }
        </ComposerDock>
      )}
      {onPaper && printing.opened && (
        <printing.opened
          mail={onPaper}
          subject={subjectOf(onPaper)}
          isShowingImages={withImages.includes(onPaper.id)}
          onDone={printing.close}
        />
      )}
      {labelling.opened && (
        <labelling.opened
          labels={labels}
          mails={readConversations(labelled)}
          onLabel={(id, isOn) => {
            actions.label(readConversations(labelled), id, isOn);
          }}
          onClose={labelling.close}
        />
      )}
    </Place>
  );
}

/** What is written over the page stands in it. */
const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

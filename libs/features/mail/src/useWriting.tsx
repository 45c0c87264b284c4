import { LazyDetail } from '@ezone/shell/page/list-detail';
import type { ListPlace } from '@ezone/shell/page/list-detail';
import { PanelContent, useLazyWithSentences } from '@ezone/shell/panels/panel';
import { handOver, useRecordsStore } from '@ezone/shell/records';
import { useFetchAhead } from '@ezone/shell/session/live';
import { useIsFrom, useIsWide } from '@ezone/ui/is-wide';
import { lazyContent } from '@ezone/ui/lazy-content';
import { BREAKPOINTS } from '@ezone/ui/theme';
import { useHeldKeys } from '@ezone/ui/typed-text';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDraft, isEmptyDraft } from './model/mail';
import type { Mail } from './model/mail';
import { pathOfView } from './model/mailView';
import type { MailView } from './model/mailView';
import { useCompose } from './useCompose';
import { useDiscardEmpty } from './useDiscardEmpty';
import { expanded, minimised, useDocked } from './useDocked';
import type { useMails } from './useMails';

const loadDock = lazyContent(async () => (await import('./components/ComposerDock')).ComposerDock);
const loadEditor = lazyContent(async () => (await import('./components/WrittenDraft')).WrittenDraft);

type WritingOptions = {
  view: MailView;
  mailbox: ReturnType<typeof useMails>;
  address: Pick<ListPlace, 'openId' | 'open' | 'step' | 'close'>;
  /** What a draft is called. */
  subjectOf: (draft: Mail) => string;
  /** Leads the focus to the list. */
  focusList: () => void;
};

/** Where drafts are begun and written: over the page where that is wide, and in the place of what is open otherwise. */
export function useWriting({ view, mailbox, address, subjectOf, focusList }: WritingOptions) {
  const { mails, read } = mailbox;
  const { records: known, recordOf } = mails;
  const { openId } = address;
  const store = useRecordsStore();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const room = useIsFrom(BREAKPOINTS.xl) ? 3 : 1;
  useFetchAhead(loadDock);
  const loadComposer = useLazyWithSentences(loadEditor, 'form');
  useFetchAhead(loadComposer);
  /** The draft that was begun last. */
  const [begun, setBegun] = useState<string | null>(null);
  /** To whom another app wants a mail to be written: `?compose=ada@example.com`. */
  const recipient = new URLSearchParams(useLocation().search).get('compose');
  /** The drafts that are written over the page, where that is wide. */
  const [docked, setDocked] = useDocked();
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
  const minimise = (id: string) => {
    setDocked((before) => minimised(before, id));
  };
  const undock = (id: string) => {
    setDocked((before) => before.filter((one) => one.id !== id));
  };
  const leaveDock = (id: string) => {
    undock(id);
    focusList();
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
    else if (openId === null) address.open(id);
    else address.step(id);
  });
  const isAsked = useRef(false);
  const beginTo = useEffectEvent(composing.beginTo);
  useEffect(() => {
    if (recipient !== null && !isAsked.current) beginTo(recipient);
    isAsked.current = recipient !== null;
  }, [recipient]);
  // What is shown of the last visit has no time.
  const isHereRef = useRef(false);
  useEffect(() => {
    isHereRef.current = true;
    return () => {
      isHereRef.current = false;
    };
  }, []);
  const openAgain = (id: string) => {
    // Its writer stays where they are; from another app it is opened in the page of the mails.
    if (isWide && isHereRef.current) expand(id);
    else void navigate(`${pathOfView({ kind: 'folder', handle: 'drafts' })}/${encodeURIComponent(id)}`);
  };
  useDiscardEmpty({ openId, docked }, mailbox);

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
        onSent: () => {
          undock(draft.id);
          onLeave();
        },
        onOpen: openAgain,
        onKeptAsNew: ({ id }) => {
          onGoOn(id);
        },
      }}
    />
  );
  return {
    composing,
    /** Opens a draft to go on with it. */
    goOn: isWide ? expand : address.open,
    /** What the open draft is written in. */
    opened: (draft: Mail) => composer(draft, begun === draft.id, address.close, address.step),
    /** The drafts over the page. */
    dock: drafts.length > 0 && (
      <PanelContent
        load={loadDock}
        props={{
          drafts,
          titleOf: subjectOf,
          onExpand: expand,
          onMinimise: minimise,
          onClose: leaveDock,
          onEscape: (id: string) => {
            handOver(store, (editor) => editor.id === id);
            const draft = read(id);
            if (draft && isEmptyDraft(draft)) leaveDock(id);
            else minimise(id);
          },
          children: (draft: Mail) =>
            composer(draft, true, focusList, (id) => {
              setDocked((before) => before.map((one) => (one.id === draft.id ? { ...one, id } : one)));
            }),
        }}
      />
    ),
  };
}

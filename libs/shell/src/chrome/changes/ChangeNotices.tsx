import { commonMessages } from '../../notices/words';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConnection } from '../../data/online';
import { useToast } from '../../notices/toast';
import {
  focusDecision,
  idsOf,
  keepAsNew,
  LEFT_OVER,
  openKey,
  OutboxStatus,
  recordsMessages,
  recordIn,
  recordsSentences,
  refusalText,
  undecidedIn,
  UndecidedStatus,
  useRecordsStoreIfAny,
  useSayDone,
} from '../../records';
import type { Change, Fate, RecordsStore, Turn, UndoEntry } from '../../records';
import { CHANGE_KEY, useUndoKeys } from './useUndoKeys';
import { whatWasDone } from './whatWasDone';

/**
 * Tells of changes that did not arrive as they were made, wherever the user is by then, and takes back what was done last, or does it
 * again, by keys. A guest has no changes.
 */
export const ChangeNotices = () => {
  const store = useRecordsStoreIfAny();
  useUndoKeys(store ?? undefined);
  return store && <NoticesOf store={store} />;
};

/** Whether the list is to look again as if nothing had been done, because no page shows what was. */
const isTakenBack = ({ outbox }: RecordsStore, { change: { list, deed } }: Fate): boolean =>
  (deed.kind !== 'create' && deed.kind !== 'update') || outbox.collectionOf(list).refused === 'isTakenBack';

/** Where the record of a change is shown, and what stands in its way is decided; undefined where it has no page. */
const pathOf = ({ outbox, records }: RecordsStore, change: Change): string | undefined => {
  const { list, ids } = change;
  const collection = outbox.knownCollectionOf(list);
  const record = collection && (records.find(collection, ids[0] ?? '') ?? recordIn(change));
  return record && collection.pathOf?.(record);
};

/** Whether the records of its list have pages: without one a conflict could be decided nowhere. */
const hasPages = ({ outbox }: RecordsStore, { list }: Change): boolean =>
  outbox.knownCollectionOf(list)?.pathOf !== undefined;

function NoticesOf({ store }: { store: RecordsStore }) {
  const { outbox, records, words, open, drafts } = store;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();

  const dismiss = (key: string | undefined) => {
    for (const shown of toast.answers()) if (key !== undefined && shown.key === key) toast.dismiss(shown.id);
  };
  /**
   * Keeps what a change of many has left over, and says where that is.
   * @param offer the key of the toast that offers to take the change back
   */
  const tellLeftOver = ({ change: { list, ids, deed }, answer }: Fate, offer: string) => {
    const bulk = deed.kind === 'bulk' ? outbox.knownCollectionOf(list)?.bulk?.[deed.name] : undefined;
    const left = deed.kind === 'bulk' ? bulk?.leftOver?.(answer, deed.given as never) : undefined;
    if (!left) return;
    const { count, kept, path } = left;
    drafts.keep(list, LEFT_OVER, { ...drafts.read(list, LEFT_OVER), ...kept });
    // Nothing of it was done, so there is nothing to be taken back.
    if (count === ids.length) dismiss(offer);
    toast.show({
      ...{ key: `left over: ${list}`, variant: 'warning', duration: null },
      message: formatMessage(recordsSentences.leftOver, { count }),
      action: { label: formatMessage(recordsMessages.show), onPress: () => void navigate(path) },
    });
  };
  /** Says what others had moved meanwhile, and where it is after the move was made once more. */
  const tellMoved = ({ change: { id, list, deed }, answer }: Fate) => {
    const bulk = deed.kind === 'bulk' ? outbox.knownCollectionOf(list)?.bulk?.[deed.name] : undefined;
    const moved = bulk?.movedMeanwhile?.(answer);
    if (!moved) return;
    const { theirs, ...values } = moved;
    toast.show({
      ...{ key: `moved meanwhile: ${id}`, variant: 'warning' },
      message:
        theirs === null
          ? formatMessage(recordsSentences.movedWithin, values)
          : formatMessage(recordsSentences.movedToOther, { ...values, theirs }),
    });
  };
  const say = useSayDone();
  /**
   * Decides a conflict for what is saved, and offers to have the user's own version in its place.
   * @param offer the key of the toast that offers to take the change back
   */
  const takeTheirs = (change: Change, offer: string) => {
    const { progress, deed } = change;
    if (progress.at !== 'conflict' || deed.kind !== 'update') return;
    const named = Object.entries(deed.fields).filter(([field]) => progress.fields.includes(field));
    dismiss(offer);
    say(records.decide(change, null, Object.fromEntries(named)), { done: formatMessage(recordsMessages.theirsStands) });
  };
  const tell = useEffectEvent((fate: Fate) => {
    const { change, became } = fate;
    const { id, list, ids, progress } = change;
    const { key = `${CHANGE_KEY}${id}`, failed, leadsOn } = words.get(id) ?? {};
    // What was sent with it has a toast of its own, which offers what cannot be done any more.
    for (const one of idsOf(change)) {
      if (one !== id) dismiss(words.get(one)?.key);
      if (one !== id || became === 'acknowledged') words.delete(one);
    }
    if (became === 'acknowledged') {
      tellLeftOver(fate, key);
      tellMoved(fate);
      return;
    }
    const takenBack = became === 'refused' && isTakenBack(store, fate);
    if (takenBack) outbox.discard(id);
    // An open record says so itself.
    else if (ids.some((one) => (open.get(openKey(list, one)) ?? 0) > 0)) return;
    const own = progress.at === 'refused' ? outbox.collectionOf(list).reasonOf?.(progress) : undefined;
    const why = refusalText(progress, formatMessage, own);
    const sentence = (text: string) => (why ? `${text} ${why}` : text);
    const path = pathOf(store, change);
    const show = path && { label: formatMessage(recordsMessages.compare), onPress: () => void navigate(path) };
    switch (became) {
      case 'refused':
        toast.show({
          key,
          variant: 'error',
          message: sentence(failed ?? formatMessage(takenBack ? recordsMessages.notDone : recordsMessages.notSaved)),
          // Where one has to go on elsewhere it stays until it is closed.
          ...(leadsOn && { duration: null }),
          action: leadsOn ?? {
            label: formatMessage(commonMessages.retry),
            onPress: () => {
              if (takenBack) words.set(records.again(change).id, { key, ...(failed !== undefined && { failed }) });
              else outbox.retry(id);
            },
          },
        });
        break;
      case 'conflict':
        if (!hasPages(store, change)) {
          takeTheirs(change, key);
          break;
        }
        toast.show({
          key,
          variant: 'warning',
          message: formatMessage(recordsMessages.conflict),
          ...(show && { action: show }),
        });
        break;
      case 'gone':
        toast.show({
          key,
          variant: 'warning',
          duration: null,
          message: formatMessage(recordsMessages.gone),
          action: {
            label: formatMessage(recordsMessages.keepAsNew),
            onPress: () => {
              keepAsNew(store, change);
            },
          },
        });
    }
  });
  useEffect(() => outbox.onFate((fate) => tell(fate)), [outbox]);

  const tellTurn = useEffectEvent((entry: UndoEntry, turn: Turn) => {
    const offer = toast.answers().find(({ key }) => key === `${CHANGE_KEY}${entry.id}`);
    if (offer) toast.dismiss(offer.id);
    const what = offer?.message ?? whatWasDone(store, entry, formatMessage);
    toast.show({
      key: 'undone',
      variant: 'info',
      message:
        what === undefined ? formatMessage(recordsMessages[turn]) : formatMessage(recordsSentences[turn], { what }),
    });
  });
  useEffect(() => records.onUndo((entry, turn) => tellTurn(entry, turn)), [records]);
  return null;
}

/** The lines that count what is not sent yet, for as long as something holds it up, and what waits for the user. */
export const WaitingChanges = () => {
  const store = useRecordsStoreIfAny();
  return (
    store && (
      <>
        <WaitingOf store={store} />
        <UndecidedOf store={store} />
      </>
    )
  );
};

function WaitingOf({ store: { outbox } }: { store: RecordsStore }) {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  const isDelayed = useSyncExternalStore(outbox.subscribe, outbox.isDelayed);
  // Without a network nothing can be sent now.
  const isOffline = useSelector(useConnection(), (connection) => connection.matches('offline'));
  return (
    <OutboxStatus
      isDelayed={isDelayed}
      count={changes.length}
      isKept={outbox.isKept()}
      onRetry={isOffline ? undefined : outbox.retryNow}
    />
  );
}

function UndecidedOf({ store }: { store: RecordsStore }) {
  const { outbox } = store;
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setLearned] = useState<readonly string[]>([]);
  const blocked = useMemo(() => undecidedIn(changes), [changes]);
  useEffect(() => {
    // An earlier visit, or another tab, may have left what no page of this one knows.
    const lists = new Set(blocked.map(({ list }) => list));
    for (const list of lists) void outbox.learn(list).then(() => setLearned([...lists]));
  }, [outbox, blocked]);
  // What has no page could be decided nowhere.
  const undecided = blocked.filter((change) => hasPages(store, change));
  const show = () => {
    const paths = undecided.map((change) => pathOf(store, change) ?? pathname);
    const next = paths.find((path) => path !== `${pathname}${search}`);
    if (next !== undefined) void navigate(next);
    else focusDecision();
  };
  return <UndecidedStatus count={undecided.length} onShow={show} />;
}

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { localStore } from '../../data/storage';
import { fetchDialogAhead, useDialog } from '../../notices/dialog';
import { useSide } from '../../panels/side';
import { handOver, isBlocked, useRecordsStoreIfAny, withheldIn } from '../../records';
import type { RecordsStore } from '../../records';
import { signOutPath } from '../../routing';
import { fetchWhenIdle } from '../../session/live/fetchWhenIdle';
import { signOutMessages, signOutSentences } from './messages';

/** How long signing out waits for what is just being sent, in milliseconds. */
const PATIENCE = 3000;

/** Ends when all is sent that can be, nothing can be for now, or it has had its time. */
const sentFirst = ({ getChanges, isDelayed, subscribe }: RecordsStore['outbox']): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      if (!isDelayed() && getChanges().some((change) => !isBlocked(change))) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = subscribe(end);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, PATIENCE);
    end();
  });

/**
 * Signs out. What is on its way, or held for a while, is sent first. Where something is not sent yet, the user is asked first: changes wait in this browser until they are back, a text that is too
 * long to be sent waits in this tab.
 * @param first what comes between the question and signing out; answers whether to go on
 */
export const useSignOut = (first: () => Promise<boolean> = () => Promise.resolve(true)): (() => void) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dialog = useDialog();
  const store = useRecordsStoreIfAny();
  const countAtSide = useSide()?.feature.countUnsent;

  useEffect(() => fetchWhenIdle(fetchDialogAhead), []);

  const isWanted = async () => {
    if (!store) return true;
    const { outbox, userId } = store;
    handOver(store, () => true);
    // What may be taken back for a while yet would have nobody to send it.
    for (const send of store.held) send();
    await sentFirst(outbox);
    const waiting = outbox.getChanges().length + (countAtSide?.(userId) ?? 0);
    const withheld = withheldIn(store).length;
    const count = waiting + withheld;
    if (count === 0) return true;
    const isKept = localStore.isLasting() && outbox.isKept();
    const becomes = isKept
      ? [
          waiting > 0 && formatMessage(signOutSentences.kept, { count: waiting }),
          withheld > 0 && formatMessage(signOutSentences.withheld, { count: withheld }),
        ]
      : [formatMessage(signOutMessages.lost)];
    return dialog.confirm({
      title: formatMessage(signOutSentences.title, { count }),
      detail: becomes.filter(Boolean).join(' '),
      confirmLabel: formatMessage(signOutMessages.confirm),
      cancelLabel: formatMessage(signOutMessages.stay),
      tone: isKept && withheld === 0 ? 'primary' : 'error',
    });
  };
  const signOut = async () => {
    if ((await isWanted()) && (await first())) await navigate(signOutPath);
  };
  return () => void signOut();
};

import { asStored, handOver, holdUnload, isBlocked, newId, useRecordsStore } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { useApi } from '@ezone/shell/data/query';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages } from './composeMessages';
import { contentOf, isSameWritten } from './model/contentOf';
import { heldSendings, holdSending, isHeld, letSendingGo, TAKE_BACK } from './model/heldSendings';
import type { HeldSending } from './model/heldSendings';
import { mailsCollection } from './model/mailsCollection';
import { isDraft } from './model/mail';
import type { Mail } from './model/mail';
import { sendingIn, sendingOf, sendLeaving } from './model/sending';
import { toastOf, useDelivery } from './useDelivery';

type Store = ReturnType<typeof useRecordsStore>;

/** What takes back each mail that is held, by the store's tab and the draft; also while another app is open in it. */
const running = new Map<string, () => void>();
const runningAt = ({ tab }: Store, id: string) => `${tab} ${id}`;

/** Takes back what is held of a draft, here and in other tabs, unless it is on its way. @returns whether anything was */
const stopAll = (store: Store, id: string): boolean => {
  const held = heldSendings(store.userId).filter(
    ({ key, draft, isCalled }) => draft.id === id && !isCalled && !sendingIn(store.outbox, key),
  );
  running.get(runningAt(store, id))?.();
  for (const one of held) letSendingGo(store.userId, one);
  return held.length > 0;
};

/** Whether a draft cannot be sent any more, as it is in the trash, or is being sent already. */
const isAway = (mail: Mail | undefined) => mail !== undefined && !isDraft(mail);

/** How a draft is in this moment, for what is to be sent of it. */
const lookAt = (store: Store) => {
  const { outbox, records } = store;
  const changesOf = (id: string) =>
    outbox.getChanges().filter(({ list, ids }) => list === mailsCollection.list && ids.includes(id));
  /** The mail with all that is typed in it; undefined where it is gone, or nothing is known of the mails. */
  const find = (id: string) => {
    handOver(store, (editor) => editor.list === mailsCollection.list && editor.id === id);
    return records.find(asStored(mailsCollection), id) as Mail | undefined;
  };
  return {
    find,
    /** Whether the server has it as it is here. */
    isKept: (id: string) => changesOf(id).length === 0,
    /** Whether somebody has gone on writing, or what was written could not be saved: sent, that would be gone with the draft. */
    isOtherwise: ({ draft }: HeldSending, now: Mail | undefined) =>
      changesOf(draft.id).some(isBlocked) || (now !== undefined && !isSameWritten(contentOf(now), contentOf(draft))),
  };
};

/**
 * Sends a draft that is open, after a time in which that can be taken back. Up to then it is a draft as it was. Where the page is left, or its user
 * signs out, it is sent at once; where even that fails, as without a network, `SendingsAround` does it. What was written on since is not sent.
 * @param id that of the draft. Where it was to be sent, it is written on now, and not sent
 * @param openDraft opens a draft that was taken back or not sent
 */
export function useSending(id: string, openDraft: (id: string) => void): () => void {
  const store = useRecordsStore();
  const api = useApi();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { find, isKept, isOtherwise } = useMemo(() => lookAt(store), [store]);
  const { deliver, sayNotSent } = useDelivery(openDraft);
  /** Sends a draft as it was held. One that is in the trash by now is not sent. */
  const sendHeld = useCallback(
    (held: HeldSending) => {
      const { outbox, userId } = store;
      const { id } = held.draft;
      const now = find(id);
      // Where it is gone it may have been sent when the page was left: the server knows it by its key, and whom it did not reach.
      const isOnItsWay = sendingIn(outbox, held.key) !== undefined;
      if (isOnItsWay || !(isAway(now) || isOtherwise(held, now))) {
        deliver(held);
        return;
      }
      letSendingGo(userId, held);
      if (!isAway(now)) sayNotSent(id);
    },
    [store, find, isOtherwise, sayNotSent, deliver],
  );
  const takeBack = useEffectEvent((opened: string) => {
    if (!stopAll(store, opened)) return;
    toast.show({ key: toastOf(opened), variant: 'info', message: formatMessage(composeMessages.takenBack) });
  });
  useEffect(() => {
    takeBack(id);
  }, [id]);

  return () => {
    const { outbox, userId, tab } = store;
    const draft = find(id);
    if (!draft || !isDraft(draft)) return;
    // Of two of the same draft the later one counts.
    stopAll(store, id);
    const held: HeldSending = { key: newId(), time: new Date().toISOString(), tab, draft };
    holdSending(userId, held);
    const letGo = holdUnload(() => !outbox.isOver());
    const end = () => {
      clearTimeout(timer);
      letGo();
      removeEventListener('pagehide', leave);
      store.held.delete(send);
      running.delete(runningAt(store, id));
    };
    // There is no time left for the outbox. It stays held: sent once more under its key, it is not delivered again.
    const leave = () => {
      if (outbox.isOver() || !isHeld(userId, held)) return;
      const now = find(id);
      if (isAway(now)) letSendingGo(userId, held);
      else if (now && !isOtherwise(held, now)) {
        sendLeaving(api, now, sendingOf(held), isKept(id)).catch(() => undefined);
        if (isKept(id) && navigator.onLine) holdSending(userId, { ...held, isCalled: true });
      }
    };
    const send = () => {
      end();
      // Its user may sign in again: it stays held for them.
      if (outbox.isOver()) return;
      toast.dismiss(shown);
      if (isHeld(userId, held)) sendHeld(held);
    };
    const stop = () => {
      end();
      letSendingGo(userId, held);
    };
    const timer = setTimeout(send, TAKE_BACK);
    addEventListener('pagehide', leave);
    store.held.add(send);
    running.set(runningAt(store, id), stop);
    const shown = toast.show({
      key: toastOf(id),
      variant: 'info',
      message: formatMessage(composeMessages.sending),
      duration: TAKE_BACK,
      action: {
        label: formatMessage(commonMessages.undo),
        onPress: () => {
          stop();
          openDraft(id);
        },
      },
    });
  };
}

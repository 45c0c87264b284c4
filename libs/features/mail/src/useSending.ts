import { asStored, handOver, holdUnload, newId, useRecordsStore } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages, composeSentences } from './composeMessages';
import { contentOf } from './model/contentOf';
import { mailsCollection } from './model/mailsCollection';
import { undelivered } from './model/sending';
import type { Sending } from './model/sending';
import type { Mail } from './model/mail';

/** Milliseconds in which a mail can be taken back before it is sent. */
export const TAKE_BACK = 10_000;

/**
 * Sends drafts, each after a time in which that can be taken back. Up to then it is a draft as it was: where the page is closed it is sent
 * at once, or, where even that fails, it is still among the drafts.
 * @param onTakenBack opens the draft again
 */
export function useSending(refetch: () => Promise<unknown>, onTakenBack: (id: string) => void) {
  const store = useRecordsStore();
  const toast = useToast();
  const { formatMessage, formatList } = useIntl();
  return useCallback(
    (id: string) => {
      const { list } = mailsCollection;
      const { outbox, records, words } = store;
      handOver(store, (editor) => editor.list === list && editor.id === id);
      const letGo = holdUnload();
      const toastKey = `send: ${id}`;
      const stop = () => {
        clearTimeout(timer);
        letGo();
        removeEventListener('pagehide', send);
      };
      const send = () => {
        stop();
        toast.dismiss(shown);
        const draft = records.find(asStored(mailsCollection), id) as Mail | undefined;
        if (!draft?.draft) return;
        const key = newId();
        const given: Sending = { key, time: new Date().toISOString(), content: contentOf(draft) };
        const change = outbox.add(list, [id], { kind: 'bulk', name: 'send', given });
        words.set(change.id, { key: toastKey, failed: formatMessage(composeMessages.notSent) });
        const stopListening = outbox.onFate(({ change: { id: changeId }, became }) => {
          if (changeId !== change.id) return;
          stopListening();
          if (became !== 'acknowledged') return;
          const missed = undelivered.get(key) ?? [];
          undelivered.delete(key);
          if (missed.length > 0) {
            const message = formatMessage(composeSentences.undelivered, { addresses: formatList(missed) });
            toast.show({ key: toastKey, variant: 'warning', message, duration: null });
          }
          // Among those sent it has an id of its own.
          void refetch();
        });
      };
      const timer = setTimeout(send, TAKE_BACK);
      addEventListener('pagehide', send);
      const shown = toast.show({
        key: toastKey,
        variant: 'info',
        message: formatMessage(composeMessages.sending),
        duration: TAKE_BACK,
        action: {
          label: formatMessage(commonMessages.undo),
          onPress: () => {
            stop();
            onTakenBack(id);
          },
        },
      });
    },
    [store, toast, formatMessage, formatList, refetch, onTakenBack],
  );
}

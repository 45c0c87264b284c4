import { asStored, handOver, holdUnload, newId, useRecordsStore } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { useApi } from '@ezone/shell/data/query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages, composeSentences } from './composeMessages';
import { contentOf, isSameWritten } from './model/contentOf';
import { holdSending, letSendingGo, takeHeldSendings } from './model/heldSendings';
import type { HeldSending } from './model/heldSendings';
import { mailsCollection } from './model/mailsCollection';
import { isDraft } from './model/mail';
import type { Mail } from './model/mail';
import { sendDraft } from './model/sending';
import type { SentMail } from './model/sending';

/** Milliseconds in which a mail can be taken back before it is sent. */
export const TAKE_BACK = 10_000;

const toastOf = (id: string) => `send: ${id}`;

/**
 * Sends drafts, each after a time in which that can be taken back. Up to then it is a draft as it was. Where the page is left it is sent at
 * once; where even that fails, as without a network, when the mails are opened again in the same tab; and it is still among the drafts.
 * @param onTakenBack opens the draft again
 */
export function useSending(refetch: () => Promise<unknown>, onTakenBack: (id: string) => void) {
  const store = useRecordsStore();
  const api = useApi();
  const toast = useToast();
  const { formatMessage, formatList } = useIntl();
  const deliver = useCallback(
    ({ id, sending }: HeldSending) => {
      const { outbox, words } = store;
      const toastKey = toastOf(id);
      const change = outbox.add(mailsCollection.list, [id], { kind: 'bulk', name: 'send', given: sending });
      words.set(change.id, { key: toastKey, failed: formatMessage(composeMessages.notSent) });
      const stopListening = outbox.onFate(({ change: { id: changeId }, became, answer }) => {
        // What is refused can be tried again.
        if (changeId !== change.id || became !== 'acknowledged') return;
        stopListening();
        // There is no answer where the draft is gone, as when it was sent elsewhere.
        const sent = answer as SentMail | null;
        if (sent?.undelivered.length === 0)
          toast.show({ key: toastKey, variant: 'success', message: formatMessage(composeMessages.sent) });
        else if (sent) {
          const message = formatMessage(composeSentences.undelivered, { addresses: formatList(sent.undelivered) });
          toast.show({ key: toastKey, variant: 'warning', message, duration: null });
        }
        // Among those sent it has an id of its own.
        void refetch();
      });
    },
    [store, toast, formatMessage, formatList, refetch],
  );
  const deliverHeld = useEffectEvent(() => {
    takeHeldSendings(store.drafts).forEach(deliver);
  });
  useEffect(() => {
    deliverHeld();
  }, []);
  return useCallback(
    (id: string) => {
      const { list } = mailsCollection;
      const { drafts, records } = store;
      const findDraft = () => {
        const mail = records.find(asStored(mailsCollection), id) as Mail | undefined;
        return mail && isDraft(mail) ? mail : undefined;
      };
      /** The draft with all that is typed in it. */
      const takeDraft = () => {
        handOver(store, (editor) => editor.list === list && editor.id === id);
        return findDraft();
      };
      const draft = takeDraft();
      if (!draft) return;
      const held = { id, sending: { key: newId(), time: new Date().toISOString(), content: contentOf(draft) } };
      /** Whether somebody has gone on writing: it is sent no more, for that would be gone with the draft. */
      const isWrittenOn = (now: Mail) => !isSameWritten(contentOf(now), held.sending.content);
      holdSending(drafts, held);
      const letGo = holdUnload();
      const stop = () => {
        clearTimeout(timer);
        letGo();
        removeEventListener('pagehide', sendLeaving);
        letSendingGo(drafts, held);
      };
      // There is no time left for the outbox. It stays held: sent once more under its key, it is not delivered again.
      const sendLeaving = () => {
        const now = takeDraft();
        if (!now || isWrittenOn(now)) letSendingGo(drafts, held);
        else sendDraft(api, id, held.sending, { keepalive: true }).catch(() => undefined);
      };
      const send = () => {
        stop();
        toast.dismiss(shown);
        const now = takeDraft();
        if (!now) return;
        if (isWrittenOn(now))
          toast.show({ key: toastOf(id), variant: 'warning', message: formatMessage(composeMessages.notSent) });
        else deliver(held);
      };
      const timer = setTimeout(send, TAKE_BACK);
      addEventListener('pagehide', sendLeaving);
      const shown = toast.show({
        key: toastOf(id),
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
    [store, api, toast, formatMessage, deliver, onTakenBack],
  );
}

import { asStored, handOver, holdUnload, newId, useRecordsStore } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { useApi } from '@ezone/shell/data/query';
import { isolated } from '@ezone/text';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages, composeSentences } from './composeMessages';
import { contentOf, isSameWritten } from './model/contentOf';
import { holdSending, letSendingGo, takeHeldSendings } from './model/heldSendings';
import type { HeldSending } from './model/heldSendings';
import { mailsCollection } from './model/mailsCollection';
import { isDraft } from './model/mail';
import type { Mail } from './model/mail';
import { onceSent } from './model/onceSent';
import { sendDraft } from './model/sending';

/** Milliseconds in which a mail can be taken back before it is sent. */
export const TAKE_BACK = 10_000;

const toastOf = (id: string) => `send: ${id}`;

/** Whether somebody has gone on writing: it is sent no more, for that would be gone with the draft. */
const isWrittenOn = (now: Mail, { sending }: HeldSending) => !isSameWritten(contentOf(now), sending.content);

/**
 * Sends drafts, each after a time in which that can be taken back. Up to then it is a draft as it was. Where the page is left it is sent at
 * once; where even that fails, as without a network, when the mails are opened again in the same tab; and it is still among the drafts.
 * What was written on since is not sent.
 * @param isAnswered whether the server has told the mails as they are now
 * @param openDraft opens a draft that was taken back or not sent
 */
export function useSending(isAnswered: boolean, refetch: () => Promise<unknown>, openDraft: (id: string) => void) {
  const store = useRecordsStore();
  const api = useApi();
  const toast = useToast();
  const { formatMessage, formatList } = useIntl();
  /** The draft is where the user has to go on, so this stays until it is closed and leads there. */
  const notSent = useCallback(
    (id: string) => ({
      key: toastOf(id),
      failed: formatMessage(composeMessages.notSent),
      leadsOn: { label: formatMessage(composeMessages.openDraft), onPress: () => openDraft(id) },
    }),
    [formatMessage, openDraft],
  );
  const sayNotSent = useCallback(
    (id: string) => {
      const { key, failed, leadsOn } = notSent(id);
      toast.show({ key, variant: 'warning', message: failed, duration: null, action: leadsOn });
    },
    [toast, notSent],
  );
  const deliver = useCallback(
    ({ id, sending }: HeldSending) => {
      const { outbox, words } = store;
      const toastKey = toastOf(id);
      const change = outbox.add(mailsCollection.list, [id], { kind: 'bulk', name: 'send', given: sending });
      words.set(change.id, notSent(id));
      onceSent(outbox, change, (sent) => {
        if (sent === undefined) sayNotSent(id);
        else if (sent?.undelivered.length === 0)
          toast.show({ key: toastKey, variant: 'success', message: formatMessage(composeMessages.sent) });
        else if (sent) {
          const message = formatMessage(composeSentences.undelivered, {
            addresses: formatList(sent.undelivered.map(isolated)),
          });
          toast.show({ key: toastKey, variant: 'warning', message, duration: null });
        }
        // Among those sent it has an id of its own.
        void refetch();
      });
    },
    [store, toast, formatMessage, formatList, refetch, notSent, sayNotSent],
  );
  const findMail = useCallback(
    (id: string) => store.records.find(asStored(mailsCollection), id) as Mail | undefined,
    [store],
  );
  /** The draft with all that is typed in it; undefined where it is not among the drafts. */
  const takeDraft = useCallback(
    (id: string) => {
      handOver(store, (editor) => editor.list === mailsCollection.list && editor.id === id);
      const mail = findMail(id);
      return mail && isDraft(mail) ? mail : undefined;
    },
    [store, findMail],
  );
  /** Sends a draft as it was held. One that is in the trash by now is not sent. */
  const sendHeld = useCallback(
    (held: HeldSending) => {
      const now = takeDraft(held.id);
      if (!now) return;
      if (isWrittenOn(now, held)) sayNotSent(held.id);
      else deliver(held);
    },
    [takeDraft, sayNotSent, deliver],
  );
  const sendLeft = useEffectEvent(() => {
    for (const held of takeHeldSendings(store.drafts)) {
      if (findMail(held.id)) sendHeld(held);
      // It may have been sent when the page was left: the server knows it by its key, and whom it did not reach.
      else deliver(held);
    }
  });
  useEffect(() => {
    if (isAnswered) sendLeft();
  }, [isAnswered]);
  return useCallback(
    (id: string) => {
      const { drafts } = store;
      const draft = takeDraft(id);
      if (!draft) return;
      const held = { id, sending: { key: newId(), time: new Date().toISOString(), content: contentOf(draft) } };
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
        const now = takeDraft(id);
        if (!now || isWrittenOn(now, held)) letSendingGo(drafts, held);
        else {
          // What was written last may be on its way still: then the server has less than is sent.
          const ifUnchanged = !store.outbox
            .getChanges()
            .some(({ list, ids }) => list === mailsCollection.list && ids.includes(id));
          sendDraft(api, id, held.sending, { ifUnchanged, keepalive: true }).catch(() => undefined);
        }
      };
      const send = () => {
        stop();
        toast.dismiss(shown);
        sendHeld(held);
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
            openDraft(id);
          },
        },
      });
    },
    [store, api, toast, formatMessage, takeDraft, sendHeld, openDraft],
  );
}

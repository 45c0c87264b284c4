import { asStored, listKey, useRecordsStore } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { useApi } from '@ezone/shell/data/query';
import { isolated } from '@ezone/text';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages, composeSentences } from './composeMessages';
import { letSendingGo } from './model/heldSendings';
import type { HeldSending } from './model/heldSendings';
import { mailsCollection } from './model/mailsCollection';
import type { Mail } from './model/mail';
import { onceSent, sendingIn, sendingOf } from './model/sending';
import type { SentMail } from './model/sending';

/** The key of the toast that says what becomes of a draft that is sent. */
export const toastOf = (id: string) => `send: ${id}`;

/**
 * Hands what was held to the outbox, which sends it once however often it is tried, and says what became of it wherever the user is by then.
 * @param openDraft opens a draft that was not sent
 */
export function useDelivery(openDraft: (id: string) => void) {
  const store = useRecordsStore();
  const api = useApi();
  const client = useQueryClient();
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
  const saySent = useCallback(
    (id: string, undelivered: readonly string[]) => {
      const key = toastOf(id);
      if (undelivered.length === 0) {
        toast.show({ key, variant: 'success', message: formatMessage(composeMessages.sent) });
        return;
      }
      const addresses = formatList(undelivered.map(isolated));
      const message = formatMessage(composeSentences.undelivered, { addresses });
      toast.show({ key, variant: 'warning', message, duration: null });
    },
    [toast, formatMessage, formatList],
  );
  /** The draft was gone. It may have been sent elsewhere; otherwise what was held is all that there is of it. */
  const sayGone = useCallback(
    async ({ draft }: HeldSending) => {
      const { id, ...written } = draft;
      const ask = async () =>
        mailsCollection.livesOn?.(api, draft, (await store.lists.ask(asStored(mailsCollection))) as Mail[]);
      const isSent = await ask().catch(() => false);
      if (isSent) {
        saySent(id, []);
        return;
      }
      toast.show({
        ...{ key: toastOf(id), variant: 'warning', duration: null },
        message: formatMessage(composeMessages.draftGone),
        action: {
          label: formatMessage(composeMessages.keepDraft),
          onPress: () => {
            openDraft(store.records.create(mailsCollection, written).record.id);
          },
        },
      });
    },
    [store, api, toast, formatMessage, saySent, openDraft],
  );
  const deliver = useCallback(
    (held: HeldSending) => {
      const { outbox, words, userId } = store;
      const { id } = held.draft;
      const change =
        sendingIn(outbox, held.key) ??
        outbox.add(mailsCollection.list, [id], { kind: 'bulk', name: 'send', given: sendingOf(held) });
      words.set(change.id, notSent(id));
      const tell = async (sent: SentMail | null | undefined | 'refused') => {
        letSendingGo(userId, held);
        if (sent === undefined) sayNotSent(id);
        // That it was refused is told for every change.
        else if (sent !== null && sent !== 'refused') saySent(id, sent.undelivered);
        // Among those sent it has an id of its own.
        await client.invalidateQueries({ queryKey: listKey(mailsCollection.list) });
        if (sent === null) await sayGone(held);
      };
      onceSent(outbox, change, (sent) => void tell(sent));
    },
    [store, client, notSent, sayNotSent, saySent, sayGone],
  );
  return { deliver, sayNotSent };
}

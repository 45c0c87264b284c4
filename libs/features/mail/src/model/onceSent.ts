import type { useRecordsStore } from '@ezone/shell/records';
import type { SentMail } from './sending';

type Outbox = ReturnType<typeof useRecordsStore>['outbox'];

/**
 * Tells once what the server answered to a sending: null where the draft was gone, as when it was sent elsewhere, and undefined where it was
 * not asked, since somebody had written on. What is refused can be tried again; what was given up is listened for no more.
 */
export const onceSent = (
  { onFate, getChanges }: Pick<Outbox, 'onFate' | 'getChanges'>,
  sending: { readonly id: string },
  tell: (sent: SentMail | null | undefined) => void,
): void => {
  const stopListening = onFate(({ change: { id }, became, answer }) => {
    const isSent = id === sending.id && became === 'acknowledged';
    if (isSent || !getChanges().some((change) => change.id === sending.id)) stopListening();
    if (isSent) tell(answer as SentMail | null | undefined);
  });
};

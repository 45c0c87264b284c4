import type { Api } from '@ezone/api-client';
import type { BulkChange, useRecordsStore } from '@ezone/shell/records';
import { contentOf } from './contentOf';
import type { Content } from './contentOf';
import type { HeldSending } from './heldSendings';
import { folders } from './mail';
import type { Mail } from './mail';

/** What is sent of a draft. It is the same at each try, so that the server knows it again. */
export type Sending = {
  /** Under which it is sent once, however often it is tried. */
  key: string;
  /** When it was sent, as the list shows it. */
  time: string;
  content: Content;
};

/** What is sent of a draft that is held. */
export const sendingOf = ({ key, time, draft }: HeldSending): Sending => ({ key, time, content: contentOf(draft) });

/** What the server answers: the mail, and the addresses that it was not delivered to. */
export type SentMail = Awaited<ReturnType<Api['sendMail']>>;

/** Sends what a draft held when its user has sent it, where it still holds that, once for each key. */
const sendDraft = (api: Api, draftId: string, { key, content }: Sending) =>
  api.sendMail({ body: { ...content, draftId, ifUnchanged: true }, idempotencyKey: key });

/**
 * Sends a draft from a page that is being left: the call outlives it, and then may not be long.
 * @param isKept whether the server has the draft as it is here: then it takes what it has
 */
export const sendLeaving = (api: Api, draft: Mail, { key, content }: Sending, isKept: boolean) => {
  const body = isKept
    ? { draftId: draft.id, ifUnchanged: true, lastSaved: draft.time }
    : { ...content, draftId: draft.id };
  return api.sendMail({ body, idempotencyKey: key, keepalive: true });
};

/** A draft becomes a sent mail. There is no way back: until then it was held. */
export const send: BulkChange<Mail> = {
  send: (api, [draftId = ''], sending: Sending) => sendDraft(api, draftId, sending),
  // With its message, which the server need not have.
  apply: (mail, { time }: Sending) => ({ ...mail, time, draft: false, folder: folders.sent }),
  takeBack: () => [],
  yields: true,
};

type Outbox = ReturnType<typeof useRecordsStore>['outbox'];

/** The sending with this key that is on its way, in whichever tab it was made. */
export const sendingIn = ({ getChanges }: Pick<Outbox, 'getChanges'>, key: string) =>
  getChanges().find(({ deed }) => deed.kind === 'bulk' && deed.name === 'send' && (deed.given as Sending).key === key);

/**
 * Tells once what became of a sending: what the server answered, null where the draft was gone, undefined where the server was not asked, since
 * somebody had written on or what was written could not be saved, and `refused` where it would not. Another tab may have made it that is closed by
 * now, and yet another may send it.
 */
export const onceSent = (
  { onAnyFate, getChanges }: Pick<Outbox, 'onAnyFate' | 'getChanges'>,
  sending: { readonly id: string },
  tell: (sent: SentMail | null | undefined | 'refused') => void,
): void => {
  const stopListening = onAnyFate(({ change: { id }, became, answer }) => {
    const isIt = id === sending.id;
    if (isIt || !getChanges().some((change) => change.id === sending.id)) stopListening();
    if (isIt) tell(became === 'acknowledged' ? (answer as SentMail | null | undefined) : 'refused');
  });
};

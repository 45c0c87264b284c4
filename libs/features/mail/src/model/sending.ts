import type { Api } from '@ezone/api-client';
import type { BulkChange } from '@ezone/shell/records';
import type { Content } from './contentOf';
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

/** What the server answers: the mail, and the addresses that it was not delivered to. */
export type SentMail = Awaited<ReturnType<Api['sendMail']>>;

/**
 * Sends what a draft holds, once for each key. The call of a page that is being left outlives it (`keepalive`).
 * @param ifUnchanged whether the server refuses it where something else is in the draft by now
 */
export const sendDraft = (
  api: Api,
  draftId: string,
  { key, content }: Sending,
  { ifUnchanged, ...options }: { ifUnchanged: boolean; keepalive?: boolean },
) => api.sendMail({ body: { ...content, draftId, ifUnchanged }, idempotencyKey: key, ...options });

/** A draft becomes a sent mail. There is no way back: until then it was held. */
export const send: BulkChange<Mail> = {
  send: (api, [draftId = ''], sending: Sending) => sendDraft(api, draftId, sending, { ifUnchanged: true }),
  apply: (mail, { time }: Sending) => ({ ...mail, time, draft: false, folder: folders.sent, message: null }),
  takeBack: () => [],
  yields: true,
};

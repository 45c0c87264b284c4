import type { Api } from '@ezone/api-client';
import type { BulkChange } from '@ezone/shell/records';
import type { contentOf } from './contentOf';
import { folders } from './mail';
import type { Mail } from './mail';

/** What is sent of a draft. It is the same at each try, so that the server knows it again. */
export type Sending = {
  /** Under which it is sent once, however often it is tried. */
  key: string;
  /** When it was sent, as the list shows it. */
  time: string;
  content: ReturnType<typeof contentOf>;
};

/** The addresses that mails were not delivered to, by the keys that these were sent under, until that is told. */
export const undelivered = new Map<string, readonly string[]>();

/** Sends what a draft holds, once for each key. The call of a page that is being left outlives it (`keepalive`). */
export const sendDraft = (
  api: Api,
  draftId: string,
  { key, content }: Sending,
  options: { keepalive?: boolean } = {},
) => api.sendMail({ body: { ...content, draftId }, idempotencyKey: key, ...options });

/** A draft becomes a sent mail. There is no way back: until then it was held. */
export const send: BulkChange<Mail> = {
  send: async (api, [draftId = ''], sending: Sending) => {
    const sent = await sendDraft(api, draftId, sending);
    if (sent.undelivered.length > 0) undelivered.set(sending.key, sent.undelivered);
  },
  apply: (mail, { time }: Sending) => ({ ...mail, time, draft: false, folder: folders.sent, message: null }),
  takeBack: () => [],
};

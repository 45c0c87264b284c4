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

/** A draft becomes a sent mail. There is no way back: until then it was held. */
export const send: BulkChange<Mail> = {
  send: async (api, [draftId = ''], { key, content }: Sending) => {
    const sent = await api.sendMail({ body: { ...content, draftId }, idempotencyKey: key });
    if (sent.undelivered.length > 0) undelivered.set(key, sent.undelivered);
  },
  apply: (mail, { time }: Sending) => ({ ...mail, time, draft: false, folder: folders.sent, message: null }),
  takeBack: () => [],
};

import type { ChatMessage } from '@ezone/shell/session/live';
import { groupMessages } from './groupMessages';
import type { LooseMessage } from './groupMessages';
import { placeOf } from './messages';
import type { OutboxEntry } from './outbox';
import type { DialogItem } from './types';

type Dialog = {
  userId: string;
  /** What the server has, oldest first. */
  messages: readonly ChatMessage[];
  /** What it does not have yet. */
  outbox: readonly OutboxEntry[];
  /** There is a connection, so that what waits is on its way. */
  isOnline: boolean;
  /** Up to where the contact has read. */
  readMessageId: string | null;
  /** The id of the first message below the line "new messages". */
  newSinceId: string | null;
};

/** Moments that have been read from their texts, which takes its time with thousands of messages. */
const moments = new WeakMap<ChatMessage, number>();
const momentOf = (message: ChatMessage): number => {
  const known = moments.get(message);
  if (known !== undefined) return known;
  const moment = Date.parse(message.time);
  moments.set(message, moment);
  return moment;
};

/** The lines of a dialog: what is stored, and below it what is still to be sent. */
export const dialogItems = ({
  userId,
  messages,
  outbox,
  isOnline,
  readMessageId,
  newSinceId,
}: Dialog): readonly DialogItem[] => {
  const readUpTo = placeOf(readMessageId ?? '0');
  let newSince: string | null = null;
  const stored = new Set<string>();
  const lines = messages.map((whole): LooseMessage => {
    const { id, who, message, clientMessageId } = whole;
    const isMine = who === userId;
    // A message keeps its key while it is sent: the list must not take it for another one.
    const key = isMine && clientMessageId !== null ? clientMessageId : id;
    if (isMine && clientMessageId !== null) stored.add(clientMessageId);
    if (id === newSinceId) newSince = key;
    return {
      key,
      id,
      clientMessageId: isMine ? clientMessageId : null,
      text: message,
      time: momentOf(whole),
      isMine,
      state: 'sent',
      failedWith: null,
      isReadByContact: isMine && placeOf(id) <= readUpTo,
    };
  });
  const waiting = outbox
    .filter(({ clientMessageId }) => !stored.has(clientMessageId))
    .map(({ clientMessageId, text, time, failedWith }): LooseMessage => {
      const state = failedWith !== null ? 'failed' : isOnline ? 'sending' : 'queued';
      const isReadByContact = false;
      return {
        key: clientMessageId,
        id: null,
        clientMessageId,
        text,
        time,
        isMine: true,
        state,
        failedWith,
        isReadByContact,
      };
    });
  return groupMessages([...lines, ...waiting], newSince);
};

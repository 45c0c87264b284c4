import { localStore, readJson } from '@ezone/shell/data/storage';
import { outboxPrefix } from './outboxPrefix';

/** How many messages may wait at once; what comes after is not taken. */
export const OUTBOX_LIMIT = 200;

/** A message that has been typed and is not on the server yet, as far as is known here. */
export type OutboxEntry = {
  /** Makes sending it again safe: the server stores it once. */
  clientMessageId: string;
  /** Whom it is for. */
  contactId: string;
  text: string;
  /** When it was typed, or last sent again; milliseconds since 1970. */
  time: number;
  /** The status the server refused it with; null while it is to be sent. */
  failedWith: number | null;
};

const isEntry = (value: unknown): value is OutboxEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { clientMessageId, contactId, text, time, failedWith } = value as Partial<Record<keyof OutboxEntry, unknown>>;
  return (
    typeof clientMessageId === 'string' &&
    typeof contactId === 'string' &&
    typeof text === 'string' &&
    typeof time === 'number' &&
    (failedWith === null || typeof failedWith === 'number')
  );
};

/** Oldest first: the order they are sent in. */
export const inOrder = (entries: readonly OutboxEntry[]): readonly OutboxEntry[] =>
  [...entries].sort((one, other) => one.time - other.time || (one.clientMessageId < other.clientMessageId ? -1 : 1));

/**
 * Where one user's outbox outlives the page. Every message lies under a key of its own, so that two tabs, which share it, do
 * not overwrite each other.
 */
export const createOutboxStore = (userId: string) => {
  const prefix = outboxPrefix(userId);
  const entryAt = (key: string): OutboxEntry | null => {
    const value = readJson(localStore, key);
    return isEntry(value) ? value : null;
  };
  const read = () => inOrder(localStore.keys(prefix).flatMap((key) => entryAt(key) ?? []));
  return {
    read,
    has: (clientMessageId: string) => entryAt(prefix + clientMessageId) !== null,
    keep: (entry: OutboxEntry) => {
      localStore.write(prefix + entry.clientMessageId, JSON.stringify(entry));
    },
    forget: (clientMessageId: string) => {
      localStore.remove(prefix + clientMessageId);
    },
    /** Tells what is in it after another tab has changed it. @returns a function that ends it */
    onChangeElsewhere: (listener: (entries: readonly OutboxEntry[]) => void) => {
      const heard = ({ key }: StorageEvent) => {
        // Without a key that tab has cleared all there was.
        if (key === null || key.startsWith(prefix)) listener(read());
      };
      window.addEventListener('storage', heard);
      return () => {
        window.removeEventListener('storage', heard);
      };
    },
  };
};

/** One user's outbox in the browser. */
export type OutboxStore = ReturnType<typeof createOutboxStore>;

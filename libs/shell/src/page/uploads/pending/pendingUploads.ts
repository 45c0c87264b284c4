import { localStore } from '../../../data/storage';

const keyOf = (userId: string) => `ezone.uploads.${userId}`;
const listeners = new Set<() => void>();

/** Whether a user has uploads that are not over: known before anything is fetched that brings them there. */
export const pendingUploads = {
  are: (userId: string): boolean => localStore.read(keyOf(userId)) !== null,
  say: (userId: string, areThere: boolean): void => {
    if (pendingUploads.are(userId) === areThere) return;
    if (areThere) localStore.write(keyOf(userId), '1');
    else localStore.remove(keyOf(userId));
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

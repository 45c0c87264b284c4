import type { BrowserStorage } from '../../data/storage';

/** A store of its own; one that does not last is as the browser's where it keeps nothing. */
export const memoryStore = ({ isLasting = true } = {}): BrowserStorage => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return isLasting;
    },
    isLasting: () => isLasting,
    remove: (key) => void texts.delete(key),
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  };
};

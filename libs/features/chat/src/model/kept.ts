type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * What the chat keeps for one user in the browser: values under names like `kind.id`. Where the browser takes no more, or
 * keeps nothing at all, what is written lives as long as the page.
 * @param userId whose it is; nobody else is shown it
 * @param storage where it is kept; asked for at every use, as a browser that keeps nothing may refuse even to hand it out
 */
export const createKept = (userId: string, storage: () => Store = () => localStorage) => {
  const prefix = `ezone.chat.${userId}.`;
  /** Only what the store has not taken: of everything else another tab may know better. */
  const memory = new Map<string, string>();

  const textOf = (name: string) => {
    try {
      return memory.get(name) ?? storage().getItem(prefix + name);
    } catch {
      return null;
    }
  };
  return {
    read: <T>(name: string, isValid: (value: unknown) => value is T): T | null => {
      try {
        const text = textOf(name);
        const value: unknown = text === null ? null : JSON.parse(text);
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (name: string, value: unknown) => {
      const text = JSON.stringify(value);
      try {
        storage().setItem(prefix + name, text);
        memory.delete(name);
      } catch {
        memory.set(name, text);
      }
    },
    remove: (name: string) => {
      memory.delete(name);
      try {
        storage().removeItem(prefix + name);
      } catch {
        // There was nothing in it then.
      }
    },
    /** The names of one kind that have a value. */
    names: (kind: string): string[] => {
      const found = new Set(memory.keys());
      try {
        const store = storage();
        for (let index = 0; index < store.length; index += 1) {
          const key = store.key(index);
          if (key?.startsWith(prefix)) found.add(key.slice(prefix.length));
        }
      } catch {
        // What is in memory has to do.
      }
      return [...found].filter((name) => name.startsWith(`${kind}.`));
    },
    /**
     * Tells the name of what another tab has changed of a kind; null where that has cleared all there was.
     * @returns a function that ends it
     */
    onChangeElsewhere: (kind: string, listener: (name: string | null) => void) => {
      const heard = ({ key }: StorageEvent) => {
        if (key === null) listener(null);
        else if (key.startsWith(`${prefix}${kind}.`)) listener(key.slice(prefix.length));
      };
      window.addEventListener('storage', heard);
      return () => {
        window.removeEventListener('storage', heard);
      };
    },
  };
};

/** What the chat keeps for one user in the browser. */
export type Kept = ReturnType<typeof createKept>;

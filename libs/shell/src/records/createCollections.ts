import type { Collection, Stored } from './collection';

/**
 * The collections of the lists that have changes.
 * @param load fetches the collection of a list, for a change of an earlier visit whose page was not opened yet
 */
export const createCollections = (load: (list: string) => Promise<Collection<Stored>>) => {
  const collections = new Map<string, Collection<Stored>>();
  /** Lists of which nothing could be learned. */
  const unlearned = new Set<string>();
  return {
    has: (list: string) => collections.has(list),
    /** @throws where nothing is known of the list */
    of: (list: string): Collection<Stored> => {
      const collection = collections.get(list);
      if (!collection) throw new Error(`Nothing is known of the list ${list}.`);
      return collection;
    },
    register: (collection: Collection<Stored>) => {
      collections.set(collection.list, collection);
    },
    /** Fetches those of these lists that are not known yet. */
    learn: async (lists: Iterable<string>): Promise<void> => {
      for (const list of new Set(lists)) {
        if (collections.has(list)) continue;
        try {
          collections.set(list, await load(list));
        } catch {
          // An app that is gone with a release, or could not be fetched: its changes wait, and nobody else's.
          unlearned.add(list);
        }
      }
    },
    /** Whether nothing could be learned of a list since the last `tryAgain`. */
    isMissing: (list: string) => unlearned.has(list),
    tryAgain: () => {
      unlearned.clear();
    },
  };
};

/** The collections that an outbox knows. */
export type Collections = ReturnType<typeof createCollections>;

import type { Collection, Stored } from './collection';

type CollectionsOptions = {
  /** Fetches the collection of a list, for a change of an earlier visit whose page was not opened yet. */
  load: (list: string) => Promise<Collection<Stored>>;
  /** Called when a collection was added, or could not be fetched. */
  onNews: () => void;
};

/** The longest, in milliseconds, that the fetching of a collection may take: as long as a call of the client. */
const LONGEST_FETCH = 30_000;

/** The collections of the lists that have changes. */
export const createCollections = ({ load, onNews }: CollectionsOptions) => {
  const collections = new Map<string, Collection<Stored>>();
  /** Collections that are being fetched; one that hangs holds up no other. */
  const learning = new Map<string, Promise<void>>();
  /** Lists whose collections could not be fetched. */
  const missing = new Set<string>();

  const register = (collection: Collection<Stored>) => {
    const { list } = collection;
    const isKnown = collections.has(list);
    collections.set(list, collection);
    missing.delete(list);
    // A page registers its list while it is drawn, and nothing else may be drawn in that moment.
    if (!isKnown) queueMicrotask(onNews);
  };
  const fetch = async (list: string): Promise<void> => {
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      tooLate.reject(new Error(`The collection of ${list} did not come in time.`));
    }, LONGEST_FETCH);
    const arrival = load(list).then((collection) => {
      // It counts also where it has come too late.
      if (!collections.has(list)) register(collection);
    });
    try {
      await Promise.race([arrival, tooLate.promise]);
    } catch {
      // An app that is gone with a release, or could not be fetched: its changes wait, and nobody else's.
      if (!collections.has(list)) missing.add(list);
    }
    clearTimeout(timer);
    learning.delete(list);
    onNews();
  };
  return {
    has: (list: string) => collections.has(list),
    /** Undefined where nothing is known of the list. */
    find: (list: string): Collection<Stored> | undefined => collections.get(list),
    /** @throws where nothing is known of the list */
    of: (list: string): Collection<Stored> => {
      const collection = collections.get(list);
      if (!collection) throw new Error(`Nothing is known of the list ${list}.`);
      return collection;
    },
    register,
    /** Fetches the collection of a list, unless it is known or could not be fetched. Ends when that is clear. */
    learn: (list: string): Promise<void> => {
      if (collections.has(list) || missing.has(list)) return Promise.resolve();
      const learned = learning.get(list) ?? fetch(list);
      learning.set(list, learned);
      return learned;
    },
    /** Whether the collection of a list is being fetched and needed for its changes. */
    isLearning: (list: string) => learning.has(list) && !collections.has(list),
    /** Whether the collection of a list could not be fetched since the last `tryAgain`. */
    isMissing: (list: string) => missing.has(list),
    tryAgain: () => {
      missing.clear();
    },
  };
};

/** The collections that an outbox knows. */
export type Collections = ReturnType<typeof createCollections>;

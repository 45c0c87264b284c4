import type { Api } from '@ezone/api-client';
import type { CollectionLoaders, Stored } from './collection';

/** Milliseconds after which an answer that nobody has taken is given up. */
const KEPT_FOR = 30_000;

/** Lists that are asked for while the code of the page that shows them is fetched: a page that is drawn then has its rows at once. */
export type AskedLists = {
  /** Asks for lists on behalf of whoever is signed in. For a guest nothing is asked. */
  ask: (lists: CollectionLoaders) => void;
  /**
   * The answer for a list, once. It may be older than the newest change, so whoever takes it asks again in a while.
   * @returns undefined where it was not asked for, for somebody else, or too long ago
   */
  take: (list: string, userId: string) => Promise<readonly Stored[]> | undefined;
  /** The records of an answer that has come and can still be taken: a page that is drawn has them from its first moment. */
  peek: (list: string, userId: string) => readonly Stored[] | undefined;
};

type Asked = { userId: string; answer: Promise<readonly Stored[]>; records?: readonly Stored[] };

/** @param whoIsHere the id of whoever is signed in, as the calls are made for; null for a guest */
export const createAskedLists = (api: Api, whoIsHere: () => string | null): AskedLists => {
  const asked = new Map<string, Asked>();
  return {
    ask: (lists) => {
      const userId = whoIsHere();
      if (userId === null) return;
      for (const [list, load] of Object.entries(lists)) {
        const answer = load(list).then((collection) => collection.load(api, {}));
        const one: Asked = { userId, answer };
        answer.then(
          (records) => {
            one.records = records;
          },
          // Whoever takes it hears of a failure.
          () => undefined,
        );
        asked.set(list, one);
        setTimeout(() => {
          if (asked.get(list) === one) asked.delete(list);
        }, KEPT_FOR);
      }
    },
    take: (list, userId) => {
      const one = asked.get(list);
      asked.delete(list);
      return one?.userId === userId ? one.answer : undefined;
    },
    peek: (list, userId) => {
      const one = asked.get(list);
      return one?.userId === userId ? one.records : undefined;
    },
  };
};

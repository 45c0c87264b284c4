import type { Api } from '@ezone/api-client';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Collection, Stored } from './collection';

/** The server's last answers for its lists. */
export type KnownLists = {
  /** Undefined before the first answer. */
  read: (list: string) => readonly Stored[] | undefined;
  /** The query of a list. */
  query: (collection: Collection<Stored>) => {
    queryKey: string[];
    queryFn: (options: { signal: AbortSignal }) => Promise<readonly Stored[]>;
  };
  /** When the list that stands was asked for; of a change that is sent now, what to give to `change`. */
  moment: (list: string) => number;
  /**
   * Puts the answer to a change into a list.
   * @param sentAt the `moment` when the change was sent; if the list was answered since, it may be newer, so it is fetched again
   */
  change: (list: string, sentAt: number, change: (records: readonly Stored[]) => readonly Stored[]) => void;
  /** Fetches a list now and returns it. */
  ask: (collection: Collection<Stored>) => Promise<readonly Stored[]>;
};

/** The query key of a list. */
export const listKey = (list: string) => ['records', list];

/**
 * The lists in the query cache. Of two answers that were under way at the same time nobody knows which is the newer one: a list that crossed
 * the answer to a change is asked for again, and of two lists the one that was asked for later stands.
 */
export const createKnownLists = (api: Api, client: QueryClient): KnownLists => {
  let asked = 0;
  /** When the list that stands was asked for, counted over all lists. */
  const moments = new Map<string, number>();
  /** How often changes of each list were answered. */
  const changes = new Map<string, number>();
  const read = (list: string) => client.getQueryData<readonly Stored[]>(listKey(list));
  const momentOf = (list: string) => moments.get(list) ?? 0;
  const load = async (collection: Collection<Stored>, options: { signal?: AbortSignal }) => {
    const { list } = collection;
    for (;;) {
      const moment = (asked += 1);
      const before = changes.get(list);
      const records = await collection.load(api, options);
      if (changes.get(list) !== before) continue;
      if (moment < momentOf(list)) return read(list) ?? records;
      moments.set(list, moment);
      return records;
    }
  };
  return {
    read,
    query: (collection) => ({
      queryKey: listKey(collection.list),
      queryFn: ({ signal }) => load(collection, { signal }),
    }),
    moment: momentOf,
    change: (list, sentAt, change) => {
      const queryKey = listKey(list);
      changes.set(list, (changes.get(list) ?? 0) + 1);
      client.setQueryData<readonly Stored[]>(queryKey, (records) => records && change(records));
      if (momentOf(list) !== sentAt) void client.invalidateQueries({ queryKey });
    },
    ask: async (collection) => {
      const records = await load(collection, {});
      client.setQueryData<readonly Stored[]>(listKey(collection.list), records);
      return records;
    },
  };
};

/**
 * Makes a call as a mutation, so that the shell learns whether the server can be reached. The caller shows a failure,
 * so there is no toast.
 */
export const createCall =
  (client: QueryClient) =>
  <T>(mutationFn: () => Promise<T>): Promise<T> =>
    new MutationObserver<T>(client, { mutationFn, meta: { suppressToast: true } }).mutate();

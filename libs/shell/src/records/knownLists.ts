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
  /** How often a list was answered so far; of a change that is sent now, the moment to give to `change`. */
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
 * The lists in the query cache. Of two answers that were under way at the same time nobody knows which is the newer one: a list is asked for
 * until nothing else has been answered meanwhile.
 */
export const createKnownLists = (api: Api, client: QueryClient): KnownLists => {
  /** How often each list was answered. */
  const answers = new Map<string, number>();
  /** How often changes of each list were answered. */
  const changes = new Map<string, number>();
  const countOf = (counts: ReadonlyMap<string, number>, list: string) => counts.get(list) ?? 0;
  const load = async (collection: Collection<Stored>, options: { signal?: AbortSignal }) => {
    const { list } = collection;
    const answered = () => countOf(answers, list) + countOf(changes, list);
    for (;;) {
      const before = answered();
      const records = await collection.load(api, options);
      if (answered() !== before) continue;
      answers.set(list, countOf(answers, list) + 1);
      return records;
    }
  };
  return {
    read: (list) => client.getQueryData(listKey(list)),
    query: (collection) => ({
      queryKey: listKey(collection.list),
      queryFn: ({ signal }) => load(collection, { signal }),
    }),
    moment: (list) => countOf(answers, list),
    change: (list, sentAt, change) => {
      const queryKey = listKey(list);
      changes.set(list, countOf(changes, list) + 1);
      client.setQueryData<readonly Stored[]>(queryKey, (records) => records && change(records));
      if (countOf(answers, list) !== sentAt) void client.invalidateQueries({ queryKey });
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

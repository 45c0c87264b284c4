import type { Api } from '@ezone/api-client';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Collection, Stored } from './collection';

/** The server's last answers for its lists. */
export type KnownLists = {
  /** Undefined before the first answer. */
  read: (list: string) => readonly Stored[] | undefined;
  /** Puts the answer to a change into a list. A list that is being fetched may be older, so it is fetched again. */
  change: (list: string, change: (records: readonly Stored[]) => readonly Stored[]) => void;
  /** Fetches a list now and returns it. */
  ask: (collection: Collection<Stored>) => Promise<readonly Stored[]>;
};

/** The query key of a list. */
export const listKey = (list: string) => ['records', list];

/** The query of a list. */
export const listQuery = (api: Api, collection: Collection<Stored>) => ({
  queryKey: listKey(collection.list),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly Stored[]> => collection.load(api, { signal }),
});

/** The lists in the query cache. */
export const createKnownLists = (api: Api, client: QueryClient): KnownLists => {
  /** How often each list was changed here, to recognise an answer that was asked for before a change. */
  const changed = new Map<string, number>();
  return {
    read: (list) => client.getQueryData(listKey(list)),
    change: (list, change) => {
      const queryKey = listKey(list);
      changed.set(list, (changed.get(list) ?? 0) + 1);
      const isAsking = client.isFetching({ queryKey }) > 0;
      void client.cancelQueries({ queryKey });
      client.setQueryData<readonly Stored[]>(queryKey, (records) => records && change(records));
      if (isAsking) void client.invalidateQueries({ queryKey });
    },
    ask: async (collection) => {
      const { list } = collection;
      for (;;) {
        const before = changed.get(list);
        const records = await collection.load(api, {});
        if (changed.get(list) !== before) continue;
        void client.cancelQueries({ queryKey: listKey(list) });
        client.setQueryData<readonly Stored[]>(listKey(list), records);
        return records;
      }
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

import type { Api } from '@ezone/api-client';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Collection, Stored } from './collection';

/** What the server last said of its lists. */
export type KnownLists = {
  /** Undefined while it has said nothing. */
  read: (list: string) => readonly Stored[] | undefined;
  /** Brings the answer to a change into a list. An answer that is still on its way may be older, and is asked for anew. */
  change: (list: string, change: (records: readonly Stored[]) => readonly Stored[]) => void;
  /** Asks for a list now, and answers it. */
  ask: (collection: Collection<Stored>) => Promise<readonly Stored[]>;
};

/** Where the queries keep a list. */
export const listKey = (list: string) => ['records', list];

/** The query of a list. */
export const listQuery = (api: Api, collection: Collection<Stored>) => ({
  queryKey: listKey(collection.list),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly Stored[]> => collection.load(api, { signal }),
});

/** The lists that the queries hold. */
export const createKnownLists = (api: Api, client: QueryClient): KnownLists => {
  /** How often a list was changed here: what was asked for before knows nothing of it. */
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

/** Makes a call as a mutation, so that the shell learns from it whether the server can be reached. Its failure is told in place. */
export const createCall =
  (client: QueryClient) =>
  <T>(mutationFn: () => Promise<T>): Promise<T> =>
    new MutationObserver<T>(client, { mutationFn, meta: { suppressToast: true } }).mutate();

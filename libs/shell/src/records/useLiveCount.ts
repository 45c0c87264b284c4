import type { Api } from '@ezone/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { refresh, useApi } from '../data/query';
import { useRecordsChanged } from '../session/live';
import { listKey } from './knownLists';
import { useRecordsStoreIfAny } from './RecordsProvider';
import { useOwnChanges } from './useOwnChanges';

type LiveCountOptions = {
  /** The list whose records are counted, as `records:changed` names it. */
  list: string;
  /** Names the count, and what it depends on besides, such as the day. */
  queryKey: readonly [name: string, ...more: unknown[]];
  load: (api: Api, options: { signal: AbortSignal }) => Promise<{ count: number }>;
};

/** How many are counted in the list as it is shown on the page, also before the server has what was changed; undefined where it is not shown. */
function useShownCount(list: string): number | undefined {
  const store = useRecordsStoreIfAny();
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = store?.outbox.subscribe(onChange);
      const stopQueries = client.getQueryCache().subscribe(({ query: { queryKey } }) => {
        if (queryKey[0] === 'records' && queryKey[1] === list) onChange();
      });
      return () => {
        stop?.();
        stopQueries();
      };
    },
    [store, client, list],
  );
  const isShown = () =>
    client
      .getQueryCache()
      .find({ queryKey: listKey(list) })
      ?.isActive() ?? false;
  const shown = useSyncExternalStore(subscribe, () => {
    const collection = store?.outbox.knownCollectionOf(list);
    return collection?.waitingIn && isShown() ? store?.records.shown(collection) : undefined;
  });
  return shown && store?.outbox.knownCollectionOf(list)?.waitingIn?.(shown);
}

/** A number that the server counts, such as that of unread mails: it follows what this and other windows change. 0 until it is known. */
export function useLiveCount({ list, queryKey, load }: LiveCountOptions): number {
  const api = useApi();
  const client = useQueryClient();
  const [name] = queryKey;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(api, { signal }),
    placeholderData: keepPreviousData,
    meta: { suppressToast: true },
  });
  useRecordsChanged(list, () => refresh(client, [name]));
  useOwnChanges(list, () => void client.invalidateQueries({ queryKey: [name] }));
  return useShownCount(list) ?? data?.count ?? 0;
}

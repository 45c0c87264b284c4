import type { Api } from '@ezone/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { refresh, useApi } from '../data/query';
import { useRecordsChanged } from '../session/live';
import { useOwnChanges } from './useOwnChanges';

type LiveCountOptions = {
  /** The list whose records are counted, as `records:changed` names it. */
  list: string;
  /** Names the count, and what it depends on besides, such as the day. */
  queryKey: readonly [name: string, ...more: unknown[]];
  load: (api: Api, options: { signal: AbortSignal }) => Promise<{ count: number }>;
};

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
  return data?.count ?? 0;
}

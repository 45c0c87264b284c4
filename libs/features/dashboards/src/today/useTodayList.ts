import type { Api } from '@ezone/api-client';
import { isAnswered, refresh, useApi } from '@ezone/shell/data/query';
import { useListPart, useOwnChanges } from '@ezone/shell/records';
import type { Stored } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

type TodayListOptions<Entry> = {
  /** The tail of the address that answers it, as `records:changed` names it. */
  list: string;
  /** What the answer depends on besides, such as the day. */
  day?: number;
  /** Asks for a bounded part of the list. */
  load: (api: Api, options: { signal: AbortSignal }) => Promise<Entry[]>;
};

/** A part of a list of the server. It follows what this and other windows change, and is asked for anew at each visit. */
export function useTodayList<Entry extends Stored>({ list, day, load }: TodayListOptions<Entry>) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = ['today', list, day];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(api, { signal }),
    // While it was not on screen, nobody heard about changes made elsewhere.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    meta: { suppressToast: true },
  });
  const askAgain = () => refresh(client, ['today', list]);
  useRecordsChanged(list, askAgain, () => isAnswered(client, queryKey));
  const { records, update } = useListPart({ list, queryKey, records: query.data });
  useOwnChanges(list, () => void askAgain());
  return { query: { ...query, data: records }, update };
}

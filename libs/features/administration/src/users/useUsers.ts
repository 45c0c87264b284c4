import { useApi } from '@ezone/shell/data/query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usersKey } from './user';
import type { Role, UserState } from './user';

/** What is looked for. */
export type AskedUsers = { q: string; role: Role | undefined; state: UserState | undefined };

/** Users by their names, a page after the other. */
export function useUsers({ q, role, state }: AskedUsers) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...usersKey, 'list', q, role, state],
    queryFn: ({ signal, pageParam }) =>
      api.listManagedUsers({ query: { ...(q !== '' && { q }), role, state, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While one searches, what was found stays.
    placeholderData: keepPreviousData,
    meta: { suppressToast: true },
  });
  const { data } = query;
  const users = useMemo(() => data?.pages.flatMap((page) => page.users), [data]);
  return { query, users, total: data?.pages[0]?.total };
}

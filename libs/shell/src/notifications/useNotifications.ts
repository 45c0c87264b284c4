import type { AnswerOf } from '@ezone/api-client';
import { useMutationState, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useApi } from '../query';

/** Something that happened, as the server tells it. */
export type Notification = AnswerOf<'listNotifications'>[number];

export const listKey = ['notifications'];
export const dismissKey = ['notifications', 'dismiss'];

/** Changes the list as it is known here. An answer that is under way may be older than the change, so the server is asked anew. */
export async function changeList(client: QueryClient, change: (list: Notification[]) => Notification[]) {
  const isAsking = client.isFetching({ queryKey: listKey }) > 0;
  await client.cancelQueries({ queryKey: listKey });
  client.setQueryData<Notification[]>(listKey, (list) => list && change(list));
  if (isAsking) void client.invalidateQueries({ queryKey: listKey });
}

/** Asks the server anew; an answer that is under way is given up, for it may know nothing of what has happened since. */
export async function refreshList(client: QueryClient) {
  await client.cancelQueries({ queryKey: listKey });
  await client.invalidateQueries({ queryKey: listKey });
}

/** The user's notifications, newest first, without those that are being dismissed. */
export function useNotifications() {
  const api = useApi();
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api.listNotifications({ signal }),
    meta: { saysFailureItself: true },
  });
  // What is on its way out is only left out of sight: a dismissal that fails brings it back to its place by itself.
  const leaving = useMutationState({
    filters: { mutationKey: dismissKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  }).flat();
  return { ...query, notifications: query.data?.filter(({ id }) => !leaving.includes(id)) };
}

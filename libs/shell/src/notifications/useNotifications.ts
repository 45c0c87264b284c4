import type { AnswerOf } from '@ezone/api-client';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../live';
import { useApi } from '../query';

/** Something that happened, as the server tells it. */
export type Notification = AnswerOf<'listNotifications'>[number];

export const listKey = ['notifications'];
export const dismissKey = ['notifications', 'dismiss'];

/** Told twice, as after a connection that was lost for a moment, it is one. */
const withNewest = (list: readonly Notification[], newest: Notification): Notification[] => [
  newest,
  ...list.filter(({ id }) => id !== newest.id),
];

/** The user's notifications, newest first, without those that are being dismissed. */
export function useNotifications() {
  const api = useApi();
  const client = useQueryClient();
  useLiveEvent('notification:new', (notification) => {
    client.setQueryData<Notification[]>(listKey, (list) => list && withNewest(list, notification));
  });
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

import type { AnswerOf } from '@ezone/api-client';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { changeKnown, isAnswered, refresh, useApi } from '../../data/query';
import { useLiveEvent, useRecordsChanged } from '../../session/live';

/** Something that happened, as the server tells it. */
export type Notification = AnswerOf<'listNotifications'>[number];

export const listKey = ['notifications'];
export const dismissKey = ['notifications', 'dismiss'];

/** Changes the list as it is known here. */
export const changeList = (client: QueryClient, change: (list: Notification[]) => Notification[]): Promise<void> =>
  changeKnown(client, listKey, change);

/** The user's notifications, newest first, without those that are being dismissed. */
export function useNotifications() {
  const api = useApi();
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api.listNotifications({ signal }),
    meta: { suppressToast: true },
  });
  // What is on its way out is only left out of sight: a dismissal that fails brings it back to its place by itself.
  const leaving = useMutationState({
    filters: { mutationKey: dismissKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  }).flat();
  return { ...query, data: query.data?.filter(({ id }) => !leaving.includes(id)) };
}

/** Keeps the list as the server has it. Called in one place, for every call listens by itself. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useLiveEvent('notification:new', (notification) => {
    // Told twice, as after a connection that was lost for a moment, it is one.
    void changeList(client, (list) => [notification, ...list.filter(({ id }) => id !== notification.id)]);
  });
  // Dismissed or brought back in another window.
  useRecordsChanged(
    'notification-panel/data',
    () => refresh(client, listKey),
    () => isAnswered(client, listKey),
  );
}

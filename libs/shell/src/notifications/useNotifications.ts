import type { AnswerOf } from '@ezone/api-client';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLiveEvent } from '../live';
import { useApi } from '../query';
import { useToast } from '../toast';
import { dismissMessages, notificationMessages } from './messages';

/** Something that happened, as the server tells it. */
export type Notification = AnswerOf<'listNotifications'>[number];

const listKey = ['notifications'];
const dismissKey = ['notifications', 'dismiss'];

/** Milliseconds for which a dismissal can be taken back. */
const UNDO_TIME = 10_000;

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

/** Dismisses notifications by their ids, at once on screen; for a while a toast offers to bring them back. */
export function useDismissNotifications() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();

  const { mutate: restore } = useMutation({
    mutationFn: (ids: readonly string[]) => api.restoreNotifications({ body: { ids: [...ids] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    meta: { failed: notificationMessages.notRestored },
  });
  const { mutate: dismiss } = useMutation({
    mutationKey: dismissKey,
    mutationFn: async (ids: readonly string[]) => {
      const [id] = ids;
      if (ids.length !== 1 || id === undefined) return (await api.dismissAllNotifications()).ids;
      return [(await api.dismissNotification({ body: { id } })).id];
    },
    onSuccess: async (dismissed) => {
      // An answer that was under way since before the dismissal would bring them back.
      await client.cancelQueries({ queryKey: listKey });
      client.setQueryData<Notification[]>(listKey, (list) => list?.filter(({ id }) => !dismissed.includes(id)));
      if (dismissed.length === 0) return;
      toast.show({
        variant: 'info',
        message: formatMessage(dismissMessages.dismissed, { count: dismissed.length }),
        action: { label: formatMessage(notificationMessages.undo), onPress: () => restore(dismissed) },
        duration: UNDO_TIME,
        // The newest dismissal can be taken back: a row of toasts would only be in the way.
        key: 'notifications.dismissed',
      });
    },
    meta: { failed: notificationMessages.notDismissed },
  });
  return dismiss;
}

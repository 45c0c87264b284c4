import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../query';
import { useToast } from '../toast';
import { dismissMessages, notificationMessages } from './messages';
import { changeList, dismissKey, listKey } from './useNotifications';

/** Milliseconds for which a dismissal can be taken back. */
const UNDO_TIME = 10_000;

/** How many ids one call may bring back. */
const AT_ONCE = 1000;

/**
 * Dismisses notifications by their ids, at once on screen. For a while a toast offers to bring them back, together with those that
 * were dismissed before as long as it stands.
 */
export function useDismissNotifications() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const offer = useRef<{ toastId: string; ids: readonly string[] }>(null);

  const { mutate: restore } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (let at = 0; at < ids.length; at += AT_ONCE)
        await api.restoreNotifications({ body: { ids: ids.slice(at, at + AT_ONCE) } });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
    meta: { failed: notificationMessages.notRestored },
  });
  const offerUndo = (dismissed: readonly string[]) => {
    const before = offer.current && toast.has(offer.current.toastId) ? offer.current.ids : [];
    const ids = [...before, ...dismissed];
    const toastId = toast.show({
      variant: 'info',
      message: formatMessage(dismissMessages.dismissed, { count: ids.length }),
      action: { label: formatMessage(notificationMessages.undo), onPress: () => restore(ids) },
      duration: UNDO_TIME,
      // A row of toasts would only be in the way.
      key: 'notifications.dismissed',
    });
    offer.current = { toastId, ids };
  };
  const { mutate: dismiss } = useMutation({
    mutationKey: dismissKey,
    mutationFn: async (ids: readonly string[]) => {
      const [id] = ids;
      if (ids.length !== 1 || id === undefined) return (await api.dismissAllNotifications()).ids;
      return [(await api.dismissNotification({ body: { id } })).id];
    },
    onSuccess: async (dismissed) => {
      await changeList(client, (list) => list.filter(({ id }) => !dismissed.includes(id)));
      if (dismissed.length > 0) offerUndo(dismissed);
    },
    meta: { failed: notificationMessages.notDismissed },
  });
  return dismiss;
}

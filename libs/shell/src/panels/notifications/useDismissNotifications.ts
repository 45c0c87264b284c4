import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../data/query';
import { useToast } from '../../notices/toast';
import { commonMessages } from '../../notices/words';
import { dismissMessages, notificationMessages } from './messages';
import { changeList, dismissKey, listKey } from './useNotifications';

/** Milliseconds for which a dismissal can be taken back. */
const UNDO_TIME = 10_000;

/** How many ids one call may bring back. */
const AT_ONCE = 1000;

/** A call that dismisses some, and what came of it. */
type Dismissal = {
  /** How many it concerns, as far as is known. */
  count: number;
  /** Those that it has dismissed; none where it has failed. */
  ids: Promise<readonly string[]>;
};

/**
 * Dismisses notifications by their ids, at once on screen. From then on, for a while, a toast offers to bring them back, together
 * with those that were dismissed before as long as it stands.
 */
export function useDismissNotifications() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const offer = useRef<{ toastId: string; dismissals: readonly Dismissal[] }>(null);

  const { mutate: restore } = useMutation({
    mutationFn: async (dismissals: readonly Dismissal[]) => {
      // Whoever takes it back at once is ahead of the answer; what is not dismissed yet cannot be restored.
      const ids = (await Promise.all(dismissals.map((dismissal) => dismissal.ids))).flat();
      for (let at = 0; at < ids.length; at += AT_ONCE)
        await api.restoreNotifications({ body: { ids: ids.slice(at, at + AT_ONCE) } });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
    meta: { failed: notificationMessages.notRestored },
  });
  const { mutateAsync: dismiss } = useMutation({
    mutationKey: dismissKey,
    mutationFn: async (ids: readonly string[]) => {
      const [id] = ids;
      if (ids.length !== 1 || id === undefined) return (await api.dismissAllNotifications()).ids;
      return [(await api.dismissNotification({ body: { id } })).id];
    },
    onSuccess: (dismissed) => changeList(client, (list) => list.filter(({ id }) => !dismissed.includes(id))),
    meta: { failed: notificationMessages.notDismissed },
  });

  const standing = () => (offer.current && toast.has(offer.current.toastId) ? offer.current : null);
  const offerUndo = (dismissals: readonly Dismissal[]) => {
    const toastId = toast.show({
      variant: 'info',
      message: formatMessage(dismissMessages.dismissed, {
        count: dismissals.reduce((sum, { count }) => sum + count, 0),
      }),
      action: { label: formatMessage(commonMessages.undo), onPress: () => restore(dismissals) },
      duration: UNDO_TIME,
      // A row of toasts would only be in the way.
      key: 'notifications.dismissed',
    });
    offer.current = { toastId, dismissals };
  };
  /** Others than were shown may have been dismissed, or none. */
  const correct = (dismissal: Dismissal, count: number) => {
    const offered = standing();
    if (count === dismissal.count || !offered?.dismissals.includes(dismissal)) return;
    dismissal.count = count;
    const dismissals = offered.dismissals.filter((one) => one.count > 0);
    if (dismissals.length > 0) offerUndo(dismissals);
    else toast.dismiss(offered.toastId);
  };

  return (ids: readonly string[]): void => {
    // A dismissal that fails says so by itself.
    const dismissal = { count: ids.length, ids: dismiss(ids).catch(() => []) };
    offerUndo([...(standing()?.dismissals ?? []), dismissal]);
    void dismissal.ids.then(({ length }) => correct(dismissal, length));
  };
}

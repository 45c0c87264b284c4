import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent, useRecordsChanged } from '../../session/live';
import { refresh } from '../../data/query';
import { changeList, listKey } from './useNotifications';

/** Keeps the list as the server has it. Called in one place, for every call listens by itself. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useLiveEvent('notification:new', (notification) => {
    // Told twice, as after a connection that was lost for a moment, it is one.
    void changeList(client, (list) => [notification, ...list.filter(({ id }) => id !== notification.id)]);
  });
  // Dismissed or brought back in another window.
  useRecordsChanged('notification-panel/data', () => refresh(client, listKey));
}

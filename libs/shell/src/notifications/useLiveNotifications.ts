import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { LiveContext, useLiveEvent } from '../live';
import { changeList, refreshList } from './useNotifications';

/** Keeps the list as the server has it. Called in one place, for every call listens by itself. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  const live = use(LiveContext);
  useLiveEvent('notification:new', (notification) => {
    // Told twice, as after a connection that was lost for a moment, it is one.
    void changeList(client, (list) => [notification, ...list.filter(({ id }) => id !== notification.id)]);
  });
  useEffect(
    () =>
      live?.onStatus((status) => {
        // What happened before the connection stood, or while it was lost, was told to nobody.
        if (status === 'online') void refreshList(client);
      }),
    [client, live],
  );
}

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePanelOf } from '../panel';
import type { Panel } from '../panel';
import { notificationPanelMachine } from './notificationPanelMachine';

/** The state of the notification panel, which its bell and its frame share. */
export function useNotificationPanel(): Panel {
  const actor = useActorRef(notificationPanelMachine);
  const { pathname } = useLocation();
  useEffect(() => {
    actor.send({ type: 'page.opened' });
  }, [actor, pathname]);
  return usePanelOf(actor);
}

import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useToast } from '../../notices/toast';
import { fullscreenMachine } from './fullscreenMachine';
import { fullscreenMessages } from './messages';

/** Whether the page fills the screen, also while it is being put back. */
export const isFullscreen = (snapshot: SnapshotFrom<typeof fullscreenMachine>): boolean =>
  snapshot.matches('full') || snapshot.matches('leaving');

const isFull = () => Boolean(document.fullscreenElement);

// Where a browser knows nothing of it, as on an iPhone, the call fails like one that is refused.
const machine = fullscreenMachine.provide({
  actors: {
    enter: fromPromise<unknown>(async () => document.documentElement.requestFullscreen()),
    leave: fromPromise<unknown>(async () => document.exitFullscreen()),
  },
});

/** Whether the page fills the screen. */
export type Fullscreen = ActorRefFrom<typeof fullscreenMachine>;

/** Fills the screen with the page when it is told to, and follows the browser, which can do so by itself. */
export function useFullscreen(): Fullscreen {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const actor = useActorRef(machine, { input: { isFull: isFull() } });
  const tellRefused = useEffectEvent(() => {
    toast.show({ variant: 'error', message: formatMessage(fullscreenMessages.refused), key: 'fullscreen' });
  });
  useEffect(() => {
    const refused = actor.on('refused', () => tellRefused());
    const look = () => actor.send({ type: 'screen.changed', isFull: isFull() });
    document.addEventListener('fullscreenchange', look);
    return () => {
      refused.unsubscribe();
      document.removeEventListener('fullscreenchange', look);
    };
  }, [actor]);
  return actor;
}

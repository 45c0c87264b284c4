import type { Api } from '@ezone/api-client';
import { createActor, fromPromise } from 'xstate';
import type { LiveSocket } from '../../session/live';
import { notificationStackMachine } from './notificationStackMachine';
import type { NewsVariant } from './notificationStackMachine';
import type { Notification } from './useNotifications';

/** What the stack needs of the shell. */
export type StackSurroundings = {
  api: Api;
  /** What the server tells; null where there is no connection. */
  live: LiveSocket | null;
  /** When the shell stood, as of `performance.now()`. */
  since: number;
  show: (notification: Notification) => void;
  showDemo: (variant: NewsVariant) => void;
};

/** Runs the notification stack for whoever is signed in. Returns a function that ends it. */
export function runStack({ api, live, since, show, showDemo }: StackSurroundings): () => void {
  const stack = createActor(
    notificationStackMachine.provide({
      actors: { askForDemoData: fromPromise(async ({ signal }) => (await api.getConfig({ signal })).demoData) },
    }),
    { input: { elapsed: performance.now() - since } },
  );
  stack.on('shown', ({ notification }) => show(notification));
  stack.on('demo.shown', ({ variant }) => showDemo(variant));
  const stopListening = live?.on('notification:new', (notification) => {
    stack.send({ type: 'notification.arrived', notification });
  });
  stack.start();
  return () => {
    stopListening?.();
    stack.stop();
  };
}

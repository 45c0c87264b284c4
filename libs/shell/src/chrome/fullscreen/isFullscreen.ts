import type { SnapshotFrom } from 'xstate';
import type { fullscreenMachine } from './fullscreenMachine';

/** Whether the page fills the screen, also while it is being put back. */
export const isFullscreen = (snapshot: SnapshotFrom<typeof fullscreenMachine>): boolean =>
  snapshot.matches('full') || snapshot.matches('leaving');

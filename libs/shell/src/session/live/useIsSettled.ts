import { use, useEffect, useState } from 'react';
import { LiveContext } from './LiveProvider';

/**
 * Whether it has turned out if there is a live connection. What follows a list asks anew once there is one: so a number that nobody
 * waits for is better asked for then, instead of twice.
 */
export function useIsSettled(): boolean {
  const live = use(LiveContext);
  const [isSettled, setIsSettled] = useState(!live);
  useEffect(
    () =>
      live?.onStatus((status) => {
        if (status !== 'connecting') setIsSettled(true);
      }),
    [live],
  );
  return isSettled;
}

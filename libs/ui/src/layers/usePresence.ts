import { useEffect, useState } from 'react';

/** How long the closing animation of a layer may last, in milliseconds: well over the 160 of the theme's longest, also on a busy machine. */
const LONGEST_EXIT = 600;

/**
 * Whether a layer is to be rendered: while it is open, and then for as long as it may take to go.
 *
 * React Aria unmounts a layer at the end of its closing animation. Where it was closed before it had come in, React Aria cancels that
 * animation itself and hears of no end: the layer would stay, unseen, and keep the page behind out of reach.
 */
export function usePresence(isOpen: boolean): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);
  const isGoing = isPresent && !isOpen;
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setIsPresent(false), LONGEST_EXIT);
    return () => clearTimeout(timer);
  }, [isGoing]);
  return isPresent;
}

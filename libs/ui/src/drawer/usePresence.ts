import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * Keeps something mounted while it leaves. `exiting` is true from the moment `open` falls until the CSS transitions that
 * this started on the element have ended.
 */
export function usePresence(open: boolean, ref: RefObject<Element | null>): { present: boolean; exiting: boolean } {
  const [phase, setPhase] = useState<'open' | 'exiting' | 'closed'>(open ? 'open' : 'closed');
  if (open && phase !== 'open') setPhase('open');
  if (!open && phase === 'open') setPhase('exiting');

  useLayoutEffect(() => {
    if (phase !== 'exiting') return undefined;
    let abandoned = false;
    // jsdom has no animations: nothing to wait for.
    const running = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(running.map((animation) => animation.finished)).then(() => {
      if (!abandoned) setPhase((current) => (current === 'exiting' ? 'closed' : current));
    });
    return () => {
      abandoned = true;
    };
  }, [phase, ref]);

  return { present: phase !== 'closed', exiting: phase === 'exiting' };
}

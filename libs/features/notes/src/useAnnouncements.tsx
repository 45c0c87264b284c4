import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * What a screen reader is to say next, for an element with `role="status"`, and how to change it. A sentence that is said
 * twice is a new element each time, or it would be read once only.
 */
export function useAnnouncements(): [said: ReactNode, announce: (sentence: string) => void] {
  const [{ sentence, count }, setSaid] = useState({ sentence: '', count: 0 });
  const announce = useCallback((next: string) => {
    setSaid((before) => ({ sentence: next, count: before.count + 1 }));
  }, []);
  return [<span key={count}>{sentence}</span>, announce];
}

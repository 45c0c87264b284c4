import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const directionAround = (element: Element | null): 'ltr' | 'rtl' =>
  element?.parentElement?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';

/** The direction that an element's surroundings read in, as the nearest `dir` says; also after it has changed. */
export const useDirection = (element: RefObject<HTMLElement | null>): 'ltr' | 'rtl' => {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    const read = () => {
      setDirection(directionAround(element.current));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['dir'], subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return direction;
};

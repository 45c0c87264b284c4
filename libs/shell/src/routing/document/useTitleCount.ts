import { useEffect } from 'react';

const counted = /^\(\d+\+?\) /;

/**
 * Puts a count before the title in the browser's tab, "(3) Notes – Ezone", as long as it is not 0. The pages go on naming
 * the tab as if nobody counted.
 */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const prefix = count === 0 ? '' : `(${count > 99 ? '99+' : String(count)}) `;
    const write = () => {
      const title = prefix + document.title.replace(counted, '');
      if (document.title !== title) document.title = title;
    };
    write();
    // Another page has another title. The element may come with the first of them.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
};

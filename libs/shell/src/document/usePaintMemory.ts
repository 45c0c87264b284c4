import { schemeSheet } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Where the colours of the first paint are kept. `apps/web/public/boot.js` reads it. */
const key = 'ezone.paint';

/**
 * Keeps the schemes that are in use in the browser, with their colours, so that the next visit starts in them: before any
 * script of the app has run, nobody knows who is here. The first of them is the page's.
 */
export const usePaintMemory = (...schemes: readonly [page: SchemeName, ...parts: SchemeName[]]): void => {
  const used = schemes.join(' ');
  // Null until they have been fetched. What was kept at the last visit is good until then, but may be of another version.
  const css = useSyncExternalStore(schemeSheet.subscribe, () => schemeSheet.cssOf([...new Set(schemes)]));
  useLayoutEffect(() => {
    if (css === null) {
      void schemeSheet.load();
      return;
    }
    // The browser's own bars take the colour of the page.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ez-bg').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
    try {
      const [scheme] = used.split(' ');
      localStorage.setItem(key, JSON.stringify({ scheme, schemes: used, css, ground }));
    } catch {
      // Without storage the next visit starts in the default colours.
    }
  }, [used, css]);
};

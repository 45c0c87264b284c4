import { isSchemeName, schemeSheet } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useEffect, useSyncExternalStore } from 'react';

/** Where the colours of the first paint are kept. `apps/web/public/boot.js` reads it. */
const key = 'ezone.paint';

/** The schemes that are in use; the first is the page's. */
type UsedSchemes = readonly [page: SchemeName, ...parts: SchemeName[]];

/** What boot.js has painted the page in. */
const lastScheme = (): SchemeName => {
  const { scheme = '' } = document.documentElement.dataset;
  return isSchemeName(scheme) ? scheme : 'default';
};

/**
 * The scheme to give the page. While it is not known who is here (`used` is null) that of the last visit stays. After that the
 * schemes in use are kept in the browser with their colours, so that the next visit starts in them.
 */
export const usePaintedScheme = (used: UsedSchemes | null): SchemeName => {
  const names = used?.join(' ');
  // Null until they have been fetched. What was kept at the last visit is good until then, but may be of another version.
  const css = useSyncExternalStore(schemeSheet.subscribe, () => used && schemeSheet.cssOf([...new Set(used)]));

  // After the paint: by then the browser has worked out the colours anyway.
  useEffect(() => {
    if (names === undefined) return;
    if (css === null) {
      void schemeSheet.load();
      return;
    }
    // The browser's own bars take the colour of the page.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ez-bg').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
    try {
      const [scheme] = names.split(' ');
      localStorage.setItem(key, JSON.stringify({ scheme, schemes: names, css, ground }));
    } catch {
      // Without storage the next visit starts in the default colours.
    }
  }, [names, css]);

  return used?.[0] ?? lastScheme();
};

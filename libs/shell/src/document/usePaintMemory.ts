import { schemes } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useLayoutEffect } from 'react';

/** Where the colours of the first paint are kept. `apps/web/public/boot.js` reads it. */
const key = 'ezone.paint';

/**
 * Keeps the colours of the scheme in the browser, so that the next visit starts in them: before any script of the app has
 * run, nobody knows who is here.
 */
export const usePaintMemory = (scheme: SchemeName): void => {
  useLayoutEffect(() => {
    const { color, dark } = schemes[scheme];
    // The theme has taken over from what boot.js set.
    for (const property of ['--ez-bg', '--ez-primary', 'color-scheme']) {
      document.documentElement.style.removeProperty(property);
    }
    try {
      localStorage.setItem(key, JSON.stringify({ bg: color.bg, primary: color.primary, dark }));
    } catch {
      // Without storage the next visit starts in the system's own preference.
    }
  }, [scheme]);
};

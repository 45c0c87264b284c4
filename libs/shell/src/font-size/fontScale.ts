const KEY = 'ezone.fontScale';

/** How much larger or smaller everything can be, of the base of 62.5 %. `boot.js` takes nothing else from the browser. */
export const FONT_SCALE = { min: 0.7, max: 1.3, step: 0.1, initial: 1 } as const;

/** The size of everything, kept in this browser: what is comfortable depends on the screen. */
export const fontScale = {
  read: (): number => {
    try {
      const stored = Number(localStorage.getItem(KEY) ?? FONT_SCALE.initial);
      return stored >= FONT_SCALE.min && stored <= FONT_SCALE.max ? stored : FONT_SCALE.initial;
    } catch {
      return FONT_SCALE.initial;
    }
  },
  /** Shows a size at once, and keeps it for the next visit. */
  apply: (scale: number): void => {
    document.documentElement.style.setProperty('--ez-font-scale', String(scale));
    try {
      localStorage.setItem(KEY, String(scale));
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
};

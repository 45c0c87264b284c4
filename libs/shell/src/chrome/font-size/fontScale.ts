const KEY = 'ezone.fontScale';
const PROPERTY = '--ez-font-scale';

/** How much larger or smaller everything can be, of the base of 62.5 %. `boot.js` takes nothing else from the browser. */
export const FONT_SCALE = { min: 0.7, max: 1.3, step: 0.1, initial: 1 } as const;

/** The size of everything, kept in this browser: what is comfortable depends on the screen. */
export const fontScale = {
  /** The size the page has, also where the browser keeps nothing; `boot.js` has taken over what it kept. */
  read: (): number => Number(document.documentElement.style.getPropertyValue(PROPERTY)) || FONT_SCALE.initial,
  /** Shows a size at once, and keeps it for the next visit. */
  apply: (scale: number): void => {
    document.documentElement.style.setProperty(PROPERTY, String(scale));
    try {
      localStorage.setItem(KEY, String(scale));
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
};

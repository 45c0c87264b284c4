import { whenIdle } from './whenIdle';

/** Not on a phone, whose processor and network are slow, nor where the user wants to save data. */
const mayFetchAhead = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && matchMedia('(hover: hover)').matches;
};

/**
 * Fetches what the user may open next when the browser has nothing else to do. On a phone it is fetched when it is opened.
 * @returns a function that gives it up
 */
export const fetchWhenIdle = (fetch: () => void): (() => void) => (mayFetchAhead() ? whenIdle(fetch) : () => undefined);

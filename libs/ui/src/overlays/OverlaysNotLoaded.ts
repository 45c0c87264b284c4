import { createContext } from 'react';

/** Says that what was to be opened could not be fetched, as without a network. */
export const OverlaysNotLoaded = createContext<() => void>(() => undefined);

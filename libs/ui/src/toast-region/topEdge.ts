import { theme } from '../theme';

/** Where toasts at the top begin: below what BelowBars tells of, or where they will be when a toolbar has come. */
export const topEdge = `calc(var(--bars, ${theme.width.toolbar}) + env(safe-area-inset-top) + 1.6rem)`;

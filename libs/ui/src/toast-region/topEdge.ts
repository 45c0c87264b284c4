import { theme } from '../theme';

/** Where toasts at the top begin: below the bars that BelowBars sets, or where that will be once a toolbar is there. */
export const topEdge = `calc(var(--bars, ${theme.width.toolbar}) + env(safe-area-inset-top) + 1.6rem)`;

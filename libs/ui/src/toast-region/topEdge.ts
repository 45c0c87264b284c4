/** Where toasts at the top begin: below what BelowBars tells of. */
export const topEdge = 'calc(var(--bars, 0px) + env(safe-area-inset-top) + 1.6rem)';

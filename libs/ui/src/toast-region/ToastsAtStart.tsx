/**
 * Leads the toasts that stand at the foot to its start, so that they cover nothing of what stands at its end: put it there. The rule names these
 * elements for the reason that BelowBars gives.
 */
export const ToastsAtStart = () => <style>{'[data-toasts] { --side: flex-start; }'}</style>;

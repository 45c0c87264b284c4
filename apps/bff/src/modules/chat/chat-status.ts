export const STATUSES = ['online', 'do-not-disturb', 'away', 'offline'] as const;
/** The availability that a user has chosen, or is seen with. */
export type Status = (typeof STATUSES)[number];

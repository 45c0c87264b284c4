/** Stands for the year of a day that has none, such as a birthday, as on Apple's devices. It has a 29th of February. */
export const NO_YEAR = 1604;

/** Whether the year of a day, `1988-04-17`, is known. */
export const hasYear = (day: string): boolean => !day.startsWith(`${String(NO_YEAR)}-`);

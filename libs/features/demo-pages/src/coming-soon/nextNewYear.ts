/** The next turn of the year where one is: a day that is always to come. */
export const nextNewYear = (now: number): number => new Date(new Date(now).getFullYear() + 1, 0, 1).getTime();

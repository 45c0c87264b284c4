/** The start of the local day that a moment is in, or of one `ahead` days later; both in milliseconds since 1970. */
export const startOfDay = (moment: number, ahead = 0): number => {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + ahead).getTime();
};

/** How many days later the local day of one moment is than that of another; days of 23 or 25 hours count as one. */
export const daysBetween = (moment: number, now: number): number =>
  Math.round((startOfDay(moment) - startOfDay(now)) / 86_400_000);

/** When a todo is due, as it is stored. */
export type Due = {
  dueDate: string | null;
  /** Whether it is due on a day, which is the same everywhere: the date is its midnight in UTC. */
  dueAllDay?: boolean;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** When a stored date is where the user is, in milliseconds since 1970: a whole day is the midnight that it begins with there. */
export const localOf = (date: string, isDay = false): number =>
  // Without a zone it is the midnight of the place where the user is.
  isDay ? new Date(`${date.slice(0, 10)}T00:00`).getTime() : Date.parse(date);

/** The date that is stored for a moment, or for the day that it is of where the user is. */
export const storedOf = (moment: number, isDay = false): string => {
  const date = new Date(moment);
  if (!isDay) return date.toISOString();
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T00:00:00.000Z`;
};

/** When a todo is due where the user is, in milliseconds since 1970; null where it has no date. */
export const dueTime = ({ dueDate, dueAllDay }: Due): number | null =>
  dueDate === null ? null : localOf(dueDate, dueAllDay);

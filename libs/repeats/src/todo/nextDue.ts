/** How often a todo can come back. */
export const repeatKinds = ['day', 'weekday', 'week', 'month', 'year'] as const;

/** How a todo comes back when it is done. */
export type TodoRepeat = {
  every: (typeof repeatKinds)[number];
  /** The day of the month that it is meant for: where a month is shorter, its last day takes its place. */
  day: number | null;
};

/** Whether it is a Saturday or a Sunday. */
export const isWeekend = (date: Date): boolean => date.getDay() === 0 || date.getDay() === 6;

/** The last day of the month `months` after that of a date. */
const lengthOfMonth = (date: Date, months: number) =>
  new Date(date.getFullYear(), date.getMonth() + months + 1, 0).getDate();

/**
 * The same time of day some months later.
 * @param day the day of the month that is meant; of a shorter month it is the last. @default that of the date
 */
export const inMonths = (date: Date, months: number, day: number | null = null): Date => {
  const wanted = Math.min(day ?? date.getDate(), lengthOfMonth(date, months));
  const next = new Date(date);
  // In one step: the 31st of a month in between may not exist.
  next.setMonth(date.getMonth() + months, wanted);
  return next;
};

/** The same time of day some days later, by the clock: a day in between may have 23 or 25 hours. */
export const inDays = (date: Date, days: number): Date => {
  const next = new Date(date);
  next.setDate(date.getDate() + days);
  return next;
};

const following = (date: Date, { every, day }: TodoRepeat): Date => {
  switch (every) {
    case 'day':
      return inDays(date, 1);
    case 'weekday': {
      let next = inDays(date, 1);
      while (isWeekend(next)) next = inDays(next, 1);
      return next;
    }
    case 'week':
      return inDays(date, 7);
    case 'month':
      return inMonths(date, 1, day);
    case 'year':
      return inMonths(date, 12, day);
  }
};

/**
 * When a todo is due again that was due at a moment: at the same time of day by the clock, and not before today, so that one that was
 * forgotten for a while does not come back as often.
 * @param due and the answer in milliseconds since 1970
 */
export const nextDue = (due: number, repeat: TodoRepeat, now: number): number => {
  const today = new Date(now).setHours(0, 0, 0, 0);
  let next = following(new Date(due), repeat);
  while (next.getTime() < today) next = following(next, repeat);
  return next.getTime();
};

/** A repeat of a kind for a todo that is due at a moment: of a month or a year it keeps the day. */
export const repeatOf = (every: TodoRepeat['every'], due: number | null): TodoRepeat => ({
  every,
  day: due !== null && (every === 'month' || every === 'year') ? new Date(due).getDate() : null,
});

/**
 * The repeat of a todo whose due date was set anew: on another day, it is that day from then on. Another time of the same day changes
 * nothing, so that what is meant for the 31st and due on the 28th still is.
 * @param from when it was due; null where it had no date
 */
export const movedRepeat = (repeat: TodoRepeat, from: string | null, to: string): TodoRepeat => {
  const isSameDay = from !== null && new Date(from).toDateString() === new Date(to).toDateString();
  return isSameDay ? repeat : repeatOf(repeat.every, Date.parse(to));
};

const at = (now: number, days: number, hour: number): Date => {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(hour, 0, 0, 0);
  return day;
};

/**
 * The moments that are offered: this evening while there is time, tomorrow morning, and the morning of next Monday. On a Sunday that is
 * the Monday after tomorrow's, which is offered already.
 */
export const suggestedReminders = (now: number): { id: 'laterToday' | 'tomorrow' | 'nextWeek'; moment: Date }[] => {
  const evening = at(now, 0, 18);
  const daysToMonday = 8 - new Date(now).getDay();
  return [
    ...(evening.getTime() - now > 3_600_000 ? [{ id: 'laterToday' as const, moment: evening }] : []),
    { id: 'tomorrow', moment: at(now, 1, 8) },
    { id: 'nextWeek', moment: at(now, daysToMonday, 8) },
  ];
};

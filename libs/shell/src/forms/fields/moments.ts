const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The local day of a moment, as `2026-11-22`, and its time, as `17:30`; null for the midnight that the day begins with.
 * @param isTimed midnight is a time like any other
 */
export const dayAndTime = (moment: string | null, isTimed = false): { day: string | null; time: string | null } => {
  if (moment === null) return { day: null, time: null };
  const date = new Date(moment);
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  const isWholeDay = !isTimed && date.getHours() === 0 && date.getMinutes() === 0;
  return {
    day: day.join('-'),
    time: isWholeDay ? null : `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
};

/** The moment of a local day and a time of it, in ISO 8601; null without a day. */
export const momentOf = (day: string | null, time: string | null): string | null =>
  // Without a zone the time is that of the place where the user is.
  day === null ? null : new Date(`${day}T${time ?? '00:00'}`).toISOString();

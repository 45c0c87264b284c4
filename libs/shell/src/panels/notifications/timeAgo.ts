const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago a moment was, in the unit that one says it in; null where it is so long ago that one says the date.
 * @param time milliseconds since 1970
 * @param now the same; before `time` where two clocks differ, which counts as now
 */
export function timeAgo(
  time: number,
  now: number,
): { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } | null {
  const passed = now - time;
  if (passed < MINUTE) return { value: 0, unit: 'second' };
  if (passed < HOUR) return { value: -Math.floor(passed / MINUTE), unit: 'minute' };
  if (passed < DAY) return { value: -Math.floor(passed / HOUR), unit: 'hour' };
  if (passed < 7 * DAY) return { value: -Math.floor(passed / DAY), unit: 'day' };
  return null;
}

/** Whole units of time up to a moment. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const SECOND = 1000;

/** What is left from one moment to another, a begun second as a whole one; nothing once that has come. Both in milliseconds. */
export const timeLeft = (now: number, to: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((to - now) / SECOND));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};

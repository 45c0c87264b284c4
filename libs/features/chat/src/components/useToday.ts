import { useEffect, useState } from 'react';

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
const nextDay = (day: number): number => {
  const date = new Date(day);
  return date.setDate(date.getDate() + 1);
};

/** The first moment of the present day in the viewer's time zone, milliseconds since 1970; another one after midnight. */
export function useToday(): number {
  const [today, setToday] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const timer = setTimeout(() => setToday(startOfDay(Date.now())), nextDay(today) - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}

import { useSyncExternalStore } from 'react';

/** The start of a day, as the clock on the wall shows it; `ahead` days later. In milliseconds. */
const startOfDay = (ahead = 0): number => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead).getTime();
};

const subscribe = (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(look, startOfDay(1) - Date.now());
  };
  const look = () => {
    clearTimeout(timer);
    onChange();
    wait();
  };
  wait();
  // Timers stand still while a computer sleeps.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

/** Today, also when midnight passes while somebody looks: the start of the day, in milliseconds. */
export const useToday = (): number => useSyncExternalStore(subscribe, () => startOfDay());

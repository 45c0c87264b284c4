import { localStore, readJson } from '@ezone/shell/data/storage';
import { useRecordsStore } from '@ezone/shell/records';
import { useState } from 'react';
import { isZone } from './model/secondZone';

/** What a user has chosen about the calendar, in this browser. */
export type CalendarSettings = {
  hasBirthdays: boolean;
  /** The time zone whose hours stand beside those of the user's own; null for none. */
  secondZone: string | null;
};

const usual: CalendarSettings = { hasBirthdays: true, secondZone: null };

const keyOf = (userId: string) => `ezone.calendar.${userId}`;

const readSettings = (userId: string): CalendarSettings => {
  const kept = readJson(localStore, keyOf(userId));
  const { hasBirthdays, secondZone } = { ...usual, ...(typeof kept === 'object' ? kept : {}) };
  return { hasBirthdays: hasBirthdays !== false, secondZone: isZone(secondZone) ? secondZone : null };
};

/** What the user has chosen about the calendar, and the way to choose something else. It is there again at the next visit. */
export function useCalendarSettings() {
  const { userId } = useRecordsStore();
  const [settings, setSettings] = useState(() => readSettings(userId));
  return {
    settings,
    choose: (changes: Partial<CalendarSettings>) => {
      // What another tab has chosen meanwhile stays.
      const next = { ...readSettings(userId), ...changes };
      setSettings(next);
      localStore.write(keyOf(userId), JSON.stringify(next));
    },
  };
}

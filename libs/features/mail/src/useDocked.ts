import { readJson, sessionStore } from '@ezone/shell/data/storage';
import { useEffect, useState } from 'react';
import type { Docked } from './model/docked';

const KEY = 'ezone.mail.docked';

/** As they were left: bars, so that nobody who comes back finds the page covered. */
const left = (): readonly Docked[] => {
  const ids = readJson(sessionStore, KEY);
  return Array.isArray(ids) ? ids.map((id) => ({ id: String(id), isMinimised: true })) : [];
};

/** The drafts that are written over the page. They are there again when somebody comes back from another app, or loads the page anew. */
export function useDocked() {
  const [docked, setDocked] = useState(left);
  useEffect(() => {
    sessionStore.write(KEY, JSON.stringify(docked.map(({ id }) => id)));
  }, [docked]);
  return [docked, setDocked] as const;
}

import { readJson, sessionStore } from '@ezone/shell/data/storage';
import { useEffect, useRef, useState } from 'react';
import type { Docked } from './model/docked';

const KEY = 'ezone.mail.docked';

const keep = (docked: readonly Docked[]) => {
  sessionStore.write(KEY, JSON.stringify(docked));
};

const left = (): readonly Docked[] => {
  const kept = readJson(sessionStore, KEY);
  if (!Array.isArray(kept)) return [];
  return kept.map((one: Docked | string) =>
    typeof one === 'string' ? { id: one, isMinimised: true } : { id: String(one.id), isMinimised: one.isMinimised },
  );
};

/**
 * The drafts that are written over the page. They are there again when the page is loaded anew, as they were. Who comes back from another
 * app finds them as bars, and not the page covered.
 */
export function useDocked() {
  const [docked, setDocked] = useState(left);
  const dockedRef = useRef(docked);
  useEffect(() => {
    dockedRef.current = docked;
    keep(docked);
  }, [docked]);
  useEffect(
    () => () => {
      keep(dockedRef.current.map(({ id }) => ({ id, isMinimised: true })));
    },
    [],
  );
  return [docked, setDocked] as const;
}

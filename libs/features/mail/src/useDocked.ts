import { readJson, sessionStore } from '@ezone/shell/data/storage';
import { useCurrentUser } from '@ezone/shell/session';
import { useEffect, useRef, useState } from 'react';

/** A draft that is written over the page, or stands as a bar at its foot. */
export type Docked = { id: string; isMinimised: boolean };

/** The most drafts over the page. Those that leave it are among the drafts, as all are. */
const MOST = 3;

/**
 * Opens a draft over the page, a new one as the last. Where there is room for fewer, the oldest become bars.
 * @param room how many can be open at a time
 */
export const expanded = (docked: readonly Docked[], id: string, room: number): readonly Docked[] => {
  const others = docked.some((one) => one.id === id)
    ? docked.map((one) => (one.id === id ? { id, isMinimised: false } : one))
    : [...docked, { id, isMinimised: false }].slice(-MOST);
  let surplus = others.filter(({ isMinimised }) => !isMinimised).length - room;
  return others.map((one) =>
    one.id !== id && !one.isMinimised && surplus-- > 0 ? { ...one, isMinimised: true } : one,
  );
};

/** Makes a draft a bar. */
export const minimised = (docked: readonly Docked[], id: string): readonly Docked[] =>
  docked.map((one) => (one.id === id ? { id, isMinimised: true } : one));

const keyOf = (userId: string) => `ezone.mail.docked.${userId}`;

const keep = (userId: string, docked: readonly Docked[]) => {
  sessionStore.write(keyOf(userId), JSON.stringify(docked));
};

const left = (userId: string): readonly Docked[] => {
  const kept = readJson(sessionStore, keyOf(userId));
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
  const userId = useCurrentUser()?.uuid ?? '';
  const [docked, setDocked] = useState(() => left(userId));
  const dockedRef = useRef(docked);
  useEffect(() => {
    dockedRef.current = docked;
    keep(userId, docked);
  }, [userId, docked]);
  useEffect(
    () => () => {
      keep(
        userId,
        dockedRef.current.map(({ id }) => ({ id, isMinimised: true })),
      );
    },
    [userId],
  );
  return [docked, setDocked] as const;
}

import { randomUUID } from 'node:crypto';

/** From a sign-in to its sign-out: the token of the sign-in, and all that were refreshed from it. */
export type Session = {
  sessionId: string;
  /** When somebody signed in, in seconds since 1970. */
  sessionBegan: number;
};

/** How long a session lasts at most, in seconds; then one signs in again. */
const MAX_SESSION_SECONDS = 30 * 24 * 60 * 60;

/** A session that begins now. */
export const newSession = (): Session => ({
  sessionId: randomUUID(),
  sessionBegan: Math.floor(Date.now() / 1000),
});

/** When a session is over at the latest, in seconds since 1970. */
export const endOf = ({ sessionBegan }: Session): number => sessionBegan + MAX_SESSION_SECONDS;

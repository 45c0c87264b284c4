import { randomUUID } from 'node:crypto';

/**
 * The time from a sign-in to its sign-out, with the token of the sign-in and all tokens that were refreshed from it.
 */
export type Session = {
  sessionId: string;
  /** When somebody signed in, in seconds since 1970. */
  sessionBegan: number;
};

/** The longest session, in seconds. After that, the user signs in again. */
const MAX_SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Begins a session now. */
export const newSession = (): Session => ({
  sessionId: randomUUID(),
  sessionBegan: Math.floor(Date.now() / 1000),
});

/** The latest end of a session, in seconds since 1970. */
export const endOf = ({ sessionBegan }: Session): number => sessionBegan + MAX_SESSION_SECONDS;

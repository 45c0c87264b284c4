import type { TokenSessionActor } from './session';

/**
 * The signal of whoever is signed in. It is aborted where they sign out, before the server hears of it, or are signed out; who signs in
 * next has another.
 */
export const createSessionSignal = (session: TokenSessionActor): (() => AbortSignal) => {
  let ofThisOne = new AbortController();
  session.subscribe((snapshot) => {
    const isOver = snapshot.matches('signingOut') || snapshot.hasTag('guest');
    if (isOver) ofThisOne.abort();
    else if (ofThisOne.signal.aborted) ofThisOne = new AbortController();
  });
  return () => ofThisOne.signal;
};

import type { TokenSessionActor } from './session';

type SessionSnapshot = ReturnType<TokenSessionActor['getSnapshot']>;

const isOver = (snapshot: SessionSnapshot) => snapshot.matches('signingOut') || snapshot.hasTag('guest');

/**
 * The signal of whoever is signed in. It is aborted where they sign out, before the server hears of it, or are signed out, and is so for a
 * guest; who signs in next has another.
 */
export const createSessionSignal = (session: TokenSessionActor): (() => AbortSignal) => {
  let ofThisOne = new AbortController();
  const follow = (snapshot: SessionSnapshot) => {
    if (isOver(snapshot)) ofThisOne.abort();
    else if (ofThisOne.signal.aborted) ofThisOne = new AbortController();
  };
  follow(session.getSnapshot());
  session.subscribe(follow);
  return () => ofThisOne.signal;
};

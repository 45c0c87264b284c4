import type { TokenSessionActor } from './session';
import { readToken } from './token';

type SessionSnapshot = ReturnType<TokenSessionActor['getSnapshot']>;

/** Whose token it is; null for a guest. */
const subjectOf = ({ context: { token } }: SessionSnapshot) => (token === null ? null : readToken(token).subject);

const isOver = (snapshot: SessionSnapshot) => snapshot.matches('signingOut') || snapshot.hasTag('guest');

/**
 * The signal of whoever is signed in. It is aborted where they sign out, before the server hears of it, are signed out, or are followed by
 * somebody else who signs in in another tab, and is so for a guest; who signs in next has another.
 */
export const createSessionSignal = (session: TokenSessionActor): (() => AbortSignal) => {
  let ofThisOne = new AbortController();
  let subject = subjectOf(session.getSnapshot());
  const follow = (snapshot: SessionSnapshot) => {
    const isAnother = subjectOf(snapshot) !== subject;
    subject = subjectOf(snapshot);
    if (isAnother || isOver(snapshot)) ofThisOne.abort();
    if (isOver(snapshot)) return;
    if (ofThisOne.signal.aborted) ofThisOne = new AbortController();
  };
  follow(session.getSnapshot());
  session.subscribe(follow);
  return () => ofThisOne.signal;
};

import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Blocker, BlockerFunction } from 'react-router-dom';

type Held = Extract<Blocker, { state: 'blocked' }>;

/**
 * Holds the user on the page and asks. However often they press meanwhile it is asked once, and the answer is about what they pressed last.
 * Where it cannot be asked, they stay.
 * @param isHeld whether somebody is held who goes from one place to another
 * @param answer carries out what was answered
 */
export const useAskedLeave = <Answer>(
  isHeld: BlockerFunction,
  ask: () => Promise<Answer>,
  answer: (given: Answer, held: Held) => void,
): void => {
  const blocker = useBlocker(isHeld);
  const isAsking = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // Other places of the same page let go of who is held: then, and when the page is gone, nothing is left to answer.
  const held = useEffectEvent(() => (isHere.current && blocker.state === 'blocked' ? blocker : null));
  const carryOut = useEffectEvent(answer);
  const decide = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const given = await ask();
      const now = held();
      if (now) carryOut(given, now);
    } catch {
      held()?.reset();
    } finally {
      isAsking.current = false;
    }
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state, blocker.location]);
};

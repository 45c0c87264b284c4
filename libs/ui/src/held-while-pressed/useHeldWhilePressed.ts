import { useCallback, useEffect, useRef, useState } from 'react';

/** Calls back once what a pointer that is down does is over: a press with its click, or a drag with its drop. */
const afterPress = (signal: AbortSignal, isOver: () => void): void => {
  let isDragged = false;
  const listen = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name]) => void) => {
    window.addEventListener(name, heard, { capture: true, signal });
  };
  // The click comes in the same task.
  const end = () => setTimeout(isOver, 0);
  listen('dragstart', () => {
    isDragged = true;
  });
  listen('dragend', end);
  listen('pointerup', end);
  // A finger that scrolls cancels its pointer. So does a drag, and React Aria's long press, which ends neither.
  listen('pointercancel', ({ isTrusted }) => {
    if (isTrusted && !isDragged) end();
  });
  // What has ended outside of the window is heard of when the pointer is back.
  listen('pointermove', ({ buttons }) => {
    if (buttons === 0) end();
  });
};

/**
 * Keeps what is shown as it is from a press until that is over, or until what it drags has been dropped: what else happens meanwhile is shown
 * afterwards. A press ends on nothing where its button is drawn anew; a browser drags what lies under the pointer when that begins to move,
 * and ends a drag without a word where its element is no longer there.
 */
export function useHeldWhilePressed<Shown>(now: Shown): {
  /** What is to be shown. */
  shown: Shown;
  /** To be called when a pointer goes down. */
  hold: () => void;
} {
  const [held, setHeld] = useState<{ shown: Shown } | null>(null);
  const press = useRef<AbortController>(null);
  useEffect(
    () => () => {
      press.current?.abort();
    },
    [],
  );
  const hold = useCallback(() => {
    press.current?.abort();
    const current = new AbortController();
    press.current = current;
    afterPress(current.signal, () => {
      // Another one may have begun since.
      if (press.current !== current) return;
      current.abort();
      setHeld(null);
    });
    setHeld({ shown: now });
  }, [now]);
  return { shown: held ? held.shown : now, hold };
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type ShownAddressOptions = {
  /** Hears that nothing is shown any more, and what was shown last, after the dialog has given the focus back to what opened it. */
  onClosed?: (last: string) => void;
};

/**
 * What is shown over a page, such as a file: its id stands in the query of the address, so that a reload leaves it open and Back closes it, also on a phone.
 * @param name its name in the query
 */
export function useShownAddress(name: string, { onClosed }: ShownAddressOptions = {}) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(name);
  const lastRef = useRef(id);
  const tellClosed = useEffectEvent((last: string) => onClosed?.(last));
  useEffect(() => {
    const last = lastRef.current;
    lastRef.current = id;
    if (last === null || id !== null) return;
    // The dialog gives the focus back in a frame of its own.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        tellClosed(last);
      });
    });
  }, [id]);
  const kept = (typeof state === 'object' ? state : null) as Record<string, unknown> | null;
  const isOwnStep = kept?.[name] === true;
  const at = (next: string | null) => {
    const changed = new URLSearchParams(search);
    if (next === null) changed.delete(name);
    else changed.set(name, next);
    const text = changed.toString();
    return pathname + (text && `?${text}`);
  };
  return {
    /** Null while nothing is shown. */
    id,
    open: (next: string) => {
      // From one to the next, Back leads to the page all the same.
      const isStep = id === null;
      void navigate(at(next), { replace: !isStep, state: { ...kept, [name]: isStep || isOwnStep } });
    },
    close: () => {
      if (isOwnStep) void navigate(-1);
      else void navigate(at(null), { replace: true, state });
    },
  };
}

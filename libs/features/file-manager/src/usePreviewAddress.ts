import type { RecordListHandle } from '@ezone/ui/record-list';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'preview';

/**
 * Which file is previewed: it stands in the address, so that Back closes it, also on a phone. The list behind it stays as it is, and has the
 * focus on the file that was seen last.
 */
export function usePreviewAddress(listRef: RefObject<RecordListHandle | null>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const id = parameters.get(NAME);
  const lastRef = useRef(id);
  useEffect(() => {
    const last = lastRef.current;
    lastRef.current = id;
    if (last === null || id !== null) return;
    // The dialog gives the focus back in a frame of its own, to the file that it was opened from.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        listRef.current?.focus(last);
      });
    });
  }, [id, listRef]);
  const kept = (typeof state === 'object' ? state : null) as Record<string, unknown> | null;
  const isOwnStep = kept?.[NAME] === true;
  const at = (next: string | null) => {
    const changed = new URLSearchParams(search);
    if (next === null) changed.delete(NAME);
    else changed.set(NAME, next);
    const text = changed.toString();
    return pathname + (text && `?${text}`);
  };
  return {
    id,
    open: (next: string) => {
      // From one file to the next, Back leads to the list all the same.
      const isStep = id === null;
      void navigate(at(next), { replace: !isStep, state: { ...kept, [NAME]: isStep || isOwnStep } });
    },
    close: () => {
      if (isOwnStep) void navigate(-1);
      else void navigate(at(null), { replace: true, state });
    },
  };
}

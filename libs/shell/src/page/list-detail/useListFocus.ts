import type { RecordListHandle } from '@ezone/ui/record-list';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

type ListFocus = {
  openId: string | null;
  /** The record stands beside its list. */
  hasRoom: boolean;
  listRef: RefObject<RecordListHandle | null>;
  headingRef: RefObject<HTMLElement | null>;
};

/** Whether the focus is in this bar and can stay there, as on the button that leads on. */
const isHeld = (bar: HTMLElement | null | undefined) => {
  const { activeElement } = document;
  return bar?.contains(activeElement) === true && !activeElement?.matches(':disabled');
};

/**
 * Moves the focus into a record when it is opened, and back to its row when it is closed. Stepping to another record
 * leaves the focus in the list, or on the button that led there.
 * @returns how to lead it elsewhere: `toList` at once, `goOnWith` to another row when the record is closed, where its
 * own is going
 */
export function useListFocus({ openId, hasRoom, listRef, headingRef }: ListFocus) {
  const beforeRef = useRef(openId);
  const nextRef = useRef<string>(undefined);
  useEffect(() => {
    const before = beforeRef.current;
    if (before === openId) return;
    beforeRef.current = openId;
    const list = listRef.current;
    if (openId === null) {
      const goal = nextRef.current ?? before ?? undefined;
      nextRef.current = undefined;
      if (!list?.focus(goal)) list?.focus();
    } else if (before !== null && hasRoom && list?.focusedId()) list.focus(openId);
    else if (before === null || !isHeld(headingRef.current?.parentElement))
      headingRef.current?.focus({ preventScroll: true });
  }, [openId, hasRoom, listRef, headingRef]);
  return {
    toList: () => {
      listRef.current?.focus();
    },
    goOnWith: (id: string | undefined) => {
      nextRef.current = id;
    },
  };
}

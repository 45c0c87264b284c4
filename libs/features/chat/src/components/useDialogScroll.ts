import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { DialogItem, DialogView } from '../model/types';

/** Closer to the end than this many CSS pixels is at the end. */
const END = 24;
/** Closer to the start than this, older messages are fetched: before anybody sees that they are missing. */
const START = 600;

const isPrepended = (before: readonly DialogItem[], now: readonly DialogItem[]): boolean =>
  before.length > 0 && now.length > before.length && before.at(-1)?.key === now.at(-1)?.key;

/**
 * Where a dialog is scrolled to. It opens at what is new, else at its end. At the end it stays there, whatever comes or
 * grows; away from it nothing moves but by its reader. Older messages come in above without a jump.
 */
export function useDialogScroll(dialog: DialogView) {
  const { items, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder, setAtEnd } = dialog;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  // What scrolls is not drawn: these change without anything being drawn again.
  const sticks = useRef(true);
  const lastTop = useRef(0);
  // What is new reaches further than the view, until it has been measured.
  const [isAtEnd, setIsAtEnd] = useState(() => !items.some(({ kind }) => kind === 'newMessages'));
  const [shown, setShown] = useState({ items, isShifted: false });
  if (shown.items !== items) setShown({ items, isShifted: isPrepended(shown.items, items) });

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' });
  const look = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isEnd = scrollHeight - scrollTop - clientHeight < END;
    // Only a reader goes up. What grows below is followed, and until then the end is away for a moment.
    if (isEnd) sticks.current = true;
    else if (scrollTop < lastTop.current) sticks.current = false;
    lastTop.current = scrollTop;
    setIsAtEnd(sticks.current);
    const isNearStart = scrollTop < START && (!sticks.current || scrollHeight < clientHeight + START);
    if (isNearStart && hasOlder && !isLoadingOlder && !hasOlderFailed) loadOlder();
  };

  const start = useEffectEvent(() => {
    const firstNew = items.findIndex(({ kind }) => kind === 'newMessages');
    sticks.current = firstNew < 0;
    if (firstNew < 0) toEnd();
    else list.current?.scrollToIndex(firstNew, { align: 'start' });
  });
  useLayoutEffect(() => start(), []);

  const lastKey = items.at(-1)?.key;
  const follow = useEffectEvent(() => {
    const last = items.at(-1);
    if (last?.kind === 'message' && last.isMine && last.state !== 'sent') sticks.current = true;
    if (sticks.current) toEnd();
  });
  useLayoutEffect(() => follow(), [lastKey, items.length]);

  useEffect(() => setAtEnd(isAtEnd), [setAtEnd, isAtEnd]);
  useEffect(() => () => setAtEnd(false), [setAtEnd]);

  return {
    scroller,
    list,
    isAtEnd,
    isShifted: shown.isShifted,
    onScroll: look,
    onResize: () => {
      if (sticks.current) toEnd();
      look();
    },
    toEnd: () => {
      sticks.current = true;
      setIsAtEnd(true);
      toEnd();
    },
  };
}

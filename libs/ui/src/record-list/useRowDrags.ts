import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { lazyContent } from '../lazy-content';
import type { DraggedList } from './followDrags';

const loadDrags = lazyContent(async () => (await import('./followDrags')).followDrags);

/** Lets rows be dragged once the list is there, where `onReorder` is given. What follows the pointer is fetched then. */
export function useRowDrags(
  listRef: RefObject<HTMLElement | null>,
  { onReorder, ...list }: Omit<DraggedList, 'onReorder'> & { onReorder: DraggedList['onReorder'] | undefined },
) {
  const read = useEffectEvent((): DraggedList => ({ ...list, onReorder: onReorder ?? (() => undefined) }));
  const isOn = onReorder !== undefined;
  useEffect(() => {
    const element = listRef.current;
    if (!isOn || !element) return undefined;
    const gone = new AbortController();
    loadDrags().then(
      (followDrags) => {
        if (!gone.signal.aborted) followDrags(element, () => read(), gone.signal);
      },
      // Keys move rows as well, and the next list asks again.
      () => undefined,
    );
    return () => {
      gone.abort();
    };
  }, [isOn, listRef]);
}

import { useEffect, useEffectEvent } from 'react';
import { LEFT_OVER } from './collection';
import { useRecordsStore } from './RecordsProvider';

/**
 * Takes what bulk changes of a list have left over: what there is when the page is opened, and what comes while it is.
 * @param take called with what was kept, which is then forgotten
 */
export function useLeftOver(list: string, take: (left: Readonly<Record<string, unknown>>) => void): void {
  const { drafts } = useRecordsStore();
  const taken = useEffectEvent(take);
  useEffect(() => {
    const look = () => {
      const left = drafts.read(list, LEFT_OVER);
      if (!left) return;
      drafts.forget(list, LEFT_OVER);
      taken(left);
    };
    look();
    return drafts.subscribe(look);
  }, [drafts, list]);
}

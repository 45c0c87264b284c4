import { useMemo } from 'react';
import type { MenuAction } from '../navbar';
import { SideBadge } from './SideBadge';
import type { Side } from './useSide';

/** The entry that opens the side panel, for the menu. The same list for as long as it is the same feature. */
export function useSideEntries(side: Side | null): readonly MenuAction[] {
  const feature = side?.feature;
  const id = side?.panel.id;
  const actor = side?.panel.actor;
  return useMemo(() => {
    if (!feature || !actor || id === undefined) return [];
    const { title, icon, menu } = feature;
    const open = () => actor.send({ type: 'open.requested' });
    return [{ ...menu, entry: { id, title, icon, badge: SideBadge, panel: { id, open } } }];
  }, [feature, id, actor]);
}

import { useMemo } from 'react';
import type { MenuAction } from '../../routing/menu';
import { SideBadge } from './SideBadge';
import type { Side } from './SideProvider';

/** The entry that opens the side panel, for the menu. The same list for as long as it is the same feature. */
export function useSideEntries(side: Side | null): readonly MenuAction[] {
  return useMemo(() => {
    if (!side) return [];
    const { title, icon, menu } = side.feature;
    const { id, open } = side.panel;
    return [{ ...menu, entry: { id, title, icon, badge: SideBadge, panel: { id, open } } }];
  }, [side]);
}

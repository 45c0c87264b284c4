import { Badge } from '@ezone/ui/badge';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MenuAction } from '../../routing/menu';
import { useSide, useWaiting } from './SideProvider';
import type { Side } from './SideProvider';

/** How many things wait in the side panel, beside its entry in the menu. Nothing where none does. */
const SideBadge = () => {
  const { formatMessage } = useIntl();
  const count = useWaiting();
  const side = useSide();
  return side && <Badge tone="neutral" count={count} label={formatMessage(side.feature.waiting, { count })} />;
};

const loadBadge = () => Promise.resolve(SideBadge);

/** The entry that opens the side panel, for the menu. The same list for as long as it is the same feature. */
export function useSideEntries(side: Side | null): readonly MenuAction[] {
  return useMemo(() => {
    if (!side) return [];
    const { title, icon, menu } = side.feature;
    const { id, open } = side.panel;
    return [{ ...menu, entry: { id, title, icon, badge: loadBadge, panel: { id, open } } }];
  }, [side]);
}

import { Badge } from '@ezone/ui/badge';
import { useIntl } from 'react-intl';
import { useSide, useWaiting } from './SideProvider';

/** How many things wait in the side panel, beside its entry in the menu. Nothing where none does. */
export const SideBadge = () => {
  const { formatMessage } = useIntl();
  const count = useWaiting();
  const side = useSide();
  return side && <Badge count={count} label={formatMessage(side.feature.waiting, { count })} />;
};

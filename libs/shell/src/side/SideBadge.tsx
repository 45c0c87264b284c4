import { Badge } from '@ezone/ui/badge';
import { useIntl } from 'react-intl';
import { useSideCount } from './useSide';

/** How many things wait in the side panel, beside its entry in the menu. Nothing where none does. */
export const SideBadge = () => {
  const { formatMessage } = useIntl();
  const side = useSideCount();
  return side && <Badge count={side.waiting} label={formatMessage(side.feature.waiting, { count: side.waiting })} />;
};

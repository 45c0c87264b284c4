import { ErrorState } from '@ezone/ui/error-state';
import { useIntl } from 'react-intl';
import { useTitleCount } from '../document/useTitleCount';
import { SidePanel } from '../panel';
import { sideMessages } from './messages';
import type { Side } from './useSide';
import { useSideContent } from './useSideContent';

/** The panel of a side feature, with its rail, at the end side of every page. */
export const SideSlot = ({ side: { feature, panel, waiting, setWaiting } }: { side: Side }) => {
  const { formatMessage } = useIntl();
  const [fetched, retry] = useSideContent(feature, panel.isOpen);
  useTitleCount(waiting);
  return (
    <SidePanel panel={panel} name={formatMessage(feature.title)} width={feature.width} rail={feature.rail}>
      {fetched.is === 'there' && <fetched.Content panel={panel} onWaiting={setWaiting} />}
      {fetched.is === 'failed' && panel.isOpen && (
        <ErrorState
          title={formatMessage(sideMessages.notLoaded)}
          retry={{ label: formatMessage(sideMessages.retry), onPress: retry }}
        />
      )}
    </SidePanel>
  );
};

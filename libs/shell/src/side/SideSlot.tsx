import { ErrorState } from '@ezone/ui/error-state';
import { ToastRoom } from '@ezone/ui/toast-region';
import { useIntl } from 'react-intl';
import { useTitleCount } from '../document/useTitleCount';
import { SidePanel } from '../panel';
import { sideMessages } from './messages';
import { SideBoundary } from './SideBoundary';
import type { Side } from './useSide';
import { useSideContent } from './useSideContent';

export type SideSlotProps = {
  side: Side;
  /** How much of it stays in view when it is closed: a length, or undefined for nothing. */
  rail: string | undefined;
};

/** The panel of a side feature, with its rail, at the end side of every page. */
export const SideSlot = ({ side: { feature, panel, waiting, setWaiting }, rail }: SideSlotProps) => {
  const { formatMessage } = useIntl();
  const [fetched, { retry, fail }] = useSideContent(feature, panel.isOpen);
  useTitleCount(waiting);
  return (
    // Without a rail, too, its content is there from the start, for it says how many things wait.
    <div inert={!rail && !panel.isOpen}>
      <ToastRoom end={panel.isOpen ? feature.width : rail} foot={panel.isOpen ? feature.foot : undefined} />
      <SidePanel panel={panel} name={formatMessage(feature.title)} width={feature.width} rail={rail ?? '0px'}>
        {fetched.is === 'there' && (
          <SideBoundary onBreak={fail}>
            <fetched.Content panel={panel} onWaiting={setWaiting} />
          </SideBoundary>
        )}
        {fetched.is === 'failed' && panel.isOpen && (
          <ErrorState
            title={formatMessage(sideMessages.notLoaded)}
            retry={{ label: formatMessage(sideMessages.retry), onPress: retry }}
          />
        )}
      </SidePanel>
    </div>
  );
};

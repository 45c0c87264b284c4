import { ErrorState } from '@ezone/ui/error-state';
import { ToastRoom } from '@ezone/ui/toast-region';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useTitleCount } from '../../routing/document/useTitleCount';
import { SidePanel, useIsOpen } from '../panel';
import { PartBoundary, useLazyContent } from '../../notices/lazy-content';
import { commonMessages } from '../../notices/words';
import { whenIdle } from '../../session/live/whenIdle';
import type { SideFeature } from './SideFeature';
import { useWaiting } from './SideProvider';
import type { Side } from './SideProvider';

export type SideSlotProps = {
  side: Side;
  /** How much of it stays in view when it is closed: a length, or undefined for nothing. */
  rail: string | undefined;
  /** How much of the foot of its rail is taken by others: a length. */
  foot?: string | undefined;
};

/** The panel of a side feature, with its rail, at the end side of every page. */
export const SideSlot = ({ side: { feature, panel, setWaiting }, rail, foot = '0px' }: SideSlotProps) => {
  const { formatMessage } = useIntl();
  const isOpen = useIsOpen(panel);
  const [fetched, { retry, fail }] = useSideContent(feature, isOpen);
  return (
    // Without a rail, too, its content is there from the start, for it says how many things wait.
    <Slot $foot={foot} inert={!rail && !isOpen}>
      <WaitingInTitle />
      <ToastRoom end={isOpen ? feature.width : rail} foot={isOpen ? feature.foot : undefined} />
      <SidePanel panel={panel} name={formatMessage(feature.title)} width={feature.width} rail={rail ?? '0px'}>
        {fetched.is === 'there' && (
          <PartBoundary onBreak={fail}>
            <fetched.part.SideContent panel={panel} onWaiting={setWaiting} />
          </PartBoundary>
        )}
        {fetched.is === 'failed' && isOpen && (
          <ErrorState
            title={formatMessage(commonMessages.notLoaded)}
            retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
          />
        )}
      </SidePanel>
    </Slot>
  );
};

const Slot = styled.div<{ $foot: string }>`
  --ez-rail-foot: ${({ $foot }) => $foot};
`;

/** On its own, so that a count that changes does not draw the panel. */
function WaitingInTitle() {
  useTitleCount(useWaiting());
  return null;
}

/**
 * Fetches what stands in a side panel: once the page has been drawn and the browser has time, or at once for whoever opens
 * the panel before that.
 */
function useSideContent({ lazy }: SideFeature, isOpen: boolean) {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useEffect(() => (isWanted ? undefined : whenIdle(() => setWanted(true))), [isWanted]);
  return useLazyContent(lazy, isWanted);
}

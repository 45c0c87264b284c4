import { ErrorState } from '@ezone/ui/error-state';
import { useIsWide } from '@ezone/ui/is-wide';
import { ToastRoom } from '@ezone/ui/toast-region';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useTitleCount } from '../../routing/document/useTitleCount';
import { SidePanel, useIsOpen } from '../panel';
import { PartBoundary, useLazyContent } from '@ezone/ui/lazy-content';
import { commonMessages } from '../../notices/words';
import { whenIdle } from '../../session/live/whenIdle';
import { useCalled, useWaiting } from './SideProvider';
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
  const called = useCalled();
  const isRailInView = useIsWide() && rail !== undefined;
  const isIdle = useIsIdle();
  const [waiting, { fail: stopWaiting }] = useLazyContent(feature.lazyWaiting, isIdle);
  // Once seen, it stays.
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (isOpen || (isIdle && isRailInView))) setWanted(true);
  const [fetched, { retry, fail }] = useLazyContent(feature.lazy, isWanted);
  return (
    <Slot $foot={foot} inert={!rail && !isOpen}>
      <WaitingInTitle />
      {waiting.is === 'there' && (
        <PartBoundary onBreak={stopWaiting}>
          <waiting.part.SideWaiting onWaiting={setWaiting} />
        </PartBoundary>
      )}
      <ToastRoom end={isOpen ? feature.width : rail} foot={isOpen ? feature.foot : undefined} />
      <SidePanel panel={panel} name={formatMessage(feature.title)} width={feature.width} rail={rail ?? '0px'}>
        {fetched.is === 'there' && (
          <PartBoundary onBreak={fail}>
            <fetched.part.SideContent panel={panel} called={called} />
          </PartBoundary>
        )}
        {fetched.is === 'failed' && isOpen && (
          <ErrorState
            title={formatMessage(commonMessages.notLoaded)}
            retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
          >
            {formatMessage(commonMessages.fetchAdvice)}
          </ErrorState>
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

/** Whether the page has been drawn and the browser has had time since. */
function useIsIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

import { IconButton } from '@ezone/ui/icon-button';
import { Skeleton } from '@ezone/ui/skeleton';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Flow } from '../layout/layout';
import { useChartLayout } from '../layout/useChartLayout';
import type { Chart, ChartTransition } from '../model/chart';
import type { StatechartWords } from '../words';
import { ChartCanvas } from './ChartCanvas';
import type { ChartMoment } from './ChartCanvas';
import { useFollowing } from './useFollowing';
import { useZoom } from './useZoom';

type ChartFrameProps = {
  chart: Chart;
  flow: Flow | 'best';
  moment: ChartMoment;
  words: StatechartWords;
  chosen: string | null;
  onChoose: (id: string) => void;
  onPress: (transition: ChartTransition) => void;
  /** What stands in its place where it cannot be drawn. */
  fallback: ReactNode;
};

/** The chart in a frame that can be panned and zoomed. */
export const ChartFrame = ({ chart, flow, moment, words, chosen, onChoose, onPress, fallback }: ChartFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { layout, failed } = useChartLayout(chart, flow, frame);
  const zoom = useZoom(frame, layer, layout);
  const innermost = chart.states
    .filter(({ id }) => moment.active.has(id))
    .sort((one, other) => other.depth - one.depth)[0];
  useFollowing(frame, innermost?.id, layout !== null);

  if (failed) return fallback;
  return (
    <Root>
      {/* It scrolls from left to right, so that zooming reckons in one direction; what is in it has its words'. */}
      <Scroller ref={frame} dir="ltr" aria-busy={!layout}>
        {layout ? (
          <ChartCanvas {...{ chart, layout, moment, words, chosen, onChoose, onPress, zoom, layer, helpId }} />
        ) : (
          <Waiting role="status" aria-label={words.loading}>
            <Skeleton shape="card" width="16rem" height="5.6rem" />
            <Skeleton shape="card" width="16rem" height="5.6rem" />
            <Skeleton shape="card" width="16rem" height="5.6rem" />
          </Waiting>
        )}
      </Scroller>
      <Zooming>
        <IconButton icon={<Minus aria-hidden />} label={words.zoomOut} size="dense" onPress={zoom.zoomOut} />
        <Figure>{words.zoom(Math.round(zoom.scale * 100))}</Figure>
        <IconButton icon={<Plus aria-hidden />} label={words.zoomIn} size="dense" onPress={zoom.zoomIn} />
        <IconButton icon={<Maximize aria-hidden />} label={words.fit} size="dense" onPress={zoom.fit} />
      </Zooming>
      <span id={helpId} hidden>
        {words.help}
      </span>
    </Root>
  );
};

const Root = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Scroller = styled.div`
  display: grid;
  place-content: safe center;
  overflow: auto;
  min-block-size: 0;
  padding: ${({ theme }) => theme.space(5)};
  touch-action: pan-x pan-y;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  background-color: ${({ theme }) => theme.color.bg};
  background-image: radial-gradient(${({ theme }) => theme.color.border} 0.1rem, transparent 0.1rem);
  background-size: 2rem 2rem;
`;

const Waiting = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
`;

const Zooming = styled.div`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space(3)};
  inset-inline-end: ${({ theme }) => theme.space(3)};
  z-index: 3;
  display: flex;
  align-items: center;
  padding: 0.2rem;
  border: 0.1rem solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[1]};
`;

const Figure = styled.span`
  min-inline-size: 4.4rem;
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;

import { mirroredInRtl } from '@ezone/ui/theme';
import styled, { css, keyframes } from 'styled-components';
import { edgePath, headPath } from '../layout/edgePath';
import type { ChartLayout } from '../layout/layout';
import { SIZE } from '../layout/sizes';
import { extent } from './place';

type ArrowsProps = {
  layout: ChartLayout;
  /** Ids of transitions that can be taken now. */
  ready: ReadonlySet<string>;
  /** Ids of those taken by the last event. */
  taken: ReadonlySet<string>;
  /** Another value for every event, so that an arrow that is taken twice flashes twice. */
  moment: number;
};

const RANK = { idle: 0, ready: 1, taken: 2 };
type Rank = keyof typeof RANK;

/** The arrows of a chart, without words: those stand on them as labels. */
export const Arrows = ({ layout, ready, taken, moment }: ArrowsProps) => {
  const rankOf = (id: string): Rank => (taken.has(id) ? 'taken' : ready.has(id) ? 'ready' : 'idle');
  const lines = layout.lines
    .map((line) => ({ ...line, rank: line.kind === 'initial' ? ('idle' as const) : rankOf(line.of) }))
    // What matters now lies above the rest.
    .sort((one, other) => RANK[one.rank] - RANK[other.rank]);

  return (
    <Sheet aria-hidden viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`} style={extent(layout)}>
      {lines.map(({ of, kind, points, rank }, index) => (
        <g key={`${kind} ${of} ${String(index)}`}>
          {rank === 'taken' && <Flash key={moment} d={edgePath(points)} />}
          <Shaft d={edgePath(points)} $rank={rank} />
          <Head d={headPath(points)} $rank={rank} />
        </g>
      ))}
      {layout.initials.map(({ x, y }) => (
        <Initial key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={SIZE.marker / 2 - 1} />
      ))}
      {layout.anywheres.map(({ x, y }) => (
        <Anywhere key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={SIZE.marker / 2 - 1} />
      ))}
    </Sheet>
  );
};

const Sheet = styled.svg`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-start: 0;
  overflow: visible;
  pointer-events: none;
  ${mirroredInRtl}
`;

const ink = css<{ $rank: Rank }>`
  ${({ theme, $rank }) => ({ idle: theme.color.controlBorder, ready: theme.color.primary, taken: theme.color.primary })[$rank]}
`;

const Shaft = styled.path<{ $rank: Rank }>`
  fill: none;
  stroke: ${ink};
  stroke-width: ${({ $rank }) => ($rank === 'taken' ? 2.5 : 1.5)};
`;

const Head = styled.path<{ $rank: Rank }>`
  fill: ${ink};
`;

const Initial = styled.circle`
  fill: ${({ theme }) => theme.color.text};
`;

const Anywhere = styled.circle`
  fill: ${({ theme }) => theme.color.raised};
  stroke: ${({ theme }) => theme.color.textMuted};
  stroke-width: 1.5;
  stroke-dasharray: 3 2;
`;

const flash = keyframes`
  from { opacity: 0.45; }
  to { opacity: 0; }
`;

const Flash = styled.path`
  fill: none;
  stroke: ${({ theme }) => theme.color.primary};
  stroke-width: 10;
  stroke-linecap: round;
  opacity: 0;
  animation: ${flash} 900ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

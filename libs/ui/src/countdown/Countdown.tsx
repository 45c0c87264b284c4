import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';
import { timeLeft } from './timeLeft';
import type { TimeLeft } from './timeLeft';
import { useSecond } from './useSecond';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** What stands under a figure. */
export type CountdownUnit = (typeof units)[number];

export type CountdownProps = {
  /** The moment, in milliseconds since 1970. */
  to: number;
  /** What comes then; it stands above the figures and names them: "It opens on January 1, 2027". */
  label: ReactNode;
  /** The word under a figure: "days", or "day" where it is one. */
  unitLabel: (unit: CountdownUnit, count: number) => string;
  /** What is left in words, for screen readers: "1 day, 2 hours and 3 minutes are left." Without the seconds. */
  leftLabel: (left: TimeLeft) => string;
  /** Writes a figure in the digits of the language; that of react-intl does. */
  formatNumber: (value: number, options: { minimumIntegerDigits: number }) => string;
  /** What is said once the moment has come. */
  arrived: ReactNode;
};

/**
 * What is left until a moment, second by second. A screen reader reads it to the minute where it comes upon it, and is told by itself
 * only that the moment has come.
 */
export const Countdown = ({ to, label, unitLabel, leftLabel, formatNumber, arrived }: CountdownProps) => {
  const labelId = useId();
  const now = useSecond();
  const left = timeLeft(now, to);
  return (
    <Frame>
      <Label id={labelId}>{label}</Label>
      <div role="timer" aria-labelledby={labelId}>
        <VisuallyHidden>{leftLabel(left)}</VisuallyHidden>
        <Tiles aria-hidden>
          {units.map((unit) => (
            <Tile key={unit} data-unit={unit}>
              {/* A number that is another one comes in anew. */}
              <Figure key={left[unit]}>
                {formatNumber(left[unit], { minimumIntegerDigits: unit === 'days' ? 1 : 2 })}
              </Figure>
              <Unit>{unitLabel(unit, left[unit])}</Unit>
            </Tile>
          ))}
        </Tiles>
      </div>
      <Arrived role="status">{now >= to && arrived}</Arrived>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
`;

const Label = styled.p`
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.tone.primary.text};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(2)};

  ${({ theme }) => theme.up.sm} {
    gap: ${({ theme }) => theme.space(4)};
  }
`;

const Tile = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${({ theme }) => theme.space(4)};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const arrive = keyframes`
  from {
    opacity: 0.4;
    transform: translateY(-0.4rem);
  }
`;

const Figure = styled.span`
  ${({ theme }) => theme.type.hero}
  ${({ theme }) => theme.figures}
  animation: ${arrive} ${({ theme }) => theme.motion.menuIn};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Unit = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Arrived = styled.p`
  ${({ theme }) => theme.type.cardTitle}

  &:empty {
    position: absolute;
  }
`;

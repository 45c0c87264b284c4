import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { soonMessages, soonTexts } from '../messages';
import { timeLeft } from './timeLeft';
import { useSecond } from './useSecond';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

export type CountdownProps = {
  /** The moment, in milliseconds since 1970. */
  to: number;
};

/**
 * What is left until a moment, second by second. A screen reader reads it to the minute where it comes upon it, and is told by itself
 * only that the moment has come.
 */
export const Countdown = ({ to }: CountdownProps) => {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const labelId = useId();
  const now = useSecond();
  const left = timeLeft(now, to);
  const inWords = (unit: 'day' | 'hour' | 'minute') =>
    formatNumber(left[`${unit}s`], { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <>
      <Opens id={labelId}>
        <FormattedMessage {...soonTexts.opens} values={{ date: formatDate(to, { dateStyle: 'long' }) }} />
      </Opens>
      <div role="timer" aria-labelledby={labelId}>
        <VisuallyHidden>
          {formatMessage(soonTexts.left, { days: inWords('day'), hours: inWords('hour'), minutes: inWords('minute') })}
        </VisuallyHidden>
        <Tiles aria-hidden>
          {units.map((unit) => (
            <Tile key={unit} data-unit={unit}>
              {/* A number that is another one comes in anew. */}
              <Figure key={left[unit]}>
                {formatNumber(left[unit], { minimumIntegerDigits: unit === 'days' ? 1 : 2 })}
              </Figure>
              <Unit>{formatMessage(soonTexts[unit], { count: left[unit] })}</Unit>
            </Tile>
          ))}
        </Tiles>
      </div>
      <Here role="status">{now >= to && <FormattedMessage {...soonMessages.here} />}</Here>
    </>
  );
};

const Opens = styled.p`
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

const Here = styled.p`
  ${({ theme }) => theme.type.cardTitle}

  &:empty {
    position: absolute;
  }
`;

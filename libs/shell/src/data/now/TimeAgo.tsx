import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useNow } from './useNow';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago a moment was, in the unit that one says it in; null where it is so long ago that one says the date.
 * @param time milliseconds since 1970
 * @param now the same; before `time` where two clocks differ, which counts as now
 */
export function timeAgo(
  time: number,
  now: number,
): { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } | null {
  const passed = now - time;
  if (passed < MINUTE) return { value: 0, unit: 'second' };
  if (passed < HOUR) return { value: -Math.floor(passed / MINUTE), unit: 'minute' };
  if (passed < DAY) return { value: -Math.floor(passed / HOUR), unit: 'hour' };
  if (passed < 7 * DAY) return { value: -Math.floor(passed / DAY), unit: 'day' };
  return null;
}

/** How long ago a moment was, in words that keep up with the time; pointing at it shows the moment itself. */
export const TimeAgo = ({ time }: { time: string }) => {
  const { formatDate, formatRelativeTime } = useIntl();
  const ago = timeAgo(Date.parse(time), useNow());
  return (
    <Time dateTime={time} title={formatDate(time, { dateStyle: 'full', timeStyle: 'short' })}>
      {ago
        ? // "Now", but not "yesterday", which may have been the day before.
          formatRelativeTime(ago.value, ago.unit, { numeric: ago.value === 0 ? 'auto' : 'always' })
        : formatDate(time, { dateStyle: 'medium' })}
    </Time>
  );
};

const Time = styled.time`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

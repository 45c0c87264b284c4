import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useNow } from '../../data/now';
import { timeAgo } from './timeAgo';

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

import { EmptyState } from '@ezone/ui/empty-state';
import { CalendarCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { dashboardMessages } from '../messages';
import { within } from '../model/widget';
import { SidePart } from './SidePart';
import { RangeSelect } from './WidgetCard';
import type { WidgetProps } from './WidgetCard';

/** What is planned for today or tomorrow, in the order of time. */
export const Schedule = (props: WidgetProps) => {
  const { formatMessage, formatTime } = useIntl();
  const { widget, rangeOf } = props;
  const entries = within(widget.schedule, rangeOf(widget));
  return (
    <SidePart widget={widget} actions={<RangeSelect {...props} />}>
      {entries.length === 0 ? (
        <EmptyState icon={<CalendarCheck />}>{formatMessage(dashboardMessages.nothingPlanned)}</EmptyState>
      ) : (
        <List>
          {entries.map(({ id, title, start, location }) => (
            <li key={id}>
              <time dateTime={start}>{formatTime(start, { timeStyle: 'short' })}</time>
              <div>
                <b dir="auto">{title}</b>
                {location !== '' && <span dir="auto">{location}</span>}
              </div>
            </li>
          ))}
        </List>
      )}
    </SidePart>
  );
};

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};

  & > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(2)};
  }

  & time {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & b {
    display: block;
    font-weight: 500;
  }

  & span {
    display: block;
    ${({ theme }) => theme.type.dense}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

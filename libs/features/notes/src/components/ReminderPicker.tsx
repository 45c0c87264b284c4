import { lazyContent } from '@ezone/ui/lazy-content';
import { PanelContent } from '@ezone/shell/panels/panel';
import { useNow } from '@ezone/shell/data/now';
import { IconButton } from '@ezone/ui/icon-button';
import { Popover } from '@ezone/ui/popover';
import { SkeletonGroup, Skeleton } from '@ezone/ui/skeleton';
import { AlarmClockPlus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';
import { suggestedReminders } from '../model/reminder';

const loadCalendar = lazyContent(async () => (await import('./ReminderCalendar')).ReminderCalendar);

export type ReminderPickerProps = {
  /** The moment, in ISO 8601; null where there is none. */
  reminder: string | null;
  onChange: (reminder: string | null) => void;
};

/** The button that sets when a note reminds: at one of the usual moments, or any other. */
export const ReminderPicker = ({ reminder, onChange }: ReminderPickerProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(reminder === null ? notesMessages.addReminder : notesMessages.changeReminder);
  return (
    <Popover trigger={<IconButton icon={<AlarmClockPlus />} label={label} />} label={label}>
      {(close) => (
        <Choices
          reminder={reminder}
          onChoose={(moment) => {
            onChange(moment?.toISOString() ?? null);
            close();
          }}
        />
      )}
    </Popover>
  );
};

type ChoicesProps = { reminder: string | null; onChoose: (moment: Date | null) => void };

function Choices({ reminder, onChoose }: ChoicesProps) {
  const { formatMessage, formatDate } = useIntl();
  const now = useNow();
  const [isPicking, setIsPicking] = useState(false);

  if (isPicking)
    return (
      <PanelContent
        load={loadCalendar}
        props={{
          start: reminder === null ? suggestedReminders(now).at(-2)?.moment : new Date(reminder),
          onSet: onChoose,
        }}
        waiting={
          <SkeletonGroup label={formatMessage(notesMessages.pickMoment)}>
            <Skeleton shape="card" width="28rem" height="38rem" />
          </SkeletonGroup>
        }
      />
    );
  return (
    <List>
      {suggestedReminders(now).map(({ id, moment }, index) => (
        <Choice key={id} type="button" autoFocus={index === 0} onClick={() => onChoose(moment)}>
          {formatMessage(notesMessages[id])}
          <Moment>
            {formatDate(moment, {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              hour: 'numeric',
              minute: '2-digit',
            })}
          </Moment>
        </Choice>
      ))}
      <Choice type="button" onClick={() => setIsPicking(true)}>
        {formatMessage(notesMessages.pickMoment)}
      </Choice>
      {reminder !== null && (
        <Choice type="button" onClick={() => onChoose(null)}>
          {formatMessage(notesMessages.removeReminder)}
        </Choice>
      )}
    </List>
  );
}

const List = styled.div`
  display: grid;
  min-inline-size: 24rem;
  margin: ${({ theme }) => theme.space(-2)};
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  min-block-size: ${({ theme }) => theme.control.large};
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  text-align: start;
  cursor: pointer;
  ${({ theme }) => theme.type.body}

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Moment = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

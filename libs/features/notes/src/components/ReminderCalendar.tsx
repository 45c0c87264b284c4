import {
  Time,
  getLocalTimeZone,
  now,
  parseAbsolute,
  toCalendarDate,
  toTime,
  toCalendarDateTime,
  today,
} from '@internationalized/date';
import type { DateValue } from '@internationalized/date';
import { useLanguage } from '@ezone/i18n';
import { Button } from '@ezone/ui/button';
import { MonthCalendar } from '@ezone/ui/date-field';
import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';

export type ReminderCalendarProps = {
  /** The moment it starts at. @default now */
  start?: Date;
  onSet: (moment: Date) => void;
};

/** A month to choose a day from, and the time of that day. It is fetched when somebody wants more than the usual moments. */
export const ReminderCalendar = ({ start, onSet }: ReminderCalendarProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const zone = getLocalTimeZone();
  const [first] = useState(() => (start ? parseAbsolute(start.toISOString(), zone) : now(zone)));
  const [day, setDay] = useState(() => toCalendarDate(first));
  const [time, setTime] = useState(() => toTime(first));
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal is still inside the form of the page to React.
        event.stopPropagation();
        onSet(toCalendarDateTime(day, time).toDate(zone));
      }}
    >
      <MonthCalendar
        aria-label={formatMessage(notesMessages.date)}
        value={day}
        onChange={(value) => {
          if (!Array.isArray(value)) setDay(toCalendarDate(value as DateValue));
        }}
        minValue={today(zone)}
        autoFocus
        turnLabels={{
          previous: formatMessage(notesMessages.previousMonth),
          next: formatMessage(notesMessages.nextMonth),
        }}
        weekdays={language === 'ar' ? 'narrow' : 'short'}
      />
      <TimeRow
        value={time}
        onChange={(value) => {
          if (value) setTime(new Time(value.hour, value.minute));
        }}
      >
        <Label>{formatMessage(notesMessages.time)}</Label>
        <Field>{(segment) => <Part segment={segment} />}</Field>
      </TimeRow>
      <Button type="submit" variant="primary" fullWidth>
        {formatMessage(notesMessages.setReminder)}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const TimeRow = styled(TimeField)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${({ theme }) => theme.type.control}
`;

const Field = styled(DateInput)`
  /* Not a flex row: hours and minutes are written from left to right in Arabic too, which the line of text knows. */
  display: block;
  padding-block: 0.7rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  white-space: nowrap;
  ${({ theme }) => theme.type.body}
`;

const Part = styled(DateSegment)`
  display: inline;
  padding-inline: 0.2rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  outline: none;

  &[data-focused] {
    background: ${({ theme }) => theme.tone.primary.solid};
    color: ${({ theme }) => theme.tone.primary.onSolid};
  }
`;

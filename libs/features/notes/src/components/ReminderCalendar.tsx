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
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
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
      <Month
        aria-label={formatMessage(notesMessages.date)}
        value={day}
        onChange={(value) => {
          if (!Array.isArray(value)) setDay(toCalendarDate(value as DateValue));
        }}
        minValue={today(zone)}
        autoFocus
      >
        <Head>
          <Turn slot="previous" aria-label={formatMessage(notesMessages.previousMonth)}>
            <ChevronLeft aria-hidden />
          </Turn>
          <Name />
          <Turn slot="next" aria-label={formatMessage(notesMessages.nextMonth)}>
            <ChevronRight aria-hidden />
          </Turn>
        </Head>
        <CalendarGrid weekdayStyle={language === 'ar' ? 'narrow' : 'short'}>
          <CalendarGridHeader>{(weekday) => <Weekday>{weekday}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Month>
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

const Month = styled(Calendar)`
  & table {
    border-collapse: collapse;
  }

  & td {
    padding: 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${({ theme }) => theme.space(2)};
`;

const Name = styled(Heading)`
  ${({ theme }) => theme.type.cardTitle}
`;

const Turn = styled(AriaButton)`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.control.default};
  block-size: ${({ theme }) => theme.control.default};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  cursor: pointer;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-disabled] {
    opacity: 0.4;
  }

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }

  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

const Weekday = styled(CalendarHeaderCell)`
  block-size: 3.2rem;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.full};
  ${({ theme }) => theme.type.body}
  cursor: pointer;
  outline-offset: -2px;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 0.6;
    cursor: default;
  }

  &[data-outside-month] {
    display: none;
  }

  &[data-selected] {
    background: ${({ theme }) => theme.tone.primary.solid};
    color: ${({ theme }) => theme.tone.primary.onSolid};
  }
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

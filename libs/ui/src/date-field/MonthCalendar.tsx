import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import styled from 'styled-components';
import { mirroredInRtl } from '../theme/mirroredInRtl';

export type MonthCalendarProps = Omit<ComponentProps<typeof Calendar>, 'className' | 'style' | 'children' | 'ref'> & {
  /** Names the buttons that turn the month. @default as React Aria does */
  turnLabels?: { previous: string; next: string };
  /** How the days of the week are shortened. @default 'narrow' */
  weekdays?: 'narrow' | 'short';
};

/** One month, to choose a day from. Within a date picker it takes its day from there. */
export const MonthCalendar = ({ turnLabels, weekdays = 'narrow', ...calendar }: MonthCalendarProps) => (
  <Month {...calendar}>
    <Head>
      <Turn slot="previous" aria-label={turnLabels?.previous}>
        <ChevronLeft aria-hidden />
      </Turn>
      <Name />
      <Turn slot="next" aria-label={turnLabels?.next}>
        <ChevronRight aria-hidden />
      </Turn>
    </Head>
    <CalendarGrid weekdayStyle={weekdays}>
      <CalendarGridHeader>{(weekday) => <Weekday>{weekday}</Weekday>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
    </CalendarGrid>
  </Month>
);

const Month = styled(Calendar)`
  & table {
    border-collapse: collapse;
  }

  & td {
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${({ theme }) => theme.space(2)};
`;

const Name = styled(Heading)`
  ${({ theme }) => theme.type.cardTitle}
`;

const Turn = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.control.default};
  block-size: ${({ theme }) => theme.control.default};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  color: inherit;
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
    ${mirroredInRtl}
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

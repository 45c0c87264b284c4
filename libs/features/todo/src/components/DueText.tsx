import { dueTime } from '@ezone/repeats/todo';
import { startOfDay } from '@ezone/shell/data/days';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { todoMessages } from '../messages';
import type { Todo } from '../model/todo';
import { useDueText } from './useDueText';

type Due = Pick<Todo, 'dueDate' | 'dueAllDay' | 'completed'>;

/** Whether a todo should have been done: a whole day is over when the next one begins. @param now in milliseconds since 1970 */
export const isOverdue = (todo: Due, now: number): boolean => {
  const due = dueTime(todo);
  if (due === null || todo.completed) return false;
  return todo.dueAllDay ? due < startOfDay(now) : due < now;
};

/** When a todo is due; today's and what is overdue stand out, and not by their colour alone. */
export const DueText = ({ todo, now }: { todo: Due; now: number }) => {
  const { formatMessage } = useIntl();
  const say = useDueText();
  const due = dueTime(todo);
  if (due === null) return null;
  const isLate = isOverdue(todo, now);
  const isToday = !todo.completed && due < startOfDay(now, 1);
  return (
    <Text $isLate={isLate} $isToday={isToday}>
      {isLate ? <TriangleAlert aria-hidden /> : <CalendarClock aria-hidden />}
      {isLate && <VisuallyHidden>{formatMessage(todoMessages.overdue)} </VisuallyHidden>}
      <time dateTime={todo.dueAllDay ? todo.dueDate?.slice(0, 10) : (todo.dueDate ?? undefined)}>
        {say(due, now, todo.dueAllDay)}
      </time>
    </Text>
  );
};

/* Today's has no colour: that of the scheme may be louder than what warns. */
const Text = styled.span<{ $isLate: boolean; $isToday: boolean }>`
  ${({ theme, $isLate }) => $isLate && `color: ${theme.tone.warning.text};`}
  ${({ $isLate, $isToday }) => ($isLate || $isToday) && 'font-weight: 500;'}

  & > svg {
    display: inline-block;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    margin-inline-end: 0.4rem;
    vertical-align: -0.2rem;
  }

  /* "tomorrow" begins a line here, and is no part of a sentence. */
  & > time {
    display: inline-block;

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

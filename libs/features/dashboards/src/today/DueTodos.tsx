import type { Api } from '@ezone/api-client';
import { createTicking, DOUBLE_CLICK } from '@ezone/repeats/todo';
import { startOfDay, useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { Chip } from '@ezone/ui/chip';
import { TickButton } from '@ezone/ui/tick-button';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { todayMessages, todaySentences } from '../messages';
import { dueOf, dueTodos } from '../model/dueTodos';
import type { ScheduledTodo } from '../model/dueTodos';
import { TodayCard } from './TodayCard';
import { useTodayList } from './useTodayList';
import { Written } from './Written';

/** The most that a list call answers: what is overdue may have been written down long ago, and new ones come first. */
const MOST = 500;

const load = async (api: Api, options: { signal: AbortSignal }): Promise<ScheduledTodo[]> => {
  const todos = await api.listTodos({ query: { filterHandle: 'dueDate', limit: MOST }, ...options });
  return todos.filter((todo): todo is ScheduledTodo => todo.dueDate !== null);
};
const idOf = ({ id }: ScheduledTodo) => id;

/** Leads the focus from a row that goes: to the tick of one beside it, else to the heading of the card. */
const leaveRow = (focused: Element | null) => {
  const row = focused?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = beside ? beside.querySelector('button') : row?.closest('section')?.querySelector('h2');
  place?.focus();
};

/** What has to be done today, or should have been before. */
export const DueTodos = () => {
  const { formatMessage, formatNumber } = useIntl();
  const now = useNow();
  const today = startOfDay(now);
  const { begin, dayOf } = useDayText();
  const { query, update } = useTodayList({ list: 'todo-app/todos', load });
  const [tick] = useState(createTicking);
  const lastTick = useRef(-Infinity);
  const complete = (todo: ScheduledTodo) => {
    const pressed = Date.now();
    const pressedAt = performance.now();
    // The row goes at once: the second press of a double click meets the one that has moved up.
    if (pressedAt - lastTick.current <= DOUBLE_CLICK) return;
    lastTick.current = pressedAt;
    leaveRow(document.activeElement);
    for (const { fields, again } of tick([todo], pressed, pressedAt).ticked) {
      const done =
        again === null
          ? formatMessage(todayMessages.ticked)
          : formatMessage(todaySentences.again, { when: dayOf(again, pressed) });
      update(todo, fields, { done });
    }
  };
  return (
    <TodayCard
      icon={<CircleCheck />}
      title={formatMessage(todayMessages.todos)}
      app={{ path: '/apps/todo', label: formatMessage(todayMessages.allTodos) }}
      query={query}
      select={(todos) => dueTodos(todos, now)}
      count={({ length }) => formatNumber(length)}
      row={(todo, hasPage) => {
        const { id, dueDate, dueAllDay } = todo;
        const title = todo.title || formatMessage(todayMessages.noTitle);
        const due = dueOf(todo);
        return {
          href: hasPage ? `/apps/todo/all/${encodeURIComponent(id)}` : undefined,
          leading: (
            <TickButton
              label={formatMessage(todaySentences.finish, { title })}
              isDone={false}
              onPress={() => {
                complete(todo);
              }}
            />
          ),
          primary: <Written>{title}</Written>,
          secondary: <time dateTime={dueAllDay ? dueDate.slice(0, 10) : dueDate}>{begin(dayOf(due, now))}</time>,
          meta: due < today && <Chip tone="warning">{formatMessage(todayMessages.overdue)}</Chip>,
        };
      }}
      idOf={idOf}
      words={{
        loading: formatMessage(todayMessages.todosLoading),
        failed: formatMessage(todayMessages.todosFailed),
        empty: formatMessage(todayMessages.noTodos),
      }}
    />
  );
};

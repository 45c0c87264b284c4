import { createTicking, dueTime, inDays, storedOf } from '@ezone/repeats/todo';
import { daysBetween } from '@ezone/shell/data/days';
import { useApi } from '@ezone/shell/data/query';
import { asStored, differing, handOver, newId, useRecords, useRecordsStore } from '@ezone/shell/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDueText } from './components/useDueText';
import { todoSentences } from './messages';
import { placesDropped } from './model/places';
import type { Places } from './model/places';
import { emptyTodo } from './model/todo';
import type { Todo, TodoContent, TodoLabel } from './model/todo';
import { todosCollection } from './model/todosCollection';

const none: readonly TodoLabel[] = [];

/** The moment some days later, at the same time of day by the clock. */
const later = (moment: number, days: number) => inDays(new Date(moment), days).getTime();

/** The labels that todos can have. They are of the product, so they are asked for once. */
function useTodoLabels(): readonly TodoLabel[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['todo-app/labels'],
    queryFn: ({ signal }) => api.listTodoLabels({ signal }),
    staleTime: Infinity,
    meta: { suppressToast: true },
  });
  return data ?? none;
}

/** The user's todos, and the ways to change them: each at once on screen, one or many as one step, and to be taken back. */
export function useTodos() {
  const { formatMessage } = useIntl();
  const dueText = useDueText();
  const todos = useRecords(todosCollection);
  const labels = useTodoLabels();
  const { create, update } = todos;
  const store = useRecordsStore();
  const read = useCallback(
    (ids: readonly string[]): Todo[] => {
      const wanted = new Set(ids);
      const shown = store.records.shown(asStored(todosCollection)) as readonly Todo[] | undefined;
      return shown?.filter(({ id }) => wanted.has(id)) ?? [];
    },
    [store],
  );
  const settle = useCallback(
    (ids: readonly string[]): Todo[] => {
      handOver(store, ({ list, id }) => list === todosCollection.list && ids.includes(id));
      return read(ids);
    },
    [store, read],
  );

  const [tick] = useState(createTicking);
  const actions = useMemo(() => {
    /** Changes several todos as one step. @param done what is said of those in which something differs by it */
    const changeAll = (
      some: readonly Todo[],
      change: (todo: Todo) => Partial<TodoContent>,
      done?: (count: number) => string,
    ) => {
      const group = newId();
      const changes = some.flatMap((todo) => {
        const fields = change(todo);
        return differing(todosCollection, { ...todo, ...fields }, todo).length > 0 ? [{ id: todo.id, fields }] : [];
      });
      changes.forEach(({ id, fields }, index) => {
        const isLast = index === changes.length - 1;
        update(id, fields, { group, ...(isLast && done && { done: done(changes.length) }) });
      });
    };
    /** Turns a flag on in all of them, or off where all of them have it. */
    const toggle = (flag: 'starred' | 'important') => (some: readonly Todo[]) => {
      const isOn = !some.every((todo) => todo[flag]);
      changeAll(some, () => ({ [flag]: isOn }));
    };
    return {
      add: (content: Partial<TodoContent>): Todo => create({ ...emptyTodo(Date.now()), ...content }),
      /**
       * Marks them as done, or as not done where all of them are. One that repeats is due again instead, once for the two presses of a double
       * click.
       */
      complete: (all: readonly Todo[]) => {
        const now = Date.now();
        const { isDone, ticked } = tick(all, now, performance.now());
        const fieldsOf = new Map(ticked.map(({ todo, fields }) => [todo.id, fields]));
        const back = ticked.flatMap(({ todo, again }) => (again === null ? [] : { todo, again }));
        const [alone] = ticked.length === 1 ? back : [];
        changeAll(
          ticked.map(({ todo }) => todo),
          ({ id }) => fieldsOf.get(id) ?? {},
          (count) => {
            if (alone !== undefined)
              return formatMessage(todoSentences.again, { when: dueText(alone.again, now, alone.todo.dueAllDay) });
            const done = count - back.length;
            const said = [
              done > 0 && formatMessage(isDone ? todoSentences.completed : todoSentences.reopened, { count: done }),
              back.length > 0 && formatMessage(todoSentences.severalAgain, { count: back.length }),
            ];
            return said.filter((one) => one !== false).join(' ');
          },
        );
      },
      star: toggle('starred'),
      prioritise: toggle('important'),
      /** Moves what is due by some days; what has no date is due that many days from today. */
      postpone: (some: readonly Todo[], days: number) => {
        changeAll(some, (todo) => {
          const dueAllDay = todo.dueAllDay || todo.dueDate === null;
          return { dueDate: storedOf(later(dueTime(todo) ?? Date.now(), days), dueAllDay), dueAllDay };
        });
      },
      /** Makes what is overdue due today: at its time of day, or on the whole day where that has passed. */
      toToday: (some: readonly Todo[]) => {
        const now = Date.now();
        changeAll(
          some,
          (todo) => {
            const due = dueTime(todo) ?? now;
            const moment = later(due, daysBetween(now, due));
            const dueAllDay = todo.dueAllDay || moment < now;
            return { dueDate: storedOf(moment, dueAllDay), dueAllDay };
          },
          (count) => formatMessage(todoSentences.postponed, { count }),
        );
      },
      /** Moves them into the trash. */
      remove: (some: readonly Todo[], done: (count: number) => string) => {
        changeAll(some, () => ({ deleted: true }), done);
      },
      restore: (some: readonly Todo[]) => {
        changeAll(
          some,
          () => ({ deleted: false }),
          (count) => formatMessage(todoSentences.restored, { count }),
        );
      },
      /** Puts todos where they are to stand in the own order. */
      place: (places: Places) => {
        changeAll(read([...places.keys()]), ({ id, place }) => ({ place: places.get(id) ?? place }));
      },
      /** Puts todos before another one of those that are shown, or last, where they were dragged to. */
      drop: (shown: readonly Todo[], ids: readonly string[], before: string | null) => {
        const places = placesDropped(shown, ids, before);
        const done = () => formatMessage(todoSentences.moved, { count: ids.length });
        changeAll(read([...places.keys()]), ({ id, place }) => ({ place: places.get(id) ?? place }), done);
      },
    };
  }, [create, update, read, tick, formatMessage, dueText]);

  return {
    todos,
    labels,
    actions,
    /** The todos with these ids as they are in this moment, in the order of the list. */
    read,
    /** The same, with what was typed in an open one of them a moment ago. */
    settle,
  };
}

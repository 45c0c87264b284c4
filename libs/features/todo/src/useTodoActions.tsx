import { useApi } from '@ezone/shell/data/query';
import { commonMessages } from '@ezone/shell/notices/words';
import { actionsOn, listSentences, useDeleteForGood } from '@ezone/shell/page/list-detail';
import type { ListAction } from '@ezone/shell/page/list-detail';
import {
  ArrowDown,
  ArrowUp,
  CalendarMinus,
  CalendarPlus,
  CircleAlert,
  CircleCheck,
  RotateCcw,
  Star,
  Trash2,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { todoMessages, todoSentences } from './messages';
import { placesMoved } from './model/places';
import type { Todo } from './model/todo';
import { todosCollection } from './model/todosCollection';
import type { useTodos } from './useTodos';

/** What can be done with todos. @param ordered what is shown in the own order, in which they can be moved; null in another one */
export function useTodoActions(
  { actions, read }: Pick<ReturnType<typeof useTodos>, 'actions' | 'read'>,
  ordered: readonly Todo[] | null,
): readonly ListAction[] {
  const { formatMessage } = useIntl();
  const of = actionsOn(read);
  const move = (some: readonly Todo[], by: -1 | 1) => {
    const ids = some.map(({ id }) => id);
    actions.place(placesMoved(ordered ?? [], ids, by));
  };
  return [
    of({
      id: 'complete',
      label: todoMessages.complete,
      icon: <CircleCheck />,
      keys: 'e',
      places: ['selection', 'detail'],
      swipe: 'end',
      run: actions.complete,
    }),
    of({ id: 'star', label: todoMessages.star, icon: <Star />, keys: 's', run: actions.star }),
    of({ id: 'prioritise', label: todoMessages.prioritise, icon: <CircleAlert />, keys: 'i', run: actions.prioritise }),
    of({
      id: 'earlier',
      label: todoMessages.earlier,
      icon: <CalendarMinus />,
      keys: 'mod+shift+arrowup',
      places: ['selection'],
      run: (some) => {
        actions.postpone(some, -1);
      },
    }),
    of({
      id: 'later',
      label: todoMessages.later,
      icon: <CalendarPlus />,
      keys: 'mod+shift+arrowdown',
      places: ['selection', 'row'],
      run: (some) => {
        actions.postpone(some, 1);
      },
    }),
    ...(ordered
      ? [
          of({
            id: 'up',
            label: todoMessages.moveUp,
            icon: <ArrowUp />,
            keys: 'alt+arrowup',
            places: ['selection'],
            run: (some) => {
              move(some, -1);
            },
          }),
          of({
            id: 'down',
            label: todoMessages.moveDown,
            icon: <ArrowDown />,
            keys: 'alt+arrowdown',
            places: ['selection'],
            run: (some) => {
              move(some, 1);
            },
          }),
        ]
      : []),
    of({
      id: 'remove',
      label: commonMessages.remove,
      icon: <Trash2 />,
      keys: '#',
      swipe: 'start',
      tone: 'error',
      isLeaving: true,
      run: (some) => {
        actions.remove(some, (count) => formatMessage(listSentences.removed, { count }));
      },
    }),
  ];
}

/** What can be done with todos in the trash. */
export function useTrashActions(
  { todos, actions, read }: Pick<ReturnType<typeof useTodos>, 'todos' | 'actions' | 'read'>,
  nameOf: (todo: Todo) => string,
): readonly ListAction[] {
  const api = useApi();
  const of = actionsOn(read);
  const deleteForGood = useDeleteForGood({
    list: todosCollection.list,
    send: (selectedTodoIds) => api.deleteTodos({ body: { selectedTodoIds } }),
    refetch: todos.query.refetch,
    nameOf,
    ...{ label: todoMessages.deleteForGood, ask: todoSentences.askDelete, done: todoSentences.deleted },
  });
  return [
    of({
      id: 'restore',
      label: todoMessages.restore,
      icon: <RotateCcw />,
      swipe: 'end',
      isLeaving: true,
      run: actions.restore,
    }),
    of(deleteForGood),
  ];
}

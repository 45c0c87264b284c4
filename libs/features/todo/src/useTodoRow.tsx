import { UnsavedMark } from '@ezone/shell/records';
import { TickButton } from '@ezone/ui/tick-button';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { hasSecondary, Secondary, Signs, Title } from './components/TodoRowParts';
import { todoSentences } from './messages';
import type { Todo } from './model/todo';
import type { useTodos } from './useTodos';

/** What a row of the list shows of a todo. @param now in milliseconds since 1970 */
export function useTodoRow(
  {
    todos: { unsavedOf },
    labels,
    actions: { complete },
    settle,
  }: Pick<ReturnType<typeof useTodos>, 'todos' | 'labels' | 'actions' | 'settle'>,
  nameOf: (todo: Todo) => string,
  now: number,
) {
  const { formatMessage } = useIntl();
  return useCallback(
    (todo: Todo) => {
      const unsaved = unsavedOf(todo.id);
      const own = labels.filter(({ id }) => todo.labels.includes(id));
      return {
        avatar: (
          <TickButton
            label={formatMessage(todo.completed ? todoSentences.reopen : todoSentences.finish, { title: nameOf(todo) })}
            isDone={todo.completed}
            onPress={() => {
              complete(settle([todo.id]));
            }}
          />
        ),
        primary: <Title $isDone={todo.completed}>{nameOf(todo)}</Title>,
        secondary: hasSecondary(todo, own) && <Secondary todo={todo} labels={own} now={now} />,
        icons: <Signs todo={todo}>{unsaved && <UnsavedMark unsaved={unsaved} />}</Signs>,
      };
    },
    [formatMessage, unsavedOf, nameOf, labels, complete, settle, now],
  );
}

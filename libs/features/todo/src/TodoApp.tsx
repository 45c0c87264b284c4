import { useNow } from '@ezone/shell/data/now';
import {
  LazyDetail,
  ListDetailPage,
  listFields,
  NothingFound,
  searchRecords,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import { useLazyWithSentences } from '@ezone/shell/panels/panel';
import { useDocumentTitle, usePathInApp } from '@ezone/shell/routing/document';
import { useFetchAhead } from '@ezone/shell/session/live';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { isOverdue } from './components/DueText';
import { TodoLine } from './components/TodoLine';
import { TodoSidebar } from './components/TodoSidebar';
import { filterMessages, orderMessages, todoMessages, todoSentences } from './messages';
import type { Todo } from './model/todo';
import { presetOf } from './model/presetOf';
import { inOrder, todoOrders, todosIn } from './model/todosIn';
import { pathOfView, viewAt } from './model/todoView';
import type { TodoView } from './model/todoView';
import { useTodoActions, useTrashActions } from './useTodoActions';
import { useTodoLine } from './useTodoLine';
import { useTodoRow } from './useTodoRow';
import { useTodos } from './useTodos';

const loadFields = lazyContent(async () => (await import('./OpenTodo')).OpenTodo);

const fields = { q: listFields.text(), sort: listFields.oneOf(todoOrders) };

const searchedText = ({ title, notes, subtasks }: Todo) =>
  [title, notes, ...subtasks.map(({ text }) => text)].join('\n');

/** The user's todos: filters and labels beside them, a line for new ones on top, and the open one. */
export const Page = () => {
  const path = usePathInApp('/apps/todo', '/apps/todo/all');
  const view = useMemo(() => viewAt(path), [path]);
  return view ? <TodosAt view={view} /> : <Navigate to="/pages/errors/error-404" replace />;
};

function TodosAt({ view }: { view: TodoView }) {
  const { formatMessage, locale } = useIntl();
  const address = useListAddress(pathOfView(view), fields);
  const now = useNow();
  const kept = useTodos();
  const { todos, labels, actions, settle } = kept;
  const { timesAsked, ...line } = useTodoLine();
  const loadOpen = useLazyWithSentences(loadFields, 'form');
  useFetchAhead(loadOpen);

  const known = todos.records;
  const { q, sort } = address.shown;
  const label = view.kind === 'label' ? labels.find(({ handle }) => handle === view.handle) : undefined;
  const isTrash = view.kind === 'filter' && view.handle === 'deleted';
  const here = useMemo(() => known && todosIn(known, view, { labels, now }), [known, view, labels, now]);
  const rows = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return here && inOrder(searchRecords(here, q, searchedText), sort, compare);
  }, [here, q, sort, locale]);
  const overdue = useMemo(() => here?.filter((todo) => isOverdue(todo, now)) ?? [], [here, now]);

  const title =
    view.kind === 'all'
      ? formatMessage(todoMessages.allTodos)
      : view.kind === 'filter'
        ? formatMessage(filterMessages[view.handle])
        : (label?.title ?? view.handle);
  useDocumentTitle(title);
  const nameOf = useCallback(
    (todo: Todo) => todo.title.trim() || formatMessage(todoMessages.untitled),
    [formatMessage],
  );
  const row = useTodoRow(kept, nameOf, now);

  const count = (shown: readonly Todo[]) => {
    const done = shown.filter(({ completed }) => completed).length;
    const open = shown.length - done;
    return done > 0 && open > 0 && !isTrash
      ? formatMessage(todoSentences.openAndDone, { open, done })
      : formatMessage(todoSentences.count, { count: shown.length });
  };
  const ofAll = useTodoActions(kept, sort === 'own' ? (rows ?? []) : null);
  const ofTrash = useTrashActions(kept, nameOf);
  return (
    <ListDetailPage
      address={address}
      title={title}
      count={rows && count(rows)}
      searchLabel={formatMessage(todoMessages.search)}
      sort={{
        options: todoOrders.map((id) => ({ id, label: formatMessage(orderMessages[id]) })),
        value: address.values.sort,
        onChange: (id) => {
          address.want({ sort: todoOrders.find((order) => order === id) ?? 'own' });
        },
      }}
      filters={
        overdue.length > 0 && (
          <Button
            size="dense"
            variant="ghost"
            onPress={() => {
              const ids = overdue.map(({ id }) => id);
              actions.toToday(settle(ids).filter((todo) => isOverdue(todo, Date.now())));
            }}
          >
            {formatMessage(todoMessages.toToday)}
          </Button>
        )
      }
      create={
        isTrash
          ? undefined
          : {
              label: todoMessages.create,
              hasLine: true,
              onPress: () => {
                line.inputRef.current?.focus();
              },
            }
      }
      besideFrom="lg"
      detailSize="sheet"
      sidebar={{
        name: formatMessage(todoMessages.parts),
        content: <TodoSidebar view={view} todos={known} labels={labels} now={now} />,
      }}
      above={
        !isTrash && (
          <TodoLine
            key={timesAsked}
            {...line}
            labels={labels}
            now={now}
            onAdd={({ title: text, content }) => {
              const of = label ? { labels: [...new Set([...(content.labels ?? []), label.id])] } : {};
              actions.add({ ...presetOf(view), title: text, ...content, ...of });
            }}
          />
        )
      }
      rows={rows}
      all={known}
      recordOf={todos.recordOf}
      isRemoved={isTrash ? undefined : ({ deleted }) => deleted}
      bringBack={
        isTrash
          ? undefined
          : (todo) => {
              if (todo.deleted) actions.restore([todo]);
              else todos.bringBack(todo);
            }
      }
      textOf={nameOf}
      row={row}
      actions={isTrash ? ofTrash : ofAll}
      onReorder={
        sort === 'own' && q === '' && !isTrash && rows
          ? (ids, before) => {
              actions.drop(rows, ids, before);
            }
          : undefined
      }
      empty={
        q !== '' && address.search ? (
          <NothingFound search={address.search} />
        ) : (
          <EmptyState>
            {label
              ? formatMessage(todoSentences.noneWithLabel, { name: label.title })
              : formatMessage(
                  isTrash
                    ? todoMessages.nothingRemoved
                    : view.kind === 'all'
                      ? todoMessages.empty
                      : todoMessages.nothingHere,
                )}
          </EmptyState>
        )
      }
      query={todos.query}
      isTitleWritten
      detail={(todo) => (
        <LazyDetail
          load={loadOpen}
          props={{
            todo,
            todos,
            labels,
            onKeptAsNew: ({ id }) => {
              address.step(id);
            },
          }}
        />
      )}
    />
  );
}

import { storedOf } from '@ezone/repeats/todo';
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import { emptyTodo } from '../model/todo';
import type { Todo, TodoContent, TodoLabel } from '../model/todo';
import { todosCollection } from '../model/todosCollection';

const { list } = todosCollection;

const DAY = 86_400_000;

/** The labels of the product. */
export const sampleLabels: TodoLabel[] = [
  { id: 1, handle: 'frontend', title: 'Frontend', color: '#2e7d32' },
  { id: 2, handle: 'backend', title: 'Backend', color: '#1565c0' },
  { id: 3, handle: 'api', title: 'API', color: '#b45309' },
];

const isDay = (date?: string | null) => date?.endsWith('T00:00:00.000Z') ?? false;

/** A todo with some of its fields; what has a midnight in UTC as its date is of a whole day. @param place the greatest comes first */
export const todoOf = (id: string, place: number, fields: Partial<TodoContent>): Todo => ({
  ...{ ...emptyTodo(0), id, place, dueAllDay: isDay(fields.dueDate), startAllDay: isDay(fields.startDate), ...fields },
});

/** A day so many days from today, as it is stored. */
export const inDays = (days: number): string => {
  const date = new Date();
  return storedOf(date.setDate(date.getDate() + days), true);
};

/** A few todos: overdue, due today, repeating, with parts, done, and one in the trash. */
export const sampleTodos = (): Todo[] => [
  todoOf('rent', 9, { title: 'Pay the rent', dueDate: inDays(0), repeat: { every: 'month', day: 1 }, labels: [2] }),
  todoOf('report', 8, {
    ...{ title: 'Write the report', notes: 'One page is enough.', dueDate: inDays(-2), important: true },
    subtasks: [
      { id: 'a', checked: true, text: 'Numbers' },
      { id: 'b', checked: false, text: 'Pictures' },
    ],
  }),
  todoOf('çınar', 7, { title: 'Çınarı sula', starred: true, labels: [1, 3] }),
  todoOf('قهوة', 6, { title: 'شراء القهوة', notes: 'حبوب كاملة' }),
  todoOf('call', 5, { title: 'Call the printer', dueDate: inDays(4) }),
  todoOf('done', 4, { title: 'Order paper', completed: true }),
  todoOf('gone', 3, { title: 'Old idea', deleted: true }),
];

/** So many todos, all different, for seeing how the page bears them. */
export const manyTodos = (length: number): Todo[] =>
  Array.from({ length }, (_, index) =>
    todoOf(`many-${String(index)}`, length - index, {
      title: `Todo ${String(index + 1)}`,
      notes: 'A line that says a little. '.repeat((index * 7) % 9),
      dueDate: index % 3 === 0 ? new Date(Date.now() + ((index % 90) - 30) * DAY).toISOString() : null,
      labels: index % 4 === 0 ? [1 + (index % 3)] : [],
    }),
  );

/** Keeps todos as the real server does, in memory, and tells their windows of changes. */
export const createTodoServer = (first: readonly Todo[] = sampleTodos()) => {
  const todos = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const told = <T>(answer: T, ids: readonly string[], by: string | undefined): T => {
    tell(list, ids, by);
    return answer;
  };
  const server = fakeApi({
    'GET /api/todo-app/todos': ({ query }) => {
      if (query?.trash === 'include') return todos.all();
      const isTrash = query?.filterHandle === 'deleted';
      return todos.all().filter(({ deleted }) => deleted === isTrash);
    },
    'GET /api/todo-app/labels': () => sampleLabels,
    'POST /api/todo-app/new-todo': ({ body, idempotencyKey = '', socketId }) =>
      told(
        todos.create({ ...emptyTodo(Date.now()), ...(body.todo as Partial<Todo>), id: idempotencyKey }),
        [idempotencyKey],
        socketId,
      ),
    'POST /api/todo-app/update-todo': ({ body: { todo, base }, socketId }) =>
      told(todos.update(todo as Todo, base as Todo | undefined), [todo.id], socketId),
    'POST /api/todo-app/remove-todo': ({ body: { id }, socketId }) => told(todos.remove([id])[0] ?? id, [id], socketId),
    'POST /api/todo-app/delete-todos': ({ body: { selectedTodoIds }, socketId }) => {
      todos.remove(selectedTodoIds);
      return told({ success: true as const }, selectedTodoIds, socketId);
    },
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => told(todos.restore(ids), ids, socketId),
  });
  return { ...server, tell, todos, openWindow: () => openWindow(server) };
};

/** A server of todos that exists in a story or a spec only. */
export type TodoServer = ReturnType<typeof createTodoServer>;

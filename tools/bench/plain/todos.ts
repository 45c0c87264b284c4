import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { database, grouped } from './database.ts';
import { bodyOf, flag, instant, integer, listOf, objectOf, text } from './fields.ts';
import { ownerOf } from './owner.ts';

type TodoRow = {
  id: string;
  title: string;
  notes: string;
  startDate: string | null;
  dueDate: string | null;
  completed: number;
  starred: number;
  important: number;
  folder: number;
  subtasks: string;
  repeat: string | null;
  place: number;
};

type Todo = Omit<TodoRow, 'completed' | 'starred' | 'important' | 'subtasks' | 'repeat'> & {
  subtasks: unknown[];
  repeat: unknown;
  completed: boolean;
  starred: boolean;
  important: boolean;
  deleted: boolean;
  labels: number[];
};

const selectTodos = database.prepare<[string], TodoRow>(
  `select id, title, notes, start_date as startDate, due_date as dueDate, completed, starred, important, folder,
   subtasks, repeat, place from todo where owner_id = ? and removed_at is null order by position desc, id desc`,
);
const selectLabels = database.prepare<[string], { from: string; to: number }>(
  'select todo_id as "from", label as "to" from todo_label_link where owner_id = ? order by todo_id, position',
);
const insertTodo = database.prepare(
  `insert into todo (id, owner_id, version, position, title, notes, start_date, due_date, completed, starred, important, folder,
   subtasks, repeat, place)
   values (@id, @owner, 1, (select coalesce(max(position), 0) + 1 from todo where owner_id = @owner),
     @title, @notes, @startDate, @dueDate, @completed, @starred, @important, @folder,
     @subtasks, @repeat, @place)`,
);
const insertLabel = database.prepare(
  `insert into todo_label_link (todo_id, label, owner_id, position, record_position)
   values (@id, @label, @owner, @position, (select position from todo where id = @id))`,
);
const countChange = database.prepare(
  'update todo set version = version + 1 where id = ? and owner_id = ? and removed_at is null',
);
const deleteLabel = database.prepare('delete from todo_label_link where todo_id = ? and label = ? and owner_id = ?');
const appendLabel = database.prepare(
  `insert into todo_label_link (todo_id, label, owner_id, position, record_position) values (@id, @label, @owner,
   (select coalesce(max(position) + 1, 0) from todo_label_link where owner_id = @owner and todo_id = @id),
   (select position from todo where id = @id))`,
);

const listTodos = (owner: string): Todo[] => {
  const labels = grouped(selectLabels.all(owner));
  return selectTodos.all(owner).map((row) => ({
    ...row,
    completed: row.completed === 1,
    starred: row.starred === 1,
    important: row.important === 1,
    deleted: false,
    subtasks: JSON.parse(row.subtasks) as unknown[],
    repeat: row.repeat === null ? null : (JSON.parse(row.repeat) as unknown),
    labels: labels.get(row.id) ?? [],
  }));
};

const createTodo = database.transaction((owner: string, { labels, deleted: _, ...todo }: Todo) => {
  const { completed, starred, important, subtasks, repeat } = todo;
  const flags = { completed: Number(completed), starred: Number(starred), important: Number(important) };
  const json = { subtasks: JSON.stringify(subtasks), repeat: repeat === null ? null : JSON.stringify(repeat) };
  insertTodo.run({ ...todo, ...flags, ...json, owner });
  for (const [position, label] of labels.entries()) insertLabel.run({ id: todo.id, label, owner, position });
}).immediate;

const toggleLabel = database.transaction((owner: string, ids: string[], label: number) => {
  for (const id of ids) {
    if (countChange.run(id, owner).changes === 0) continue;
    if (deleteLabel.run(id, label, owner).changes === 0) appendLabel.run({ id, label, owner });
  }
}).immediate;

const fields = {
  ...{ id: text, title: text, notes: text, startDate: instant, dueDate: instant, completed: flag, starred: flag },
  ...{ important: flag, deleted: flag, labels: listOf(integer), folder: integer },
  ...{ subtasks: listOf({ type: 'object' }), repeat: { type: ['object', 'null'] }, place: { type: 'number' } },
};
const empty = {
  ...{ title: '', notes: '', startDate: null, dueDate: null, completed: false, starred: false, important: false },
  ...{ deleted: false, labels: [], folder: 0, subtasks: [], repeat: null },
};

export const addTodoRoutes = (app: FastifyInstance): void => {
  app.get('/api/todo-app/todos', async (request) => listTodos(await ownerOf(request)));
  app.post<{ Body: { todo: Partial<Todo> } }>(
    '/api/todo-app/new-todo',
    bodyOf({ todo: objectOf(fields, []) }),
    async (request) => {
      const todo: Todo = { ...empty, place: Date.now() / 1000, ...request.body.todo, id: randomUUID() };
      createTodo(await ownerOf(request), todo);
      return todo;
    },
  );
  app.post<{ Body: { selectedTodoIds: string[]; labelId: number } }>(
    '/api/todo-app/toggle-label',
    bodyOf({ selectedTodoIds: listOf(text), labelId: integer }),
    async (request) => {
      toggleLabel(await ownerOf(request), request.body.selectedTodoIds, request.body.labelId);
      return { success: true };
    },
  );
};

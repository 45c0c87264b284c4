import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { toFlag } from '../../platform/database/columns';
import type { JsonPage } from '../../platform/http/page';
import { RecordLinks } from '../../platform/records/record-links';
import { Records } from '../../platform/records/records';
import { boundsOfDay, isTimeZone, todayIn } from '../../platform/time/days';
import { allTodos, todoFilters, todoFolders, todoLabels } from './todo.catalogues';
import type { ListTodosDto, TodoDraftDto, TodoDto } from './todo.dto';
import { TodoLabelLinkSchema, TodoSchema } from './todo.entity';

/** The list of todos, as events name it. */
export const TODOS = 'todo-app/todos';

const labels = {
  ...{ table: TodoLabelLinkSchema, from: 'todo_id', to: 'label', noun: 'label' },
  catalogue: todoLabels.map(({ id }) => id),
};
const labelLinks = new RecordLinks(labels);

/** A user's todos. Calls without rules of their own go to the table directly. */
@Injectable()
export class TodosService {
  readonly table;

  constructor(records: Records) {
    this.table = records.owned(TodoSchema, {
      list: TODOS,
      noun: 'todo',
      title: 'title',
      links: { labels },
      filters: {
        starred: { where: (todos) => todos.where('starred', '=', toFlag(true)) },
        important: { where: (todos) => todos.where('important', '=', toFlag(true)) },
        dueDate: { where: (todos) => todos.where('due_date', 'is not', null) },
        today: {
          where: (todos, { value, until }) => todos.where('due_date', '>=', value).where('due_date', '<', until),
        },
        completed: { where: (todos) => todos.where('completed', '=', toFlag(true)) },
        deleted: { removed: true },
        label: {
          where: (todos, { ownerId, value }, rows) =>
            todos.where('id', 'in', labelLinks.linkedTo(rows, ownerId, value)),
        },
      },
    });
  }

  /**
   * The todos with a label or, if none is asked for, those that pass a filter or, if none is asked for either, all.
   * @throws NotFoundException where there is no such label, filter or folder.
   */
  async page(ownerId: string, query: ListTodosDto): Promise<JsonPage<TodoDto>> {
    return this.table.jsonPage(ownerId, query, partOf(query));
  }

  /**
   * Creates a todo, placed first, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where there is no such label or folder.
   */
  async create(actor: Actor, id: string, draft: TodoDraftDto): Promise<TodoDto> {
    return this.table.create(actor, inFolder({ ...EMPTY_TODO, ...draft, id }));
  }

  /**
   * Replaces a todo, also one in the trash, which `deleted` puts it into and takes it out of.
   * @throws NotFoundException where the owner has no such todo, or there is no such label or folder.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async update(actor: Actor, todo: TodoDto, base?: TodoDto): Promise<TodoDto> {
    return this.table.replace(actor, inFolder(todo), base && inFolder(base));
  }

  /** @throws NotFoundException where there is no such folder. */
  async setFolder(actor: Actor, ids: string[], folder: number): Promise<void> {
    entry(todoFolders, ({ id }) => id === folder, 'folder');
    await this.table.changeMany(actor, ids, { folder });
  }
}

/** What lists of todos depend on beside the todos: the day, for the filter `today`. */
export const dayOf = ({ filterHandle, tz = 'UTC' }: Record<string, unknown>): string =>
  filterHandle === 'today' && isTimeZone(tz) ? todayIn(tz) : '';

function partOf({ labelHandle, filterHandle, folderHandle = allTodos.handle, tz = 'UTC' }: ListTodosDto) {
  if (labelHandle !== undefined) {
    const { id } = entry(todoLabels, ({ handle }) => handle === labelHandle, 'label');
    return { by: 'label', value: id } as const;
  }
  if (filterHandle === undefined) {
    entry(todoFolders, ({ handle }) => handle === folderHandle, 'folder');
    return undefined;
  }
  const { handle: by } = entry(todoFilters, ({ handle }) => handle === filterHandle, 'filter');
  if (by !== 'today') return { by };
  const { start, end } = boundsOfDay(todayIn(tz), tz);
  return { by, value: start, until: end };
}

function entry<Entry>(catalogue: readonly Entry[], is: (entry: Entry) => boolean, noun: string): Entry {
  const found = catalogue.find(is);
  if (!found) throw new NotFoundException(`There is no such ${noun}`);
  return found;
}

function inFolder({ folder = allTodos.id, ...todo }: TodoDto) {
  entry(todoFolders, ({ id }) => id === folder, 'folder');
  return { ...todo, folder };
}

/** A todo of which nothing has been written yet. */
export const EMPTY_TODO: Omit<TodoDto, 'id'> = {
  title: '',
  notes: '',
  startDate: null,
  dueDate: null,
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
};

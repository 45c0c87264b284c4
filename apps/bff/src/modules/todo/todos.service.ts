import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { labelLinks } from '../../platform/catalogues/label-links';
import type { JsonPage } from '../../platform/http/page';
import { isSet } from '../../platform/records/is-set';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { boundsOfDay, isTimeZone, todayIn } from '../../platform/time/days';
import { DueTimesService, type DueRule } from '../due/due-times.service';
import { todoFilters, todoFolders, todoLabels } from './todo.catalogues';
import type { ListTodosDto, TodoDraftDto, TodoDto } from './todo.dto';
import { TodoLabelLinkSchema, TodoSchema } from './todo.entity';

/** The list of todos, as events name it. */
export const TODOS = 'todo-app/todos';

/** Todos are told of when they have to be done, not when they are to be begun. */
const todoDue: DueRule<Pick<TodoDto, 'id' | 'title' | 'completed' | 'dueDate'>> = {
  fields: ['completed', 'dueDate'],
  at: ({ completed, dueDate }) => (completed ? null : dueDate),
  news: ({ id, title }) => ({
    kind: 'todo-due',
    params: { todo: title || '—' },
    link: `/apps/todo/all/${encodeURIComponent(id)}`,
    variant: 'warning',
  }),
};

/** A user's todos. Calls without rules of their own go to the table directly. */
@Injectable()
export class TodosService {
  readonly table;

  constructor(records: Records, search: SearchIndex, dueTimes: DueTimesService) {
    this.table = records.owned(TodoSchema, {
      list: TODOS,
      noun: 'todo',
      title: 'title',
      links: { labels: labelLinks(TodoLabelLinkSchema, 'todo_id', todoLabels) },
      projections: [
        search.projection({
          list: TODOS,
          type: 'todo',
          fields: ['title', 'notes'],
          entry: ({ id, title, notes }) => ({ title, text: notes, url: webAddress('/apps/todo/all', id) }),
        }),
        dueTimes.projection(TODOS, todoDue),
      ],
      filters: {
        starred: isSet('starred'),
        important: isSet('important'),
        completed: isSet('completed'),
        deleted: { removed: true },
        dueDate: { where: (todos) => todos.where('due_date', 'is not', null) },
        today: {
          where: (todos, { value, until }) => todos.where('due_date', '>=', value).where('due_date', '<', until),
        },
      },
    });
    dueTimes.addTable(this.table, todoDue);
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
    todoFolders.check(folder);
    await this.table.changeMany(actor, ids, { folder });
  }
}

/** What lists of todos depend on beside the todos: the day, for the filter `today`. */
export const dayOf = ({ filterHandle, tz = 'UTC' }: Record<string, unknown>): string =>
  filterHandle === 'today' && isTimeZone(tz) ? todayIn(tz) : '';

function partOf({ labelHandle, filterHandle, folderHandle, tz = 'UTC' }: ListTodosDto) {
  if (labelHandle !== undefined) return { by: 'labels', value: todoLabels.byHandle(labelHandle).id } as const;
  if (filterHandle !== undefined) {
    const { handle: by } = todoFilters.byHandle(filterHandle);
    if (by !== 'today') return { by };
    const { start, end } = boundsOfDay(todayIn(tz), tz);
    return { by, value: start, until: end };
  }
  // The one folder is the whole list.
  if (folderHandle !== undefined) todoFolders.byHandle(folderHandle);
  return undefined;
}

function inFolder({ folder = 0, ...todo }: TodoDto) {
  todoFolders.check(folder);
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

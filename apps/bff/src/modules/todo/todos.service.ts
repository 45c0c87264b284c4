import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { labelLinks } from '../../platform/catalogues/label-links';
import { toFlag } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import type { JsonPage } from '../../platform/http/page';
import { isSet } from '../../platform/records/is-set';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { boundsOfDay, dayIn, isTimeZone, todayIn } from '../../platform/time/days';
import { DueTimesService, type DueRule } from '../due/due-times.service';
import { todoFilters, todoFolders, todoLabels } from './todo.catalogues';
import type { DueTodosQueryDto, ListTodosDto, TodoDraftDto, TodoDto } from './todo.dto';
import { TodoLabelLinkSchema, TodoSchema } from './todo.entity';

/** The list of todos, as events name it. */
export const TODOS = 'todo-app/todos';

const MIDNIGHT = 'T00:00:00.000Z';
/** When it is told of what is due on a day: then it is this day in all time zones but the most eastern ones. */
const NOON = 'T12:00:00.000Z';

/** Todos are told of when they have to be done, not when they are to be begun. */
const todoDue: DueRule<Pick<TodoDto, 'id' | 'title' | 'completed' | 'dueDate' | 'dueAllDay'>> = {
  name: 'due-days',
  fields: ['completed', 'dueDate', 'dueAllDay'],
  at: ({ completed, dueDate, dueAllDay }) =>
    completed || dueDate === null ? null : dueAllDay ? `${dueDate.slice(0, 10)}${NOON}` : dueDate,
  news: ({ id, title }) => ({
    kind: 'todo-due',
    params: { todo: title || '—' },
    link: `/apps/todo/all/${encodeURIComponent(id)}`,
    variant: 'warning',
  }),
};

const selectDue = prepare<{ ownerId: string; before: string; day: string }>()((rows, { ownerId, before, day }) =>
  rows
    .selectFrom('todo')
    .select(({ fn }) => fn.countAll<number | string>().as('due'))
    .where('owner_id', '=', ownerId)
    .where(({ and, eb, or }) =>
      or([
        and([eb('due_all_day', '=', toFlag(false)), eb('due_date', '<', before)]),
        and([eb('due_all_day', '=', toFlag(true)), eb('due_date', '<', day)]),
      ]),
    )
    .where('completed', '=', toFlag(false))
    .where('removed_at', 'is', null),
);

/** A user's todos. Calls without rules of their own go to the table directly. */
@Injectable()
export class TodosService {
  readonly table;

  constructor(
    private readonly database: Database,
    records: Records,
    search: SearchIndex,
    dueTimes: DueTimesService,
  ) {
    this.table = records.owned(TodoSchema, {
      list: TODOS,
      noun: 'todo',
      title: 'title',
      links: { labels: labelLinks(TodoLabelLinkSchema, 'todo_id', todoLabels) },
      projections: [
        search.projection({
          list: TODOS,
          type: 'todo',
          fields: ['title', 'notes', 'subtasks'],
          entry: ({ id, title, notes, subtasks }) => ({
            title,
            text: [notes, ...subtasks.map(({ text }) => text)].filter(Boolean).join(' · '),
            url: webAddress('/apps/todo/all', id),
          }),
        }),
        dueTimes.projection(TODOS, todoDue),
      ],
      filters: {
        starred: isSet('starred'),
        important: isSet('important'),
        completed: isSet('completed'),
        deleted: { removed: 'instead' },
        withTrash: { removed: 'beside' },
        dueDate: { where: (todos) => todos.where('due_date', 'is not', null) },
        today: {
          where: (todos, { value, until, day }) =>
            todos.where(({ and, eb, or }) =>
              or([
                and([eb('due_all_day', '=', toFlag(false)), eb('due_date', '>=', value), eb('due_date', '<', until)]),
                and([eb('due_all_day', '=', toFlag(true)), eb('due_date', '=', day)]),
              ]),
            ),
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

  /** How many todos of somebody are due before a moment and not done. */
  async countDue(ownerId: string, { before, tz = 'UTC' }: DueTodosQueryDto): Promise<number> {
    const day = `${dayIn(tz, Date.parse(before))}${MIDNIGHT}`;
    const [counted] = await this.database.read(selectDue.with({ ownerId, before, day }));
    return Number(counted?.due ?? 0);
  }

  /**
   * Creates a todo, placed first, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where there is no such label or folder.
   */
  async create(actor: Actor, id: string, draft: TodoDraftDto): Promise<TodoDto> {
    return this.table.create(
      actor,
      whole({ ...EMPTY_TODO, ...draft, id }, { ...NOTHING_MORE, place: Date.now() / 1000 }),
    );
  }

  /**
   * Replaces a todo, also one in the trash, which `deleted` puts it into and takes it out of.
   * @throws NotFoundException where the owner has no such todo, or there is no such label or folder.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async update(actor: Actor, todo: TodoDto, base?: TodoDto): Promise<TodoDto> {
    return this.table.edit(actor, todo.id, (current) => {
      const wanted = whole(todo, current);
      return base ? this.table.merging(wanted, whole(base, current))(current) : wanted;
    });
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

function partOf({ labelHandle, filterHandle, folderHandle, tz = 'UTC', trash }: ListTodosDto) {
  if (labelHandle !== undefined) return { by: 'labels', value: todoLabels.byHandle(labelHandle).id } as const;
  if (filterHandle !== undefined) {
    const { handle: by } = todoFilters.byHandle(filterHandle);
    if (by !== 'today') return { by };
    const today = todayIn(tz);
    const { start, end } = boundsOfDay(today, tz);
    return { by, value: start, until: end, day: `${today}${MIDNIGHT}` };
  }
  // The one folder is the whole list.
  if (folderHandle !== undefined) todoFolders.byHandle(folderHandle);
  return trash === 'include' ? ({ by: 'withTrash' } as const) : undefined;
}

/** A date that may be a day, which is a midnight in UTC then. @param isDay left out, what it is if it is the date that there was */
const settled = (date: string | null, isDay: boolean | undefined, before: { date: string | null; isDay: boolean }) => {
  const isWhole = date !== null && (isDay ?? (date === before.date && before.isDay));
  return { date: isWhole ? `${date.slice(0, 10)}${MIDNIGHT}` : date, isDay: isWhole };
};

/** What a caller may leave out; and the dates that there are. */
type More = Required<
  Pick<TodoDto, 'subtasks' | 'repeat' | 'place' | 'startDate' | 'startAllDay' | 'dueDate' | 'dueAllDay'>
>;

/**
 * A todo with what the caller has left out.
 * @throws NotFoundException where there is no such folder.
 */
function whole(given: TodoDto, more: More) {
  const { folder = 0, subtasks = more.subtasks, repeat = more.repeat, place = more.place, ...todo } = given;
  todoFolders.check(folder);
  const start = settled(todo.startDate, todo.startAllDay, { date: more.startDate, isDay: more.startAllDay });
  const due = settled(todo.dueDate, todo.dueAllDay, { date: more.dueDate, isDay: more.dueAllDay });
  return {
    ...{ ...todo, folder, subtasks, repeat, place },
    ...{ startDate: start.date, startAllDay: start.isDay, dueDate: due.date, dueAllDay: due.isDay },
  };
}

/** What a new todo has of that which callers may leave out, but its place. */
export const NOTHING_MORE: Omit<More, 'place'> = {
  ...{ subtasks: [], repeat: null, startDate: null, startAllDay: false, dueDate: null, dueAllDay: false },
};

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

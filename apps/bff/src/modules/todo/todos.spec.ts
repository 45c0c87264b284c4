import { sql } from 'kysely';
import { Database } from '../../platform/database/database';
import { ListChanges } from '../../platform/records/list-changes';
import type { TrashEntryDto } from '../../platform/records/trash.dto';
import { TrashService } from '../../platform/records/trash.service';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { holdTime } from '../../testing/passing-time';
import { readsOf } from '../../testing/reads-of';
import { startTestServer, type Answer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { TodoDraftDto, TodoDto, TodoFilterDto, TodoFolderDto, TodoLabelDto } from './todo.dto';
import { TODOS } from './todos.service';

const HOUR = 3_600_000;
const MONTH = 31 * 24 * HOUR;

let server: TestServer;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
beforeEach(async () => {
  [alice, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const create = (user: TestUser, todo: TodoDraftDto = {}) => user.call<TodoDto>('/api/todo-app/new-todo', { todo });
const update = (user: TestUser, todo: object, base?: object) => user.post('/api/todo-app/update-todo', { todo, base });
const remove = (user: TestUser, { id }: TodoDto) => user.post('/api/todo-app/remove-todo', { id });
const restore = (user: TestUser, { id }: TodoDto) =>
  user.call<string[]>('/api/trash/restore', { list: TODOS, ids: [id] });
const bulk = (user: TestUser, call: string, todos: TodoDto[], more: object = {}) =>
  user.post(`/api/todo-app/${call}`, { selectedTodoIds: todos.map(({ id }) => id), ...more });
const toggle = (user: TestUser, todos: TodoDto[], labelId: number) => bulk(user, 'toggle-label', todos, { labelId });
const todosOf = (user: TestUser) => user.list<TodoDto>(TODOS);
const partOf = async (user: TestUser, query: Record<string, string>) =>
  (await user.get(`/api/${TODOS}`, query)).json<TodoDto[]>();
const titlesOf = async (user: TestUser, query: Record<string, string> = {}) =>
  (await partOf(user, query)).map(({ title }) => title);
const deletedOf = (user: TestUser) => partOf(user, { filterHandle: 'deleted' });
const succeeded = (answer: Answer) => {
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
};

describe('a todo', () => {
  it('is created with every field, placed first, and still there when read again', async () => {
    const older = await create(alice, { title: 'Older' });
    const newer = await create(alice, { title: ' Newer ' });
    expect(newer).toEqual({
      id: expect.any(String) as string,
      title: 'Newer',
      notes: '',
      startDate: null,
      startAllDay: false,
      dueDate: null,
      dueAllDay: false,
      completed: false,
      starred: false,
      important: false,
      deleted: false,
      labels: [],
      folder: 0,
      subtasks: [],
      repeat: null,
      place: expect.any(Number) as number,
    });
    // In seconds since 1970, so that the newest comes first in the owner's own order, too.
    expect(older.place).toBeLessThan(newer.place ?? 0);
    expect(Math.abs(Date.now() / 1000 - (newer.place ?? 0))).toBeLessThan(60);
    expect(await todosOf(alice)).toEqual([newer, older]);
  });

  it('keeps all that a draft may hold, times in UTC, each label once', async () => {
    const draft = {
      title: 'Full',
      notes: 'Every field',
      startDate: '2026-03-01T10:00:00.000Z',
      startAllDay: false,
      dueDate: '2026-04-01T10:00:00+02:00',
      dueAllDay: false,
      completed: true,
      starred: true,
      important: true,
      labels: [5, 1, 5],
      folder: 0,
      subtasks: [{ id: 'a', checked: true, text: 'Part' }],
      repeat: { every: 'month' as const, day: 31 },
      place: 0.5,
    };
    const todo = await create(alice, draft);
    expect(todo).toEqual({
      ...draft,
      id: todo.id,
      dueDate: '2026-04-01T08:00:00.000Z',
      labels: [5, 1],
      deleted: false,
    });
    expect(await todosOf(alice)).toEqual([todo]);
  });

  it('is due on a day, which is its midnight in UTC, until another moment is set', async () => {
    const todo = await create(alice, { dueDate: '2026-04-01T10:00:00.000Z', dueAllDay: true });
    expect(todo).toMatchObject({ dueDate: '2026-04-01T00:00:00.000Z', dueAllDay: true });
    // Callers that know nothing of days leave the flag out.
    const { dueAllDay: _flag, startAllDay: _other, ...old } = todo;
    expect((await update(alice, { ...old, title: 'Rent' })).json()).toMatchObject({
      dueDate: todo.dueDate,
      dueAllDay: true,
    });
    const dueDate = '2026-04-02T15:00:00.000Z';
    expect((await update(alice, { ...old, dueDate })).json()).toMatchObject({ dueDate, dueAllDay: false });
    expect((await update(alice, { ...old, dueDate: null, dueAllDay: true })).json()).toMatchObject({
      dueAllDay: false,
    });
  });

  it('is created once, however often the same request is sent, also where it is in the trash by then', async () => {
    const send = async () =>
      (
        await alice.post('/api/todo-app/new-todo', { todo: { title: 'Once' } }, { 'idempotency-key': 'key-number-1' })
      ).json<TodoDto>();
    const first = await send();
    expect(await send()).toEqual(first);
    await remove(alice, first);
    expect(await send()).toEqual({ ...first, deleted: true });
    expect(await todosOf(alice)).toEqual([]);
  });

  it('is replaced whole by an update, and keeps its place', async () => {
    const todo = await create(alice, {
      title: 'Before',
      notes: 'Whole',
      labels: [1, 2],
      dueDate: '2026-03-01T10:00:00Z',
    });
    const newer = await create(alice);
    const { folder: _folder, ...changed } = { ...todo, title: 'After', notes: '', labels: [2, 3], dueDate: null };
    expect((await update(alice, changed)).json()).toEqual({ ...changed, folder: 0 });
    expect(await todosOf(alice)).toEqual([newer, { ...changed, folder: 0 }]);
  });

  it('keeps its parts, how it repeats and its own place where an update does not speak of them', async () => {
    const more = {
      subtasks: [{ id: 'a', checked: false, text: 'Part' }],
      repeat: { every: 'week', day: null },
      place: 7,
    };
    const { subtasks: _parts, repeat: _repeat, place: _place, ...todo } = await create(alice, { title: 'Before' });
    const whole = { ...todo, ...more };
    expect((await update(alice, whole)).json()).toEqual(whole);
    expect((await update(alice, { ...todo, title: 'After' })).json()).toEqual({ ...whole, title: 'After' });
    const [known, changed] = [
      { ...todo, title: 'After' },
      { ...todo, title: 'After all' },
    ];
    expect((await update(alice, changed, known)).json()).toEqual({ ...whole, title: 'After all' });
    const none = { ...changed, subtasks: [], repeat: null };
    expect((await update(alice, none)).json()).toEqual({ ...none, place: 7 });
    expect(await todosOf(alice)).toEqual([{ ...none, place: 7 }]);
  });

  it('takes what two windows have changed in different fields, and the same field from one of them alone', async () => {
    const base = await create(alice, { title: 'Before', notes: 'Before', labels: [1] });
    await update(alice, { ...base, title: 'After', labels: [1, 2] }, base);
    const both = { ...base, title: 'After', notes: 'After', labels: [1, 2], starred: true };
    expect((await update(alice, { ...base, notes: 'After', starred: true }, base)).json()).toEqual(both);

    const late = await update(alice, { ...base, title: 'Late', labels: [] }, base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, new Set(['todo.title', 'todo.labels'])]);
    expect(await todosOf(alice)).toEqual([both]);
  });

  it('takes all that windows change at the same moment', async () => {
    const base = await create(alice);
    const changes = [{ title: 'New' }, { notes: 'New' }, { starred: true }, { completed: true }, { deleted: true }];
    const answers = await Promise.all(changes.map((change) => update(alice, { ...base, ...change }, base)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
    expect(await deletedOf(alice)).toEqual([Object.assign({}, base, ...changes)]);
  });

  it('takes parts, how it repeats and its place beside a base that does not speak of them', async () => {
    const todo = await create(alice, { title: 'Before', repeat: { every: 'day', day: null } });
    const { subtasks: _parts, repeat: _repeat, place: _place, ...base } = todo;
    const subtasks = [{ id: 'a', checked: false, text: 'Part' }];
    const changed = { ...todo, subtasks, repeat: { every: 'week', day: null }, place: 7 };
    expect((await update(alice, changed, base)).json()).toEqual(changed);
    expect((await update(alice, { ...changed, repeat: null }, base)).json()).toEqual({ ...changed, repeat: null });
    expect(await todosOf(alice)).toEqual([{ ...changed, repeat: null }]);
  });

  it('is invisible and untouchable to everybody else', async () => {
    const todo = await create(alice, { title: 'Private', labels: [1] });
    const own = await create(bob);
    const attempts = async () => {
      expect((await update(bob, { ...todo, title: 'Stolen' })).statusCode).toBe(404);
      expect((await update(bob, { ...todo, title: 'Stolen' }, todo)).statusCode).toBe(404);
      expect((await remove(bob, todo)).statusCode).toBe(404);
      expect(await restore(bob, todo)).toEqual([]);
      succeeded(await toggle(bob, [todo], 2));
      succeeded(await bulk(bob, 'set-folder', [todo], { folderId: 0 }));
      succeeded(await bulk(bob, 'delete-todos', [todo]));
      expect(await partOf(bob, { labelHandle: 'frontend' })).toEqual([]);
      expect(await todosOf(bob)).toEqual([own]);
      expect(await deletedOf(bob)).toEqual([]);
    };
    await attempts();
    expect(await todosOf(alice)).toEqual([todo]);
    await remove(alice, todo);
    await attempts();
    expect(await deletedOf(alice)).toEqual([{ ...todo, deleted: true }]);
  });

  it('is refused with every bad field named, and nothing is stored', async () => {
    const answer = await alice.post('/api/todo-app/new-todo', {
      todo: {
        id: 'mine',
        title: 'x'.repeat(201),
        notes: null,
        startDate: 'soon',
        dueDate: 5,
        completed: 'yes',
        starred: null,
        important: 1,
        deleted: 'no',
        labels: ['frontend'],
        folder: 'all',
      },
    });
    expect(answer.statusCode).toBe(400);
    const fields = ['id', 'title', 'notes', 'startDate', 'dueDate', 'completed', 'starred', 'important', 'deleted'];
    expect(fieldsOf(answer)).toEqual(new Set([...fields, 'labels', 'folder'].map((field) => `todo.${field}`)));
    expect(await todosOf(alice)).toEqual([]);
  });

  it('is not updated without all its fields, nor with unknown ones', async () => {
    const { notes: _notes, ...todo } = await create(alice, { title: 'Whole' });
    const answer = await update(alice, { ...todo, color: 'red' });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['todo.notes', 'todo.color'])]);
  });

  it('does not take a label or a folder that does not exist', async () => {
    const todo = await create(alice);
    for (const wrong of [{ labels: [1, 6] }, { folder: 1 }]) {
      expect((await alice.post('/api/todo-app/new-todo', { todo: wrong })).statusCode).toBe(404);
      expect((await update(alice, { ...todo, ...wrong })).statusCode).toBe(404);
    }
    expect(await todosOf(alice)).toEqual([todo]);
  });
});

describe('a deleted todo', () => {
  it('is in the trash: no list but that of the filter has it, and it comes back to its place', async () => {
    const todo = await create(alice, { title: 'Removed', starred: true, labels: [1] });
    const newer = await create(alice, { title: 'Newer' });
    expect((await remove(alice, todo)).json()).toBe(todo.id);
    const removed = { ...todo, deleted: true };
    expect(await deletedOf(alice)).toEqual([removed]);
    expect(await todosOf(alice)).toEqual([newer]);
    expect(await partOf(alice, { filterHandle: 'starred' })).toEqual([]);
    expect(await partOf(alice, { labelHandle: 'frontend' })).toEqual([]);
    expect(await alice.list<TrashEntryDto>('trash')).toEqual([
      { list: TODOS, id: todo.id, title: 'Removed', removed: expect.any(String) as string },
    ]);
    expect((await remove(alice, todo)).statusCode).toBe(404);

    expect(await restore(alice, todo)).toEqual([todo.id]);
    expect(await todosOf(alice)).toEqual([newer, todo]);
    expect(await deletedOf(alice)).toEqual([]);
  });

  it.each([true, false])('can be changed, and restored by an update (with base: %s)', async (isMerged) => {
    const todo = await create(alice, { title: 'Before' });
    const removed = { ...todo, deleted: true };
    expect((await update(alice, removed, isMerged ? todo : undefined)).json()).toEqual(removed);
    expect([await todosOf(alice), await deletedOf(alice)]).toEqual([[], [removed]]);

    const renamed = { ...removed, title: 'After', labels: [2] };
    expect((await update(alice, renamed, isMerged ? removed : undefined)).json()).toEqual(renamed);
    expect([await todosOf(alice), await deletedOf(alice)]).toEqual([[], [renamed]]);

    const back = { ...renamed, deleted: false };
    expect((await update(alice, back, isMerged ? renamed : undefined)).json()).toEqual(back);
    expect([await todosOf(alice), await deletedOf(alice)]).toEqual([[back], []]);
    expect(await alice.list('trash')).toEqual([]);
  });

  it('takes what a window changes that does not know of the removal, and stays removed', async () => {
    const todo = await create(alice, { title: 'Before' });
    await remove(alice, todo);
    const answer = await update(alice, { ...todo, title: 'After' }, todo);
    expect(answer.json()).toEqual({ ...todo, title: 'After', deleted: true });
    expect(await todosOf(alice)).toEqual([]);
  });

  it('is told of inside the server as removed and as restored, whatever call does it', async () => {
    const kinds: string[] = [];
    server.app
      .get(ListChanges)
      .subscribe(({ ownerId, kind }) => void (ownerId === alice.user.uuid && kinds.push(kind)));
    const todo = await create(alice);
    const removed = { ...todo, deleted: true };
    await update(alice, removed);
    await update(alice, todo);
    await update(alice, removed, todo);
    await update(alice, todo, removed);
    await update(alice, todo);
    await remove(alice, todo);
    await restore(alice, todo);
    await create(alice, { deleted: true });
    const both = ['removed', 'restored'];
    expect(kinds).toEqual(['created', ...both, ...both, 'updated', ...both, 'removed']);
  });

  it('may be born so', async () => {
    const todo = await create(alice, { title: 'Stillborn', deleted: true });
    expect([await todosOf(alice), await deletedOf(alice)]).toEqual([[], [todo]]);
  });

  it('is answered beside the others, in its place, where the trash is included', async () => {
    const [first, second, third] = [await create(alice), await create(alice), await create(alice)];
    await remove(alice, second);
    await create(bob);
    expect(await partOf(alice, { trash: 'include' })).toEqual([third, { ...second, deleted: true }, first]);
    const page = await alice.get(`/api/${TODOS}`, { trash: 'include', limit: '2' });
    expect(page.json<TodoDto[]>().map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(await partOf(alice, { trash: 'include', filterHandle: 'deleted' })).toHaveLength(1);
    expect((await alice.get(`/api/${TODOS}`, { trash: 'only' })).statusCode).toBe(400);
  });

  it('leaves the list when the trash is emptied, also one that a browser knows', async () => {
    const todo = await create(alice);
    await remove(alice, todo);
    const { headers } = await alice.get(`/api/${TODOS}`, { filterHandle: 'deleted' });
    await server.app.get(TrashService).empty(new Date(Date.now() + MONTH));
    const known = { 'if-none-match': String(headers.etag) };
    const answer = await alice.get(`/api/${TODOS}`, { filterHandle: 'deleted' }, known);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});

describe('several todos at once', () => {
  it('are moved into a folder', async () => {
    const [one, two] = [await create(alice), await create(alice)];
    succeeded(await bulk(alice, 'set-folder', [one, two], { folderId: 0 }));
    expect(await partOf(alice, { folderHandle: 'all' })).toEqual([two, one]);
    for (const todos of [[one], []]) {
      expect((await bulk(alice, 'set-folder', todos, { folderId: 1 })).statusCode).toBe(404);
    }
  });

  it('get a label where they have it not, and lose it where they have it', async () => {
    const [without, having, removed] = [
      await create(alice),
      await create(alice, { labels: [3, 1] }),
      await create(alice),
    ];
    await remove(alice, removed);
    const unknown = { ...without, id: 'unknown' };
    succeeded(await toggle(alice, [without, having, having, removed, unknown], 3));
    expect(await todosOf(alice)).toEqual([
      { ...having, labels: [1] },
      { ...without, labels: [3] },
    ]);
    expect(await deletedOf(alice)).toEqual([{ ...removed, deleted: true }]);
    succeeded(await toggle(alice, [without, having], 3));
    expect((await todosOf(alice)).map(({ labels }) => labels)).toEqual([[1, 3], []]);
  });

  it('keep their labels in the order in which they got them', async () => {
    const todo = await create(alice, { labels: [4] });
    for (const label of [5, 1, 3, 2]) await toggle(alice, [todo], label);
    expect((await todosOf(alice))[0]?.labels).toEqual([4, 5, 1, 3, 2]);
    await toggle(alice, [todo], 1);
    expect((await todosOf(alice))[0]?.labels).toEqual([4, 5, 3, 2]);
  });

  it('get no label that does not exist', async () => {
    const todo = await create(alice);
    for (const todos of [[todo], []]) expect((await toggle(alice, todos, 6)).statusCode).toBe(404);
    expect(await todosOf(alice)).toEqual([todo]);
  });

  it('are deleted for good, also those in the trash', async () => {
    const [one, two, kept] = [await create(alice, { labels: [1] }), await create(alice), await create(alice)];
    await remove(alice, two);
    succeeded(await bulk(alice, 'delete-todos', [one, two, { ...two, id: 'unknown' }]));
    expect([await todosOf(alice), await deletedOf(alice)]).toEqual([[kept], []]);
    expect(await alice.list('trash')).toEqual([]);
    expect(await restore(alice, one)).toEqual([]);
    expect((await update(alice, one)).statusCode).toBe(404);
  });

  it.each([
    ['set-folder', { selectedTodoIds: 'all', folderId: 'all' }, ['selectedTodoIds', 'folderId']],
    ['toggle-label', { selectedTodoIds: [1], labelId: null }, ['selectedTodoIds', 'labelId']],
    ['delete-todos', {}, ['selectedTodoIds']],
    ['remove-todo', { id: '' }, ['id']],
  ])('are not taken from a body that is wrong: %s', async (call, body, fields) => {
    const answer = await alice.post(`/api/todo-app/${call}`, body);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(fields)]);
  });

  it('tell the owner’s other windows once of each call', async () => {
    const sockets = await TestSockets.listen(server);
    const [acting, other, foreign] = [
      await sockets.connect(alice),
      await sockets.connect(alice),
      await sockets.connect(bob),
    ];
    const headers = { 'x-socket-id': acting.socket.id ?? '' };
    const [one, two] = [await create(alice), await create(alice)];
    const ids = [one.id, two.id];
    for (const socket of [acting, other]) {
      await socket.ask('nothing');
      socket.told('records:changed');
    }
    const selectedTodoIds = [...ids, 'unknown'];
    const send = (call: string, body: object) => alice.post(`/api/todo-app/${call}`, body, headers);
    await send('toggle-label', { selectedTodoIds, labelId: 1 });
    await send('set-folder', { selectedTodoIds, folderId: 0 });
    await send('update-todo', { todo: { ...one, deleted: true } });
    await send('delete-todos', { selectedTodoIds });
    await send('delete-todos', { selectedTodoIds });
    await other.ask('nothing');
    const told = other.told<{ list: string; ids: string[] }>('records:changed');
    expect(told.map(({ list, ids: named }) => [list, named.toSorted()])).toEqual(
      [ids, ids, [one.id], ids].map((named) => [TODOS, named.toSorted()]),
    );
    for (const socket of [acting, foreign]) {
      await socket.ask('nothing');
      expect(socket.told('records:changed')).toEqual([]);
    }
    sockets.close();
  });
});

describe('the list of todos', () => {
  it('is narrowed by a label, else by a filter, else by a folder', async () => {
    await create(alice, { title: 'neither' });
    await create(alice, { title: 'starred', starred: true });
    await create(alice, { title: 'labelled', labels: [2] });
    const queries: Record<string, string>[] = [
      { labelHandle: 'backend', filterHandle: 'starred', folderHandle: 'all' },
      { filterHandle: 'starred', folderHandle: 'all' },
      { folderHandle: 'all' },
      {},
    ];
    expect(await Promise.all(queries.map((query) => titlesOf(alice, query)))).toEqual([
      ['labelled'],
      ['starred'],
      ['labelled', 'starred', 'neither'],
      ['labelled', 'starred', 'neither'],
    ]);
  });

  it.each(['starred', 'important', 'completed'] as const)('knows those that are %s', async (flag) => {
    await create(alice, { title: 'not' });
    await create(alice, { title: 'is', [flag]: true });
    await create(bob, { title: 'somebody else’s', [flag]: true });
    expect(await titlesOf(alice, { filterHandle: flag })).toEqual(['is']);
  });

  it('knows those that have a due date', async () => {
    await create(alice, { title: 'none', startDate: '2026-03-01T10:00:00Z' });
    await create(alice, { title: 'due', dueDate: '2026-03-01T10:00:00Z' });
    expect(await titlesOf(alice, { filterHandle: 'dueDate' })).toEqual(['due']);
  });

  it.each(['label', 'filter', 'folder'])('answers 404 to an unknown %s', async (kind) => {
    expect((await alice.get(`/api/${TODOS}`, { [`${kind}Handle`]: 'unknown' })).statusCode).toBe(404);
  });

  it.each([
    ['tz', 'Europe/Nowhere'],
    ['tz', '+03:00'],
    ['tz', ''],
    ['labelHandle', ''],
    ['filterHandle', 'x'.repeat(61)],
    ['limit', '0'],
    ['cursor', 'made-up'],
  ])('refuses the query %s=%s', async (field, value) => {
    const answer = await alice.get(`/api/${TODOS}`, { [field]: value });
    expect(answer.statusCode).toBe(400);
    if (field !== 'cursor') expect(fieldsOf(answer)).toEqual(new Set([field]));
  });

  it('answers 304 to its own ETag until its owner has written', async () => {
    const address = `/api/${TODOS}`;
    const { headers } = await alice.get(address);
    const again = async () => (await alice.get(address, {}, { 'if-none-match': String(headers.etag) })).statusCode;
    await create(bob);
    expect(await again()).toBe(304);
    await create(alice);
    expect(await again()).toBe(200);
  });

  it.each<Record<string, string>>([{}, { labelHandle: 'api' }, { filterHandle: 'deleted' }, { filterHandle: 'today' }])(
    'comes in pages that together are the whole: %j',
    async (query) => {
      const deleted = query['filterHandle'] === 'deleted';
      const dueDate = new Date().toISOString();
      for (const title of ['1', '2', '3', '4', '5']) await create(alice, { title, labels: [3], dueDate, deleted });
      const pages = await pagesOf<TodoDto>(alice, `${TODOS}?${new URLSearchParams(query).toString()}`, 2);
      expect(pages.map((todos) => todos.map(({ title }) => title))).toEqual([['5', '4'], ['3', '2'], ['1']]);
      expect(pages.flat()).toEqual(await partOf(alice, query));
    },
  );

  it('has those with a label in its own order, on every page, however and whenever they got it', async () => {
    const born = await create(alice, { title: 'born with it', labels: [1, 3] });
    const toggled = await create(alice, { title: 'toggled' });
    const updated = await create(alice, { title: 'updated' });
    const restored = await create(alice, { title: 'restored', labels: [3] });
    const lost = await create(alice, { title: 'lost it', labels: [3] });
    const removed = await create(alice, { title: 'removed', labels: [3] });
    await create(bob, { title: 'somebody else’s', labels: [3] });
    const base = await create(alice, { title: 'merged' });
    for (const todo of [restored, removed]) await remove(alice, todo);
    await update(alice, { ...base, labels: [3] }, base);
    await restore(alice, restored);
    await update(alice, { ...updated, labels: [2, 3] });
    await toggle(alice, [toggled, lost], 3);
    await toggle(alice, [born], 3);
    await toggle(alice, [born], 3);

    const titles = ['merged', 'restored', 'updated', 'toggled', 'born with it'];
    expect(await titlesOf(alice, { labelHandle: 'api' })).toEqual(titles);
    for (const limit of [1, 2, 4]) {
      const pages = await pagesOf<TodoDto>(alice, `${TODOS}?labelHandle=api`, limit);
      expect(pages.map(({ length }) => length).slice(0, -1)).toEqual(Array(pages.length - 1).fill(limit));
      expect(pages.flat().map(({ title }) => title)).toEqual(titles);
    }
  });

  it('goes on where a page with a label has ended by the places that it is in the order of', async () => {
    for (const title of ['first', 'second', 'third']) await create(alice, { title, labels: [3] });
    await server.app.get(Database).transaction((rows) =>
      rows
        .updateTable('todo_label_link')
        .set({ record_position: sql`-record_position` })
        .where('owner_id', '=', alice.user.uuid)
        .execute(),
    );
    const pages = await pagesOf<TodoDto>(alice, `${TODOS}?labelHandle=api`, 1);
    expect(pages.flat().map(({ title }) => title)).toEqual(['first', 'second', 'third']);
  });

  it.each([
    'labelHandle=api',
    'filterHandle=starred',
    'filterHandle=today',
    'filterHandle=deleted',
    'folderHandle=all',
  ])('is read with as many statements however many todos it has: %s', async (query) => {
    const todo = { labels: [1, 2, 3], starred: true, dueDate: new Date().toISOString() };
    const add = () => create(alice, { ...todo, deleted: query.endsWith('deleted') });
    const read = async (limit: string) => readsOf(server, () => alice.list(`${TODOS}?${query}${limit}`));
    await add();
    const few = [await read(''), await read('&limit=9')];
    for (let count = 0; count < 4; count += 1) await add();
    expect(await alice.list(`${TODOS}?${query}`)).toHaveLength(5);
    expect([await read(''), await read('&limit=9')]).toEqual(few);
  });

  it('is for the signed-in', async () => {
    expect((await server.get(`/api/${TODOS}`)).statusCode).toBe(401);
  });
});

describe('today', () => {
  beforeEach(() => {
    holdTime();
    // Half past one of the 23rd in Istanbul.
    jest.setSystemTime(new Date('2026-11-22T22:30:00.000Z'));
  });
  afterEach(() => jest.useRealTimers());

  const dueAt = async (user: TestUser, ...moments: string[]) => {
    for (const dueDate of moments) await create(user, { title: dueDate.slice(5, 16), dueDate });
  };

  it('is the day in UTC, or in the time zone that is asked for', async () => {
    const [reader] = await server.twoUsers();
    await dueAt(
      reader,
      ...[
        '2026-11-21T20:59:59.999Z',
        '2026-11-21T23:59:59.999Z',
        '2026-11-22T00:00:00.000Z',
        '2026-11-22T20:59:59.999Z',
      ],
      ...[
        '2026-11-22T21:00:00.000Z',
        '2026-11-22T23:59:59.999Z',
        '2026-11-23T00:00:00.000Z',
        '2026-11-23T20:59:59.999Z',
      ],
      ...['2026-11-23T21:00:00.000Z'],
    );
    const today = async (tz?: string) =>
      (await titlesOf(reader, { filterHandle: 'today', ...(tz && { tz }) })).reverse();
    expect(await today()).toEqual(['11-22T00:00', '11-22T20:59', '11-22T21:00', '11-22T23:59']);
    expect(await today('UTC')).toEqual(await today());
    expect(await today('Europe/Istanbul')).toEqual(['11-22T21:00', '11-22T23:59', '11-23T00:00', '11-23T20:59']);
  });

  it('has what is due on the day, whatever day it is where the caller is', async () => {
    const [reader] = await server.twoUsers();
    for (const day of ['21', '22', '23', '24']) {
      await create(reader, { title: day, dueDate: `2026-11-${day}T00:00:00.000Z`, dueAllDay: true });
    }
    const today = (tz: string) => titlesOf(reader, { filterHandle: 'today', tz });
    expect(await today('America/New_York')).toEqual(['22']);
    expect(await today('Asia/Riyadh')).toEqual(['23']);
  });

  it.each([
    ['UTC', '2026-11-22T23:59:59.000Z', '2026-11-23T00:00:00.000Z'],
    ['Europe/Istanbul', '2026-11-23T20:59:59.000Z', '2026-11-23T21:00:00.000Z'],
  ])('is another list on the next day in %s, also to a browser that knows the first', async (tz, before, after) => {
    const [reader] = await server.twoUsers();
    jest.setSystemTime(Date.parse(before) - HOUR);
    const send = (etag?: unknown) =>
      reader.get(`/api/${TODOS}`, { filterHandle: 'today', tz }, etag ? { 'if-none-match': String(etag) } : {});
    const { headers } = await send();
    jest.setSystemTime(new Date(before));
    expect((await send(headers.etag)).statusCode).toBe(304);
    jest.setSystemTime(new Date(after));
    expect((await send(headers.etag)).statusCode).toBe(200);
  });
});

it('counts what is due before a moment and not done', async () => {
  const countOf = async (user: TestUser, before: string) =>
    (await user.get('/api/todo-app/due', { before })).json<{ count: number }>().count;
  const dueDate = '2026-11-22T20:59:59.999Z';
  await create(alice, { dueDate: '2026-10-01T08:00:00.000Z' });
  const last = await create(alice, { dueDate });
  for (const more of [{ completed: true }, { deleted: true }]) await create(alice, { dueDate, ...more });
  for (const later of ['2026-11-22T21:00:00.000Z', null]) await create(alice, { dueDate: later });
  await create(bob, { dueDate });
  expect(await countOf(alice, '2026-11-22T21:00:00.000Z')).toBe(2);
  // The same moment, said where the caller is.
  expect(await countOf(alice, '2026-11-23T00:00:00.000+03:00')).toBe(2);
  await update(alice, { ...last, completed: true });
  expect(await countOf(alice, '2026-11-22T21:00:00.000Z')).toBe(1);
  expect((await alice.get('/api/todo-app/due')).statusCode).toBe(400);
  expect((await server.get('/api/todo-app/due', { before: dueDate })).statusCode).toBe(401);
});

it.each([
  ['America/New_York', '2026-11-23T05:00:00.000Z'],
  ['Asia/Riyadh', '2026-11-22T21:00:00.000Z'],
])('counts what is due on the days before the end of a day in %s', async (tz, before) => {
  const [owner] = await server.twoUsers();
  for (const day of ['21', '22', '23']) {
    await create(owner, { dueDate: `2026-11-${day}T00:00:00.000Z`, dueAllDay: true });
  }
  expect((await owner.get('/api/todo-app/due', { before, tz })).json()).toEqual({ count: 2 });
});

describe('the catalogues', () => {
  it('are the labels, filters and folders of the product', async () => {
    const labels = await alice.list<TodoLabelDto>('todo-app/labels');
    expect(labels.map(({ handle }) => handle)).toEqual(['frontend', 'backend', 'api', 'issue', 'mobile']);
    expect(labels[2]).toEqual({ id: 3, handle: 'api', title: 'API', color: expect.stringMatching(/^#/) as string });
    const filters = await alice.list<TodoFilterDto>('todo-app/filters');
    expect(filters.map(({ handle, title }) => [handle, title])).toEqual([
      ['starred', 'Starred'],
      ['important', 'Priority'],
      ['dueDate', 'Sheduled'],
      ['today', 'Today'],
      ['completed', 'Done'],
      ['deleted', 'Deleted'],
    ]);
    expect(Object.keys(filters[0] ?? {}).sort()).toEqual(['handle', 'icon', 'id', 'title']);
    expect(await alice.list<TodoFolderDto>('todo-app/folders')).toEqual([
      { id: 0, handle: 'all', title: 'All', icon: expect.any(String) as string },
    ]);
  });

  it.each(['labels', 'filters', 'folders'])('come in pages, and once to each browser: %s', async (name) => {
    const whole = await alice.list<{ id: number }>(`todo-app/${name}`);
    expect((await pagesOf(alice, `todo-app/${name}`, 2)).flat()).toEqual(whole);
    const { headers } = await alice.get(`/api/todo-app/${name}`);
    const again = await alice.get(`/api/todo-app/${name}`, {}, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await server.get(`/api/todo-app/${name}`)).statusCode).toBe(401);
  });
});

describe('demo data', () => {
  it('gives each new user todos of their own, of which three are due or overdue', async () => {
    const withDemo = await startTestServer();
    const admin = await withDemo.signIn('admin@ezone.example', 'admin');
    const [user] = await withDemo.twoUsers();
    const [own, others] = [await todosOf(user), await todosOf(admin)];
    expect(own.map(({ title }) => title)).toEqual(others.map(({ title }) => title));
    expect(new Set([...own, ...others].map(({ id }) => id)).size).toBe(2 * own.length);

    const open = others.filter(({ completed, dueDate }) => !completed && dueDate !== null);
    // By the moment, and by the day, wherever that is.
    for (const hours of [0, 24]) {
      const until = new Date(Date.now() + hours * HOUR).toISOString();
      expect(open.filter(({ dueDate }) => String(dueDate) <= until)).toHaveLength(3);
    }
    const part = async (filterHandle: string) => (await partOf(admin, { filterHandle })).length;
    for (const filter of ['starred', 'important', 'completed']) expect(await part(filter)).toBeGreaterThan(3);
    expect([await part('today'), await part('deleted')]).toEqual([2, 2]);
    for (const { id, handle } of await admin.list<TodoLabelDto>('todo-app/labels')) {
      const labelled = others.filter(({ labels }) => labels.includes(id));
      expect(labelled).not.toEqual([]);
      expect((await pagesOf<TodoDto>(admin, `${TODOS}?labelHandle=${handle}`, 2)).flat()).toEqual(labelled);
    }
    await withDemo.close();
  });
});

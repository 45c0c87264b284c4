import { fakeApi, fakeList, refused } from '.';

const labels = [{ id: 'l1', name: 'Family', handle: 'family' }];
const list = 'GET /api/notes-app/labels';
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error: unknown) => error,
  );

it('answers with copies, as a server does', async () => {
  const { api } = fakeApi({ [list]: () => labels });
  const answer = await api.listNoteLabels();
  expect(answer).toEqual(labels);
  expect(answer[0]).not.toBe(labels[0]);
});

it('names the call that a story or a spec has forgotten', async () => {
  await expect(fakeApi().api.listNoteLabels()).rejects.toThrow('GET /api/notes-app/labels was not provided');
});

it('can be awaited without being called', async () => {
  const { api, calls } = fakeApi();
  await api;
  expect(calls).toEqual([]);
});

it('fails as it is told, until it is mended', async () => {
  const { api, fail, failNext, mend, count } = fakeApi({ [list]: () => labels });
  fail(list, 403);
  expect(await failureOf(api.listNoteLabels())).toMatchObject({ statusCode: 403, isOffline: false });
  fail(list, 'unreachable');
  expect(await failureOf(api.listNoteLabels())).toMatchObject({ statusCode: 0, isOffline: true });
  mend(list);
  expect(await api.listNoteLabels()).toEqual(labels);
  failNext(list, 500);
  expect(await failureOf(api.listNoteLabels())).toMatchObject({ statusCode: 500 });
  expect(await api.listNoteLabels()).toEqual(labels);
  expect(count(list)).toBe(5);
});

it('holds an answer until it is released, and no longer than the caller waits', async () => {
  const { api, hold } = fakeApi({ [list]: () => labels });
  const release = hold(list);
  const ended: string[] = [];
  const first = api.listNoteLabels().then(() => ended.push('first'));
  const caller = new AbortController();
  const second = failureOf(api.listNoteLabels({ signal: caller.signal }));
  caller.abort(new Error('not wanted any more'));
  expect(await second).toEqual(new Error('not wanted any more'));
  expect(ended).toEqual([]);
  release();
  await first;
  expect(await api.listNoteLabels()).toEqual(labels);
});

it('tells its answers who asks, and for what', async () => {
  const { apiOf, calls } = fakeApi({
    'POST /api/todo-app/delete-todos': ({ body }) => ({ success: body.selectedTodoIds.length === 1 }),
  });
  expect(await apiOf('window 2').deleteTodos({ body: { selectedTodoIds: ['t1'] }, idempotencyKey: 'k' })).toEqual({
    success: true,
  });
  expect(calls).toEqual([
    {
      route: 'POST /api/todo-app/delete-todos',
      request: { body: { selectedTodoIds: ['t1'] }, query: {}, idempotencyKey: 'k', socketId: 'window 2' },
    },
  ]);
});

describe('a list', () => {
  const start = [
    { id: 'a', title: 'Apples', done: false },
    { id: 'b', title: 'Bread', done: false },
  ];

  it('creates once, however often it is tried', () => {
    const { all, create } = fakeList(start);
    create({ id: 'c', title: 'Cheese', done: false });
    create({ id: 'c', title: 'Cheese', done: false });
    expect(create({ id: 'd', title: 'Dates', done: false }, 'key')).toMatchObject({ id: 'd' });
    expect(create({ id: 'e', title: 'Dates', done: false }, 'key')).toMatchObject({ id: 'd' });
    expect(all().map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
  });

  it('changes only what differs from the base, and refuses what others have changed, too', () => {
    const { update, get } = fakeList(start);
    const base = get('a');
    update({ ...base, done: true });
    update({ ...base, title: 'Pears' }, base);
    expect(get('a')).toEqual({ id: 'a', title: 'Pears', done: true });
    expect(() => update({ ...base, title: 'Plums' }, base)).toThrow(refused(409));
    expect(() => update({ ...base, id: 'z' })).toThrow(refused(404));
  });

  it('passes over what is not there where several are meant', () => {
    const { all, patch, remove } = fakeList(start);
    expect(patch(['a', 'z'], { done: true })).toEqual(['a']);
    expect(remove(['b', 'z'])).toEqual(['b']);
    expect(all()).toEqual([{ id: 'a', title: 'Apples', done: true }]);
  });

  it('brings back what was removed, to its place', () => {
    const { all, remove, restore } = fakeList(start);
    remove(['a']);
    remove(['b']);
    expect(restore(['z', 'a', 'b'])).toEqual(['b', 'a']);
    expect(restore(['a'])).toEqual([]);
    expect(all()).toEqual(start);
  });
});

import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets, type TestSocket } from '../../testing/test-sockets';
import type { ChangedListsDto } from './lists.gateway';

const NOTES = 'notes-app/notes';
const LABELS = 'notes-app/labels';
const EVENTS = 'calendar-app/events';
const COURSES = 'academy-app/courses';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let socket: TestSocket;
beforeAll(async () => {
  server = await startTestServer();
  sockets = await TestSockets.listen(server);
});
beforeEach(async () => {
  ada = await server.register();
  socket = await sockets.connect(ada);
});
afterEach(() => sockets.close());
afterAll(() => server.close());

const tagOf = async (list: string, user = ada) => {
  const { headers } = await user.get(`/api/${list}`);
  return { list, tag: String(headers.etag) };
};
const changedOf = async (...lists: { list: string; tag: string }[]) =>
  (await socket.call<ChangedListsDto>('lists:check', { lists })).changed;
const addNote = () => ada.post('/api/notes-app/create-note', { note: { title: 'Tea' } });

it('tells which lists have changed since they were answered, and only those', async () => {
  const tags = [await tagOf(NOTES), await tagOf(LABELS), await tagOf(EVENTS), await tagOf(COURSES)];
  expect(await changedOf(...tags)).toEqual([]);
  await addNote();
  expect(await changedOf(...tags)).toEqual([NOTES]);
  expect(await changedOf(await tagOf(NOTES))).toEqual([]);
});

it('knows the answer to each query of a list', async () => {
  const { headers } = await ada.get(`/api/${NOTES}`, { limit: '1' });
  const first = { list: NOTES, tag: String(headers.etag) };
  expect(await changedOf(first)).toEqual([]);
  await addNote();
  expect(await changedOf(first)).toEqual([NOTES]);
});

it('calls changed what it cannot tell: no list, an answer that changes by itself, and the list of another user', async () => {
  const bob = await server.register();
  const todos = async (query: Record<string, string>) => {
    const { headers } = await ada.get('/api/todo-app/todos', query);
    return { list: 'todo-app/todos', tag: String(headers.etag) };
  };
  expect(await changedOf(await todos({ filterHandle: 'dueDate' }))).toEqual([]);
  const dated = await todos({ filterHandle: 'today' });
  expect(await changedOf({ list: 'no/list', tag: 'W/"1"' }, dated)).toEqual(['no/list', dated.list]);
  expect(await changedOf(await tagOf(NOTES, bob))).toEqual([NOTES]);
});

it('refuses what is no list of tags', async () => {
  const lists = [{ list: NOTES, tag: 'a'.repeat(257) }, { list: 7 }];
  const answer = await socket.ask('lists:check', { lists });
  expect(answer).toMatchObject({ ok: false, error: { statusCode: 400 } });
  const many = Array.from({ length: 21 }, () => ({ list: NOTES, tag: 'W/"1"' }));
  expect(await socket.ask('lists:check', { lists: many })).toMatchObject({ ok: false, error: { statusCode: 400 } });
});

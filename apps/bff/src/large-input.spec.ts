import type { ErrorDetailDto } from './platform/errors/error.dto';
import type { NoteDto } from './modules/notes/notes.dto';
import { startTestServer, type Client, type TestServer, type TestUser } from './testing/test-server';
import { TestSockets } from './testing/test-sockets';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
  [ada, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${String(index)}`, 1]));
const unknownFields = fields(29_000);
const emptyObjects = Array.from({ length: 29_000 }, () => ({}));

const detailsOf = async (client: Client, path: string, body: object): Promise<ErrorDetailDto[]> => {
  const answer = await client.post(path, body);
  const { details, ...failure } = answer.json<{ details: ErrorDetailDto[]; message: string }>();
  expect(failure).toEqual({
    statusCode: 400,
    error: 'Bad Request',
    message: details[0]?.message,
    requestId: answer.headers['x-request-id'],
  });
  return details;
};

describe('as many unknown fields as a body may have', () => {
  it.each([
    ['a guest', 'f0', '/api/auth/register', unknownFields],
    ['a guest', 'f0', '/api/auth/sign-in', { email: 'a@example.com', password: 'x', ...unknownFields }],
    ['a user', 'note.f0', '/api/notes-app/create-note', { note: unknownFields }],
    ['a user', 'note.checklist.0.f0', '/api/notes-app/create-note', { note: { checklist: [unknownFields] } }],
    ['a user', 'user.data.f0', '/api/auth/user/update', { user: { data: unknownFields } }],
    ['a user', 'labels.0.f0', '/api/notes-app/update-labels', { labels: [unknownFields, unknownFields.f0] }],
  ])('are refused to %s, and a hundred are named from %s on', async (who, first, path, body) => {
    const details = await detailsOf(who === 'a guest' ? server : ada, path, body);
    expect(details).toHaveLength(100);
    expect(details[0]).toEqual({ field: first, message: 'property f0 should not exist' });
  });

  it.each([
    ['names', { note: fields(30_001) }],
    ['texts', { note: { labels: Array.from({ length: 30_001 }, () => '') } }],
    ['lists', { note: { labels: Array.from({ length: 30_001 }, () => []) } }],
    ['objects', { note: { labels: [...emptyObjects, ...emptyObjects] } }],
  ])('are refused before they are looked at where there are more %s', async (_, body) => {
    const answer = await ada.post('/api/notes-app/create-note', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The body holds too many values',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('are not what stands in a text', async () => {
    const description = '"{['.repeat(6666);
    const checklist = Array.from({ length: 100 }, (_, index) => ({
      id: String(index),
      checked: true,
      text: '"'.repeat(500),
    }));
    const note = (await ada.post('/api/notes-app/create-note', { note: { description, checklist } })).json<NoteDto>();
    const answer = await ada.post('/api/notes-app/update-note', { note, base: note });
    expect(answer.json()).toEqual({ ...note, description, checklist });
  });

  it('are refused to a socket, which stays connected', async () => {
    const { ask } = await sockets.connect(ada);
    const answer = await ask('message:send', unknownFields);
    expect(answer).toMatchObject({ ok: false, error: { statusCode: 400, message: 'property f0 should not exist' } });
    expect((answer as { error: { details: object[] } }).error.details).toHaveLength(100);
    expect(await ask('message:send', fields(90_000))).toEqual({
      ok: false,
      error: { statusCode: 400, message: 'The payload holds too many values' },
    });
    expect(await ask('messages:since', { messageId: null })).toMatchObject({ ok: true });
  });
});

it.each([
  ['note.checklist', 100, '/api/notes-app/create-note', { note: { checklist: emptyObjects } }],
  ['note.labels', 50, '/api/notes-app/create-note', { note: { labels: emptyObjects } }],
  ['labels', 200, '/api/notes-app/update-labels', { labels: emptyObjects }],
  ['user.data.shortcuts', 100, '/api/auth/user/update', { user: { data: { shortcuts: emptyObjects } } }],
  ['ids', 1000, '/api/notification-panel/restore', { ids: emptyObjects }],
])('a list of 29,000 objects as %s is refused in one sentence', async (field, most, path, body) => {
  const message = `${field.replace(/.*\./, '')} must contain no more than ${String(most)} elements`;
  expect(await detailsOf(ada, path, body)).toEqual([{ field, message }]);
});

describe('a text of which nothing can be seen', () => {
  const unseen = '\u200b\u2800\u3164\u115f\u00a0\u2060\ufe0f';

  it('is no message', async () => {
    const message = { contactId: bob.user.uuid, messageText: unseen, clientMessageId: 'unseen-message' };
    const details = [{ field: 'messageText', message: 'messageText must be longer than or equal to 1 characters' }];
    expect(await detailsOf(ada, '/api/chat/send-message', message)).toEqual(details);
    const { ask } = await sockets.connect(ada);
    expect(await ask('message:send', message)).toMatchObject({ ok: false, error: { statusCode: 400, details } });
  });

  it.each([
    ['labels.0.name', '/api/notes-app/update-labels', { labels: [{ name: unseen }] }],
    ['user.data.displayName', '/api/auth/user/update', { user: { data: { displayName: unseen } } }],
    [
      'displayName',
      '/api/auth/register',
      { displayName: unseen, email: 'unseen@example.com', password: 'a good password' },
    ],
  ])('is not taken as %s', async (field, path, body) => {
    expect((await detailsOf(ada, path, body)).map((detail) => detail.field)).toEqual([field]);
  });

  it('is empty where a text may be empty', async () => {
    const note = await ada.call<NoteDto>('/api/notes-app/create-note', { note: { title: unseen } });
    expect(note.title).toBe('');
  });

  it.each(['👨‍👩‍👧', '❤️', 'می‌خواهم', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '\u200bseen\u200b'])(
    'may be part of another, which is kept as it is: %j',
    async (text) => {
      const answer = await ada.post('/api/chat/send-message', { contactId: bob.user.uuid, messageText: text });
      expect(answer.json()).toMatchObject({ message: { message: text } });
    },
  );
});

import { startTestServer, type Answer, type TestServer, type TestUser } from './testing/test-server';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.register();
});
afterAll(() => server.close());

const CREATE = '/api/notes-app/create-note';
const json = { 'content-type': 'application/json' };
const raw = (payload: string, headers: Record<string, string> = json) =>
  server.send({ method: 'POST', url: CREATE, payload, headers: { authorization: `Bearer ${user.token}`, ...headers } });

/** The one shape of every failure, with the request's id in its header too. */
function expectFailure(answer: Answer, statusCode: number, error: string): { message: string; details?: unknown } {
  const body = answer.json<{ message: string; details?: unknown; requestId: string }>();
  expect(answer.statusCode).toBe(statusCode);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect({ ...body, details: undefined }).toEqual({
    statusCode,
    error,
    message: expect.stringMatching(/\S/) as string,
    requestId: answer.headers['x-request-id'],
  });
  return body;
}

describe('every failure has the one shape:', () => {
  it('a body that is no JSON', async () => {
    expectFailure(await raw('{ "note": '), 400, 'Bad Request');
  });

  it('an empty body that says it is JSON', async () => {
    expectFailure(await raw(''), 400, 'Bad Request');
  });

  it('lists in lists without end', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    expectFailure(await raw(`{ "note": { "title": ${deep} } }`), 400, 'Bad Request');
  });

  it('a text that is longer than it looks', async () => {
    const note = { title: '\u2764\ufe0f'.repeat(110), labels: ['\u2764\ufe0f'.repeat(40)] };
    const { details } = expectFailure(await user.post(CREATE, { note }), 400, 'Bad Request');
    const fields = (details as { field: string }[]).map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(['note.title', 'note.labels']));
  });

  it.each(['null', '[]', '"text"', '17'])('a body that is %s', async (payload) => {
    expectFailure(await raw(payload), 400, 'Bad Request');
  });

  it('a body that reaches for the prototype', async () => {
    expectFailure(await raw('{ "note": { "__proto__": { "admin": true } } }'), 400, 'Bad Request');
  });

  it('a body over 1 MiB', async () => {
    expectFailure(
      await raw(JSON.stringify({ note: { description: 'x'.repeat(2 * 1024 * 1024) } })),
      413,
      'Payload Too Large',
    );
  });

  it.each([
    ['application/xml', '<note/>'],
    ['application/x-www-form-urlencoded', 'note[title]=A'],
    ['text/plain', '{"note":{}}'],
  ])('a body of another kind: %s', async (type, body) => {
    expectFailure(await raw(body, { 'content-type': type }), 415, 'Unsupported Media Type');
  });

  it('an unknown field, named by its dotted path', async () => {
    const { details } = expectFailure(
      await user.post(CREATE, { note: { title: 'A', colour: 'red' }, by: 'me' }),
      400,
      'Bad Request',
    );
    expect(details).toEqual([
      { field: 'by', message: expect.any(String) as string },
      { field: 'note.colour', message: expect.any(String) as string },
    ]);
  });

  it('several bad fields, every one of them named', async () => {
    const note = { title: 'x'.repeat(201), archive: 'no', checklist: [{ id: '1', checked: false, text: 1 }] };
    const { details } = expectFailure(await user.post(CREATE, { note }), 400, 'Bad Request');
    const fields = (details as { field: string }[]).map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(['note.title', 'note.archive', 'note.checklist.0.text']));
  });

  it.each(['nul \0', 'half \ud83d'])('a text that no database keeps: %j', async (text) => {
    const note = { title: text, labels: [text], checklist: [{ id: '1', checked: false, text }] };
    const { details } = expectFailure(await user.post(CREATE, { note }), 400, 'Bad Request');
    const fields = (details as { field: string }[]).map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(['note.title', 'note.labels', 'note.checklist.0.text']));
    expectFailure(await user.post('/api/notification-panel/dismiss', { id: text }), 400, 'Bad Request');
  });

  it.each([
    ['/api/auth/sign-in', { email: 'half\ud83d@example.com', password: 'admin' }, 'email'],
    ['/api/mail-app/send-mail', { to: ['half\ud83d@example.com'], subject: '', message: '' }, 'to'],
  ])('an address with half a character in it, sent to %s', async (path, body, field) => {
    const { details } = expectFailure(await user.post(path, body), 400, 'Bad Request');
    expect(details).toContainEqual({ field, message: expect.stringMatching(/must be an email$/) as string });
  });

  it('no token, a wrong role, a signed-in guest', async () => {
    const staff = await server.signIn('staff@ezone.example', 'staff');
    expectFailure(await server.get('/api/auth/examples/user'), 401, 'Unauthorized');
    expectFailure(await staff.get('/api/auth/examples/admin'), 403, 'Forbidden');
    expectFailure(await staff.get('/api/auth/examples/guest'), 403, 'Forbidden');
  });

  it('an id that does not exist', async () => {
    expectFailure(await user.post('/api/notes-app/remove-note', { noteId: 'nothing' }), 404, 'Not Found');
  });

  it.each(['/api/nothing', '/api', '/api/notes-app/notes/nothing', '/api/auth/examples/root'])(
    'the unknown call %s',
    async (path) => {
      expectFailure(await server.get(path), 404, 'Not Found');
      expectFailure(await user.get(path), 404, 'Not Found');
    },
  );

  it('a parameter that comes twice', async () => {
    const { details } = expectFailure(await user.get('/api/search?q=a&q=b'), 400, 'Bad Request');
    expect(details).toContainEqual({ field: 'q', message: 'q must be a string' });
  });

  it('a method that a call does not have', async () => {
    expectFailure(await server.send({ method: 'DELETE', url: '/api/notes-app/notes' }), 404, 'Not Found');
    // It would repeat the headers of a request to whoever can read its answer.
    const trace = { method: 'TRACE', url: '/api/config', headers: { authorization: 'Bearer a-secret' } } as const;
    const answer = await server.send(trace as never);
    expectFailure(answer, 404, 'Not Found');
    expect(answer.body).not.toContain('a-secret');
  });
});

it('answers too many requests with 429 and when to come back, each user and address on its own', async () => {
  const limited = await startTestServer({ env: { RATE_LIMIT: '20' } });
  const [one, two] = [await limited.register(), await limited.register()];
  const answers: Answer[] = [];
  for (let index = 0; index < 30; index += 1) answers.push(await one.get('/api/auth/examples/user'));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const answer of refused) {
    expectFailure(answer, 429, 'Too Many Requests');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await two.get('/api/auth/examples/user')).statusCode).toBe(200);
  await limited.close();
});

it('says nothing of the inside when something unforeseen breaks, and logs it under the request’s id', async () => {
  const broken = await startTestServer({ env: { LOG_LEVEL: 'error' } });
  const { token, get } = await broken.register();
  await get('/api/auth/examples/user'); // the token is known by now
  const { MikroORM } = await import('@mikro-orm/core');
  await broken.app.get(MikroORM).em.getConnection().execute('drop table quick_panel_entry');
  const answer = await get('/api/quick-panel/data');
  const { message } = expectFailure(answer, 500, 'Internal Server Error');
  expect(message).toBe('Something went wrong on our side.');
  expect(answer.body).not.toMatch(/quick_panel|sqlite|select|at /i);
  const line = broken.logged.find((logged) => logged.includes(String(answer.headers['x-request-id'])));
  expect(line).toContain('quick_panel_entry');
  expect(line).not.toContain(token);
  await broken.close();
});

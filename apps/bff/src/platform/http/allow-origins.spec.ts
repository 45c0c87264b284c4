import { startTestServer, type Answer, type TestServer } from '../../testing/test-server';

const INTRANET = 'https://intranet.example';
const start = (env: Record<string, string>) => startTestServer({ env: { DEMO_DATA: 'false', ...env } });
const allowed = ({ headers }: Answer) => headers['access-control-allow-origin'];
const ask = (server: TestServer, origin: string) =>
  server.send({
    method: 'OPTIONS',
    url: '/api/notes-app/create-note',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,if-match',
    },
  });

it('lets no page of another site call, unless it is told to', async () => {
  const server = await start({});
  expect(allowed(await ask(server, INTRANET))).toBeUndefined();
  expect(allowed(await server.get('/api/health/live', {}, { origin: INTRANET }))).toBeUndefined();
  await server.close();
});

describe('where an origin is named', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ CORS_ORIGINS: `https://other.example:8443 , ${INTRANET}`, RATE_LIMIT: '3' });
  });
  afterAll(() => server.close());

  it('lets its pages call, with a token and the version of what they change', async () => {
    const answer = await ask(server, INTRANET);
    expect(answer.statusCode).toBe(204);
    expect(allowed(answer)).toBe(INTRANET);
    expect(answer.headers['access-control-allow-headers']).toBe('authorization,if-match');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('lets no others', async () => {
    expect(allowed(await ask(server, 'https://intranet.example.evil.example'))).toBeUndefined();
  });

  it('lets them read errors, too, also that they have asked too often', async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 5; n++) answers.push(await server.get('/api/notes-app/notes', {}, { origin: INTRANET }));
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[4]?.statusCode).toBe(429);
    expect(answers.map(allowed)).toEqual(Array(5).fill(INTRANET));
    expect(answers[4]?.headers['access-control-expose-headers']).toContain('retry-after');
  });
});

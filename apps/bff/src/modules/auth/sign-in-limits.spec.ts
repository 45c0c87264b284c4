import { startTestServer, type Answer, type TestServer } from '../../testing/test-server';

// Some dozen passwords are hashed for each of these, by design not quickly.
jest.setTimeout(60_000);

const LIMITED = { RATE_LIMIT: '3000', TRUST_PROXY: '1' };

/** Tries to sign in from an address, as a proxy reports it. */
const attempt = (server: TestServer, address: string, email: string, password = 'wrong'): Promise<Answer> =>
  server.post('/api/auth/sign-in', { email, password }, { 'x-forwarded-for': address });
const refusals = (answers: Answer[]) => answers.filter(({ statusCode }) => statusCode === 429);

describe('who guesses passwords', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ env: LIMITED });
  });
  afterEach(() => server.close());

  it('is stopped at one account within 20 tries, from wherever and in whichever case, and told when to come back', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 20; index += 1) {
      const email = index % 2 ? 'admin@ezone.example' : 'ADMIN@ezone.example';
      answers.push(await attempt(server, `192.0.2.${String(index)}`, email));
    }
    const refused = refusals(answers);
    expect(refused).toHaveLength(10);
    for (const answer of refused) {
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(60);
      expect(answer.json()).toEqual({
        statusCode: 429,
        error: 'Too Many Requests',
        message: `Too many tries. Try again in ${String(wait)} seconds.`,
        requestId: expect.any(String) as string,
      });
    }
    // Success would reveal that the password is right.
    expect((await attempt(server, '192.0.2.99', 'admin@ezone.example', 'admin')).statusCode).toBe(429);
    expect((await attempt(server, '192.0.2.99', 'staff@ezone.example', 'staff')).json()).toHaveProperty('access_token');
  });

  it('is stopped at many accounts from one address, and others are not', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 20; index += 1) {
      answers.push(await attempt(server, '192.0.2.1', `user${String(index)}@example.com`));
    }
    expect(refusals(answers)).toHaveLength(5);
    expect((await attempt(server, '192.0.2.1', 'admin@ezone.example', 'admin')).statusCode).toBe(429);
    expect((await attempt(server, '192.0.2.2', 'admin@ezone.example', 'admin')).json()).toHaveProperty('access_token');
  });

  it('gains nothing by trying all at once', async () => {
    const tries = Array.from({ length: 40 }, (_, index) =>
      attempt(server, `192.0.2.${String(index)}`, 'admin@ezone.example'),
    );
    const tried = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 200);
    expect(tried.length).toBeLessThan(20);
  });

  it('is slowed down by the other form too', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 20; index += 1) {
      answers.push(await server.get('/api/auth', { email: 'admin@ezone.example', password: 'wrong' }));
    }
    expect(refusals(answers).length).toBeGreaterThan(0);
  });
});

it('counts failures only: an office signs in from one address', async () => {
  const server = await startTestServer({ env: LIMITED });
  const signIns = Array.from({ length: 20 }, () => attempt(server, '192.0.2.1', 'admin@ezone.example', 'admin'));
  expect(refusals(await Promise.all(signIns))).toHaveLength(0);
  await server.close();
});

it('lets an address register 60 times a minute, and not without end', async () => {
  const server = await startTestServer({ env: LIMITED });
  // An address that is in use counts like any other, and costs no hash.
  const taken = { displayName: 'Somebody', email: 'admin@ezone.example', password: 'a good password' };
  const answers: Answer[] = [];
  for (let index = 0; index < 110; index += 1) answers.push(await server.post('/api/auth/register', taken));
  expect(refusals(answers.slice(0, 60))).toHaveLength(0);
  expect(refusals(answers)).toHaveLength(10);
  expect(refusals(answers)[0]?.headers['retry-after']).toMatch(/^\d+$/);
  await server.close();
});

it('limits nothing with RATE_LIMIT=0', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT: '0' } });
  const answers: Answer[] = [];
  for (let index = 0; index < 16; index += 1) answers.push(await attempt(server, '192.0.2.1', 'admin@ezone.example'));
  expect(refusals(answers)).toHaveLength(0);
  await server.close();
});

it('believes X-Forwarded-For only of a trusted proxy', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT: '3000' } });
  const answers: Answer[] = [];
  for (let index = 0; index < 20; index += 1) {
    answers.push(await attempt(server, `192.0.2.${String(index)}`, `user${String(index)}@example.com`));
  }
  expect(refusals(answers)).toHaveLength(5);
  await server.close();
});

import { startTestServer, type TestServer } from '../../testing/test-server';

const INTRANET = 'https://intranet.example';
const admin = { email: 'admin@ezone.example', password: 'admin' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { CORS_ORIGINS: INTRANET } });
});
afterAll(() => server.close());

/** A request as a browser sends it for a page. */
const from = (site: string, more: Record<string, string> = {}) => ({ 'sec-fetch-site': site, ...more });

it.each(['cross-site', 'same-site'])('lets no link or image of another site sign anybody in: %s', async (site) => {
  for (const mode of ['navigate', 'no-cors']) {
    const answer = await server.get('/api/auth', admin, from(site, { 'sec-fetch-mode': mode }));
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.json()).toMatchObject({ message: 'Pages of other sites make no calls' });
  }
});

it('refuses them every call, however its address is written, and what is no call not', async () => {
  for (const path of ['/api/config', '/%61pi/config', '/api/nothing'])
    expect((await server.get(path, {}, from('cross-site'))).statusCode).toBe(403);
  for (const path of ['/api/docs', '/api/health/live'])
    expect((await server.get(path, {}, from('cross-site'))).statusCode).toBe(200);
});

it.each(['same-origin', 'none'])('lets its own pages call, and whoever types an address: %s', async (site) => {
  expect((await server.get('/api/auth', admin, from(site))).json()).toHaveProperty('access_token');
});

it('lets pages call that are named, and no others', async () => {
  const status = async (origin: string) =>
    (await server.get('/api/config', {}, from('cross-site', { origin }))).statusCode;
  expect([await status(INTRANET), await status('https://elsewhere.example')]).toEqual([200, 403]);
});

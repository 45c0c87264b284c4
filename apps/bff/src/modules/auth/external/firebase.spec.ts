import type { JWTPayload } from 'jose';
import { OpenIdProvider } from '../../../testing/open-id-provider';
import { startTestServer, type Answer, type TestServer } from '../../../testing/test-server';
import type { ExternalSessionDto } from './external-sign-in.dto';

const project = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'ezone' };
const ISSUER = 'https://securetoken.google.com/ezone';

let firebase: OpenIdProvider;
let server: TestServer;
let count = 0;
let somebody: { iss: string; sub: string; email: string };
beforeAll(async () => {
  firebase = await OpenIdProvider.start();
  const FIREBASE_EMULATOR = new URL(firebase.address).host;
  server = await startTestServer({ env: { DEMO_DATA: 'false', ...project, FIREBASE_EMULATOR } });
});
beforeEach(() => {
  count += 1;
  somebody = { iss: ISSUER, sub: `ada-${String(count)}`, email: `ada-${String(count)}@example.com` };
});
afterAll(async () => {
  await server.close();
  await firebase.close();
});

const send = (idToken: string, to = server): Promise<Answer> => to.post('/api/auth/firebase', { idToken });
const tokenOf = (changes: JWTPayload = {}) => firebase.token({ ...somebody, ...changes });
const failure = (answer: Answer) => [answer.statusCode, answer.json<{ message: string }>().message];
const refused = [401, 'The token of Firebase is not valid'];

it('makes a user of whoever comes for the first time, and knows them afterwards', async () => {
  const answer = await send(await tokenOf());
  const first = answer.json<ExternalSessionDto>();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(first).toMatchObject({
    isNew: true,
    user: { from: 'firebase', role: ['admin'], data: { displayName: 'Ada Lovelace', email: somebody.email } },
  });
  const again = (await send(await tokenOf({ email: 'new@example.com' }))).json<ExternalSessionDto>();
  expect([again.isNew, again.user]).toEqual([false, first.user]);
});

it('is no other user by an address', async () => {
  await server.register({ email: somebody.email });
  const answer = await send(await tokenOf({ email_verified: true }));
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { error: [{ type: 'email', message: 'The email address is already in use' }] },
  ]);
});

it('takes unsigned tokens from an emulator, which hold now and are for the project', async () => {
  expect((await send(firebase.unsignedToken(somebody))).json()).toMatchObject({ isNew: true });
  const others: JWTPayload[] = [{ iss: undefined }, { aud: 'another' }, { exp: 1 }, { exp: undefined }, { sub: '' }];
  for (const changes of others)
    expect(failure(await send(firebase.unsignedToken({ ...somebody, ...changes })))).toEqual(refused);
});

it.each<[string, () => Promise<string>]>([
  ['that has expired', () => tokenOf({ exp: 1 })],
  ['of another project', () => tokenOf({ iss: 'https://securetoken.google.com/another' })],
  ['for another project', () => tokenOf({ aud: 'another' })],
  ['of nobody', () => tokenOf({ sub: undefined })],
  ['that is signed by another', () => firebase.foreignToken()],
  ['that is none', () => Promise.resolve('gibberish')],
])('refuses a token %s', async (_, make) => {
  expect(failure(await send(await make()))).toEqual(refused);
});

it('takes no unsigned token where there is no emulator', async () => {
  const real = await startTestServer({ env: { DEMO_DATA: 'false', ...project } });
  expect(failure(await send(firebase.unsignedToken(somebody), real))).toEqual(refused);
  await real.close();
});

it('says that Firebase is down', async () => {
  const down = await startTestServer({ env: { DEMO_DATA: 'false', ...project, FIREBASE_EMULATOR: '127.0.0.1:1' } });
  expect(failure(await send(await tokenOf(), down))).toEqual([
    503,
    'Firebase cannot be reached. Try again in a moment.',
  ]);
  await down.close();
});

it('says in words that it is not configured', async () => {
  const bare = await startTestServer({ env: { DEMO_DATA: 'false' } });
  expect(failure(await send('any', bare))).toEqual([404, 'Firebase is not configured on this server']);
  await bare.close();
});

import type { JWTPayload } from 'jose';
import { OpenIdProvider } from '../../../testing/open-id-provider';
import { holdTime, passTime } from '../../../testing/passing-time';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { startTestServer, type Answer, type TestServer } from '../../../testing/test-server';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';
import { defaultSettings } from '../../users/settings';
import type { ExternalSessionDto } from './external-sign-in.dto';

const inUse = { error: [{ type: 'email', message: 'The email address is already in use' }] };

let provider: OpenIdProvider;
let database: TestDatabase;
let server: TestServer;
/** Whose tokens the provider signs: somebody else in each test. */
let somebody: { sub: string; email: string };
let count = 0;

const begin = async () => {
  provider = await OpenIdProvider.start();
  database = await createTestDatabase({ shared: true });
  server = await start();
};
const end = async () => {
  jest.useRealTimers();
  await server.close();
  await provider.close();
  await database.drop();
};
beforeEach(() => {
  count += 1;
  somebody = { sub: `auth0|ada-${String(count)}`, email: `ada-${String(count)}@example.com` };
});

/** A server that knows the provider. */
const start = (env: Record<string, string> = {}) =>
  startTestServer({
    env: { DEMO_DATA: 'false', AUTH0_DOMAIN: provider.address, AUTH0_CLIENT_ID: 'ezone', ...env },
    database,
  });

/** An ID token of somebody. */
const tokenOf = (changes: JWTPayload = {}) => provider.token({ ...somebody, ...changes });
const send = (idToken: string, more: object = {}): Promise<Answer> =>
  server.post('/api/auth/auth0', { idToken, ...more });
const signIn = async (changes: JWTPayload = {}) => (await send(await tokenOf(changes))).json<ExternalSessionDto>();

/** What an answer that fails says. */
const failure = (answer: Answer) => {
  const { statusCode, message } = answer.json<{ statusCode: number; message: string }>();
  return [answer.statusCode, statusCode, message];
};
const refused = [401, 401, 'The token of Auth0 is not valid'];
const away = [503, 503, 'Auth0 cannot be reached. Try again in a moment.'];

describe('with one provider', () => {
  beforeAll(begin);
  afterAll(end);

  describe('who comes for the first time', () => {
    it('is made a user of what the provider says, and is signed in', async () => {
      const picture = 'https://pictures.example/ada.png';
      const { user, access_token: token, isNew } = await signIn({ picture });
      expect(isNew).toBe(true);
      expect(user).toEqual({
        uuid: expect.any(String) as string,
        from: 'auth0',
        role: ['admin'],
        data: {
          displayName: 'Ada Lovelace',
          photoURL: picture,
          email: somebody.email,
          settings: defaultSettings(),
          shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
        },
      });
      expect((await server.as(token).get('/api/auth/examples/admin')).statusCode).toBe(200);
      expect((await server.post('/api/auth/sign-in', { email: user.data.email, password: '' })).json()).toHaveProperty(
        'error',
      );
    });

    it.each<[string, JWTPayload]>([
      ['countess', { name: undefined, nickname: 'countess' }],
      ['mailbox', { name: ' '.repeat(5), nickname: 'n'.repeat(101), email: 'mailbox@a.example' }],
      ['ada', { name: { first: 'Ada' }, email: 'ada@b.example' }],
    ])('is called %s where the name does not fit: %j', async (displayName, claims) => {
      expect((await signIn(claims)).user.data.displayName).toBe(displayName);
    });

    it.each(['javascript:alert(1)', '/api/uploads/1', 7])('has no picture where that is %s', async (picture) => {
      expect((await signIn({ picture })).user.data.photoURL).toBeNull();
    });

    it.each([undefined, 'ada', 7])('needs an e-mail address, and %s is none', async (email) => {
      const message = 'The sign-in service gave no e-mail address';
      const answer = await send(await tokenOf({ email }));
      expect([answer.statusCode, answer.json()]).toEqual([200, { error: [{ type: 'email', message }] }]);
    });

    it.each([true, false])(
      'does not become another user by an address, verified or not: %s',
      async (email_verified) => {
        const { user } = await server.register({ email: somebody.email.toUpperCase() });
        const answer = await send(await tokenOf({ email_verified }));
        expect([answer.statusCode, answer.json()]).toEqual([200, inUse]);
        expect((await server.register()).user.uuid).not.toBe(user.uuid);
      },
    );

    it('is one user, however many come at once', async () => {
      const token = await tokenOf();
      const changed = await tokenOf({ email: `new-${somebody.email}` });
      const answers = await Promise.all([token, changed, token, changed].map((idToken) => send(idToken)));
      const sessions = answers.map((answer) => answer.json<ExternalSessionDto>());
      expect(new Set(sessions.map(({ user }) => user.uuid)).size).toBe(1);
      expect(sessions.filter(({ isNew }) => isNew)).toHaveLength(1);
    });
  });

  describe('who has been here', () => {
    it('is the same user, by whatever address and name, and stays as they are called here', async () => {
      const first = await signIn();
      const client = server.as(first.access_token);
      await client.post('/api/auth/user/update', { user: { data: { displayName: 'Countess' } } });
      const { user, isNew } = await signIn({ email: `new-${somebody.email}`, name: 'Ada King' });
      expect([user.uuid, isNew, user.data.displayName]).toEqual([first.user.uuid, false, 'Countess']);
      expect(user.data.email).toBe(somebody.email);
    });
  });

  describe('a token', () => {
    const past = () => Math.floor(Date.now() / 1000) - 60;
    it.each<[string, () => Promise<string> | string]>([
      ['that has expired', () => tokenOf({ exp: past() })],
      ['that never expires', () => tokenOf({ exp: undefined })],
      ['for another application', () => tokenOf({ aud: 'another' })],
      ['for another application that names us, too', () => tokenOf({ aud: ['another', 'ezone'], azp: 'another' })],
      ['for several applications, of which none is named', () => tokenOf({ aud: ['another', 'ezone'] })],
      ['that another application was given', () => tokenOf({ azp: 'another' })],
      ['for access to an API', () => provider.token(somebody, { typ: 'at+jwt' })],
      ['that ends a session', () => tokenOf({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} } })],
      ['that does not say when it was made', () => tokenOf({ iat: undefined })],
      ['of another issuer', () => tokenOf({ iss: 'https://another.example/' })],
      ['of nobody', () => tokenOf({ sub: undefined })],
      ['of somebody without a name', () => tokenOf({ sub: '' })],
      ['of blanks', () => tokenOf({ sub: '  ' })],
      ['of a subject without end', () => tokenOf({ sub: 'a'.repeat(256) })],
      ['that is signed by another', () => provider.foreignToken()],
      ['that is signed by a key that nobody knows', () => provider.foreignToken('unknown')],
      ['that is not signed', () => provider.unsignedToken()],
      ['that was changed', async () => (await tokenOf()).replace(/\.[^.]+\./, '.e30.')],
      ['that is none', () => 'gibberish'],
    ])('is refused: one %s', async (_, make) => {
      expect(failure(await send(await make()))).toEqual(refused);
    });

    it('is taken where it says of itself what it is, and for whom', async () => {
      const idToken = await provider.token({ ...somebody, aud: ['ezone'], azp: 'ezone' }, { typ: 'JWT' });
      expect((await send(idToken)).statusCode).toBe(200);
    });

    it('has to hold the nonce that was sent along', async () => {
      const idToken = await tokenOf({ nonce: 'once' });
      expect(failure(await send(idToken, { nonce: 'twice' }))).toEqual(refused);
      expect(failure(await send(await tokenOf(), { nonce: 'once' }))).toEqual(refused);
      expect(failure(await send(idToken))).toEqual(refused);
      expect((await send(idToken, { nonce: 'once' })).statusCode).toBe(200);
    });
  });
});

describe('with a provider of its own', () => {
  beforeEach(begin);
  afterEach(end);

  it('fetches the keys once, and again where a new one is named', async () => {
    holdTime();
    await signIn();
    await signIn();
    expect(provider.keyRequests).toBe(1);
    passTime(31_000);
    const old = await tokenOf();
    await provider.rotateKey();
    expect((await send(await tokenOf())).statusCode).toBe(200);
    expect(failure(await send(old))).toEqual(refused);
    expect(provider.keyRequests).toBe(2);
  });

  it('fetches them no more than every half a minute, whatever keys are made up', async () => {
    await signIn();
    for (const kid of ['a', 'b', 'c']) expect(failure(await send(await provider.foreignToken(kid)))).toEqual(refused);
    expect(provider.keyRequests).toBe(1);
  });

  it('lets the token get neither into a cache nor into the logs', async () => {
    const noisy = await start({ LOG_LEVEL: 'trace' });
    const idToken = await tokenOf();
    const answer = await noisy.post('/api/auth/auth0', { idToken });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(noisy.logged.join('')).toContain('/api/auth/auth0');
    expect(noisy.logged.join('')).not.toContain(idToken.slice(0, 40));
    await noisy.close();
  });

  it('gives a new user the role that SIGN_UP_ROLE names', async () => {
    const strict = await start({ SIGN_UP_ROLE: 'staff' });
    const answer = await strict.post('/api/auth/auth0', { idToken: await tokenOf() });
    expect(answer.json()).toMatchObject({ user: { role: ['staff'] } });
    await strict.close();
  });

  it('lets whoever has been here in while registration is closed, and nobody else', async () => {
    const { user } = await signIn();
    const closed = await start({ SIGN_UP_ROLE: 'none' });
    const tryWith = async (claims: JWTPayload) => closed.post('/api/auth/auth0', { idToken: await tokenOf(claims) });
    expect((await tryWith({})).json()).toMatchObject({ user: { uuid: user.uuid } });
    expect(failure(await tryWith({ sub: 'auth0|bob', email: 'bob@example.com' }))).toEqual([
      ...[403, 403, 'Registration is closed. Ask an administrator for an account.'],
    ]);
    await closed.close();
  });

  it('takes the same subject of another provider for somebody else', async () => {
    const { user } = await signIn();
    const other = await OpenIdProvider.start();
    const elsewhere = await start({ AUTH0_DOMAIN: other.address });
    const answer = await elsewhere.post('/api/auth/auth0', {
      idToken: await other.token({ ...somebody, email: 'bob@example.com' }),
    });
    expect(answer.json<ExternalSessionDto>().user.uuid).not.toBe(user.uuid);
    await elsewhere.close();
    await other.close();
  });

  it('says that the provider is down, and goes on when it is back', async () => {
    const token = await tokenOf();
    provider.isDown = true;
    expect(failure(await send(token))).toEqual(away);
    provider.isDown = false;
    expect((await send(token)).statusCode).toBe(200);
  });

  it('says that the keys cannot be fetched where the provider goes down later', async () => {
    holdTime();
    await signIn();
    passTime(11 * 60_000);
    provider.isDown = true;
    expect(failure(await send(await tokenOf()))).toEqual(away);
  });

  it('says that a provider that calls itself by another name is not the one', async () => {
    const mistaken = await start({ AUTH0_DOMAIN: `${provider.address}/realms/ezone` });
    expect(failure(await mistaken.post('/api/auth/auth0', { idToken: await tokenOf() }))).toEqual(away);
    await mistaken.close();
  });

  it('follows no provider that leads elsewhere', async () => {
    provider.hasMoved = true;
    expect(failure(await send(await tokenOf()))).toEqual(away);
  });

  it('says in words that it is not configured', async () => {
    const bare = await startTestServer({ env: { DEMO_DATA: 'false' } });
    const answer = await bare.post('/api/auth/auth0', { idToken: 'any' });
    expect(failure(answer)).toEqual([404, 404, 'Auth0 is not configured on this server']);
    await bare.close();
  });

  it('lets an address try some bad tokens a minute, and then no good one either', async () => {
    const limited = await start({ RATE_LIMIT: '3000' });
    const tryWith = async (idToken: string) => (await limited.post('/api/auth/auth0', { idToken })).statusCode;
    const statuses: number[] = [];
    for (let tries = 0; tries < 16; tries += 1) statuses.push(await tryWith('gibberish'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await tryWith(await tokenOf())).toBe(429);
    await limited.close();
  });

  it('lets no more through that are sent at the same moment, and records no more of them', async () => {
    const limited = await start({ RATE_LIMIT: '3000' });
    const idToken = await provider.foreignToken();
    const answers = await Promise.all(Array.from({ length: 60 }, () => limited.post('/api/auth/auth0', { idToken })));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(15);
    const recorded = await limited.app
      .get(Database)
      .read(built((rows) => rows.selectFrom('audit_entry').select('action').where('action', '=', 'sign-in-failed')));
    expect(recorded.length).toBeLessThanOrEqual(16);
    await limited.close();
  });

  it('fetches no keys over a line that anybody can change', async () => {
    // Not one of the names of this machine, though it leads here.
    provider.keysAddress = `http://[::ffff:127.0.0.1]:${new URL(provider.address).port}/keys`;
    expect(failure(await send(await tokenOf()))).toEqual(away);
    provider.keysAddress = undefined;
  });

  it('records who has signed in by it, and who was refused', async () => {
    await server.register({ email: 'bob@example.com' });
    await signIn();
    await signIn();
    await send(await tokenOf({ sub: 'auth0|bob', email: 'bob@example.com' }));
    await send('gibberish');
    const entries = await server.app
      .get(Database)
      .read(
        built((rows) => rows.selectFrom('audit_entry').select(['action', 'details', 'subject']).orderBy('sequence')),
      );
    const told = entries.slice(1).map(({ action, details, subject }) => {
      const { service, reason } = (typeof details === 'string' ? JSON.parse(details) : details) as Record<
        string,
        string
      >;
      return [action, service, reason, subject];
    });
    expect(told).toEqual([
      ['registration', 'auth0', undefined, null],
      ['sign-in', 'auth0', undefined, null],
      ['sign-in-failed', 'auth0', 'email-in-use', 'bob@example.com'],
      ['sign-in-failed', 'auth0', 'refused-token', null],
    ]);
  });
});

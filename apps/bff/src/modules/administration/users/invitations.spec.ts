import { fromJson } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';
import { MailServer } from '../../../testing/mail-server';
import { holdTime } from '../../../testing/passing-time';
import { startTestServer, type Answer, type TestServer, type TestUser } from '../../../testing/test-server';
import type { InvitedDto } from './invited-users.dto';
import type { ManagedUserDetailsDto, ManagedUsersDto } from './managed-users.dto';

// Passwords are hashed, by design not quickly.
jest.setTimeout(60_000);

const GRACE = { email: 'Grace@example.com', displayName: 'Grace Hopper', role: 'staff' };
const PASSWORD = 'difference engine';
const SEVEN_DAYS = 7 * 24 * 60 * 60_000;

let mails: MailServer;
let server: TestServer;
/** The administrator who invites. */
let ada: TestUser;

async function start(env: Record<string, string> = {}): Promise<void> {
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'no-reply@ezone.example', PUBLIC_URL: 'https://ezone.example/' };
  server = await startTestServer({ env: { DEMO_DATA: 'false', LOG_LEVEL: 'info', ...mail, ...env } });
  ada = await server.register({ displayName: 'Ada', email: 'ada@example.com', password: PASSWORD });
}
beforeAll(async () => {
  mails = await MailServer.listen();
});
afterAll(() => mails.close());
beforeEach(() => start());
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
  mails.arrived.length = 0;
});

const invite = (more: object = {}, by = ada): Promise<Answer> =>
  by.post('/api/administration/invite', { ...GRACE, ...more });
const invited = async (more: object = {}) => (await invite(more)).json<InvitedDto>();
const renew = (userId: string) => ada.post('/api/administration/renew-invitation', { userId });
const withdraw = (userId: string) => ada.post('/api/administration/withdraw-invitation', { userId });
const accept = (token: string, newPassword = PASSWORD): Promise<Answer> =>
  server.post('/api/auth/accept-invitation', { token, newPassword });
const signIn = (email = GRACE.email) => server.post('/api/auth/sign-in', { email, password: PASSWORD });
const tokenIn = (text: string) => /https:\/\/ezone\.example\/invitation#token=(\S+)/.exec(text)?.[1] ?? '';
const mailed = async () => tokenIn((await mails.next()).text);
const details = async (userId: string) =>
  (await ada.get('/api/administration/user', { userId })).json<ManagedUserDetailsDto>();
const names = async (query: Record<string, string>) =>
  (await ada.get('/api/administration/users', query))
    .json<ManagedUsersDto>()
    .users.map(({ displayName }) => displayName);
const badLink = { details: [{ field: 'token', message: 'The link is not valid any more' }] };
const rowsOf = async (table: 'account_token' | 'user') =>
  server.app.get(Database).read(built((rows) => rows.selectFrom(table).selectAll()));

describe('who is invited', () => {
  it('is sent a link, chooses a password, and is a user with that role', async () => {
    const { user, isNew } = await invited();
    expect(isNew).toBe(true);
    expect(user).toMatchObject({ ...GRACE, state: 'invited', invitedUntil: expect.any(String) });
    const mail = await mails.next();
    expect(mail).toMatchObject({ to: [GRACE.email], subject: 'You are invited to Ezone' });
    expect(mail.text).toContain('Hello Grace Hopper');
    expect(mail.text).toContain('Ada invites you');

    expect((await accept(tokenIn(mail.text))).json()).toEqual({ success: true });
    expect(await details(user.id)).toMatchObject({ role: 'staff', state: 'active', invitedUntil: null });
    const grace = await server.signIn(GRACE.email, PASSWORD);
    expect(grace.user).toMatchObject({ uuid: user.id, role: ['staff'], data: { displayName: GRACE.displayName } });
  });

  it('has the content of a new user from then on, and none before', async () => {
    await server.close();
    await start({ DEMO_DATA: 'true' });
    const { user } = await invited();
    const notes = async () =>
      server.app
        .get(Database)
        .read(built((rows) => rows.selectFrom('note').select('id').where('owner_id', '=', user.id)));
    expect(await notes()).toEqual([]);
    await accept(await mailed());
    expect(await notes()).not.toEqual([]);
  });

  it.each([
    ['tr', 'Ezone’a davet edildiniz'],
    ['ar', 'أنت مدعو إلى Ezone'],
  ])('reads of it in the language of whoever invites: %s', async (language, subject) => {
    await invite({ language });
    const mail = await mails.next();
    expect(mail.subject).toBe(subject);
    expect(tokenIn(mail.text)).not.toBe('');
  });

  it('cannot sign in, register, or have a password reset before', async () => {
    await invite();
    expect((await signIn()).json()).toEqual({ error: [{ type: 'password', message: 'Check your password' }] });
    const registered = await server.post('/api/auth/register', { ...GRACE, role: undefined, password: PASSWORD });
    expect(registered.json()).toEqual({ error: [{ type: 'email', message: 'The email address is already in use' }] });
    await mails.next();
    await server.post('/api/auth/forgot-password', { email: GRACE.email });
    await server.post('/api/auth/forgot-password', { email: 'ada@example.com' });
    expect((await mails.next()).to).toEqual(['ada@example.com']);
  });

  it('is found by administrators alone until then', async () => {
    await invite();
    expect(await names({ state: 'invited' })).toEqual(['Grace Hopper']);
    expect(await names({ state: 'closed' })).toEqual([]);
    expect(await names({ state: 'active' })).toEqual(['Ada']);
    const others = async () => [
      await ada.list('chat/contacts'),
      await ada.list('mail-app/recipients?text=grace'),
      (await ada.post('/api/mail-app/send-mail', { to: [GRACE.email], subject: 'Hi', message: '' }, key())).json<{
        undelivered: string[];
      }>().undelivered,
    ];
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    expect(await others()).toEqual([[], [], [GRACE.email]]);
    await accept(await mailed());
    expect((await others()).map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  it('has an account only once, and whoever has one is not invited', async () => {
    const refused = await invite({ email: 'ADA@example.com' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { details: [{ field: 'email', message: 'Somebody has an account with this address' }] },
    ]);
    await invite();
    await accept(await mailed());
    expect((await invite({ role: 'admin' })).statusCode).toBe(400);
    expect((await server.signIn(GRACE.email, PASSWORD)).user.role).toEqual(['staff']);
  });

  it('is one, also where two invite at once', async () => {
    const answers = await Promise.all([invited(), invited({ email: 'grace@example.com' })]);
    expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
  });

  it.each([
    ['address', { email: 'nobody' }],
    ['name', { displayName: ' ' }],
    ['role', { role: 'owner' }],
    ['language', { language: 'de' }],
  ])('is not by a bad %s', async (_, more) => {
    expect((await invite(more)).statusCode).toBe(400);
    expect(await rowsOf('user')).toHaveLength(1);
  });

  it('comes no more once the user is disabled', async () => {
    const { user } = await invited();
    await ada.call('/api/administration/set-disabled', { userId: user.id, isDisabled: true });
    expect((await accept(await mailed())).json()).toMatchObject(badLink);
    expect((await invite()).statusCode).toBe(400);
  });
});

describe('a link', () => {
  it('works once, and for no reset', async () => {
    await invite();
    const token = await mailed();
    const reset = await server.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(reset.json()).toMatchObject(badLink);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('works for seven days', async () => {
    holdTime();
    const { user } = await invited();
    expect(user.invitedUntil).toBe(new Date(Date.now() + SEVEN_DAYS).toISOString());
    const token = await mailed();
    jest.setSystemTime(Date.now() + SEVEN_DAYS + 1000);
    expect((await accept(token)).json()).toMatchObject(badLink);
  });

  it('is good for another try where the password is refused', async () => {
    await invite();
    const token = await mailed();
    expect((await accept(token, 'Grace Hopper')).json()).toMatchObject({ details: [{ field: 'newPassword' }] });
    expect((await accept(token)).statusCode).toBe(200);
  });

  it('gives way to that of a second invitation, with its name and role', async () => {
    const first = await invited();
    const second = await invited({ displayName: 'Grace', role: 'user' });
    expect(second).toMatchObject({ isNew: false, user: { id: first.user.id, displayName: 'Grace', role: 'user' } });
    const [old, fresh] = [await mailed(), await mailed()];
    expect((await accept(old)).json()).toMatchObject(badLink);
    expect((await accept(fresh)).statusCode).toBe(200);
  });

  it('is renewed', async () => {
    holdTime();
    const { user } = await invited();
    const old = await mailed();
    jest.setSystemTime(Date.now() + SEVEN_DAYS + 1000);
    // Her session has ended meanwhile.
    ada = await server.signIn('ada@example.com', PASSWORD);
    const renewed = (await renew(user.id)).json<InvitedDto>();
    expect(renewed).toMatchObject({ isNew: false, isSent: true });
    expect(renewed.user.invitedUntil).toBe(new Date(Date.now() + SEVEN_DAYS).toISOString());
    expect((await accept(old)).json()).toMatchObject(badLink);
    expect((await accept(await mailed())).statusCode).toBe(200);
    expect((await renew(user.id)).statusCode).toBe(409);
  });

  it('is withdrawn, with all that was made of it', async () => {
    const { user } = await invited();
    const token = await mailed();
    expect((await withdraw(user.id)).json()).toEqual({ success: true });
    expect((await accept(token)).json()).toMatchObject(badLink);
    expect(await rowsOf('account_token')).toEqual([]);
    expect((await withdraw(user.id)).statusCode).toBe(404);
    expect((await renew(user.id)).statusCode).toBe(404);
    expect((await invited()).isNew).toBe(true);
  });

  it('that was used cannot be withdrawn: the user stays', async () => {
    const { user } = await invited();
    await accept(await mailed());
    expect((await withdraw(user.id)).statusCode).toBe(409);
    expect((await signIn()).json()).toHaveProperty('access_token');
  });

  it('is stored as a hash, and is in no log', async () => {
    await invite();
    const token = await mailed();
    const stored = await rowsOf('account_token');
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    await accept(token);
    expect(server.logged.join()).not.toContain(token);
  });

  it('stands in the log for an administrator where there is no mail server', async () => {
    await server.close();
    await start({ SMTP_URL: '', MAIL_FROM: '' });
    expect((await invited()).isSent).toBe(false);
    await server.close();
    const line = server.logged.find((one) => one.includes('No mail server is set up'));
    const { mail } = JSON.parse(line ?? '{}') as { mail: { to: string; text: string } };
    expect(mail.to).toBe(GRACE.email);
    expect(tokenIn(mail.text)).not.toBe('');
    await start();
  });
});

it('is for administrators alone, up to the end of each call', async () => {
  const { user } = await invited();
  await invite({ email: 'sue@example.com' });
  await mails.next();
  await accept(await mailed());
  const staff = await server.signIn('sue@example.com', PASSWORD);
  for (const by of [server, staff]) {
    const answers = await Promise.all([
      by.post('/api/administration/invite', { ...GRACE, email: 'eve@example.com', role: 'admin' }),
      by.post('/api/administration/renew-invitation', { userId: user.id }),
      by.post('/api/administration/withdraw-invitation', { userId: user.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(by === server ? 401 : 403));
  }
  expect(await details(user.id)).toMatchObject({ state: 'invited' });
});

it('lets nobody try tokens without end', async () => {
  await server.close();
  await start({ RATE_LIMIT: '3000' });
  const statuses: number[] = [];
  for (let index = 0; index < 17; index += 1) statuses.push((await accept(`guess ${String(index)}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(15).fill(400), 429, 429]);
});

it('is in the audit log, without a token', async () => {
  const { user } = await invited();
  const first = await mailed();
  await renew(user.id);
  await withdraw(user.id);
  const { user: again } = await invited();
  await mails.next();
  const token = await mailed();
  await accept(token);
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').select(['action', 'actor', 'subject', 'details'])));
  const entries = stored.map(({ details: all, ...entry }) => ({ ...entry, details: fromJson(all) }));
  const by = { actor: ada.user.uuid, subject: 'grace@example.com' };
  expect(entries.filter(({ action }) => action.includes('invit'))).toEqual([
    { action: 'user-invited', ...by, details: { role: 'staff', isNew: true } },
    { action: 'user-invited', ...by, details: { role: 'staff', isNew: false } },
    { action: 'invitation-withdrawn', ...by, details: {} },
    { action: 'user-invited', ...by, details: { role: 'staff', isNew: true } },
    { action: 'invitation-accepted', actor: again.id, subject: null, details: {} },
  ]);
  for (const secret of [first, token]) expect(JSON.stringify(entries)).not.toContain(secret);
});

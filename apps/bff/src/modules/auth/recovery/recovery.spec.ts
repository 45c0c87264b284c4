import { holdTime } from '../../../testing/passing-time';
import { MailServer } from '../../../testing/mail-server';
import { startTestServer, type Answer, type TestServer, type TestUser } from '../../../testing/test-server';
import { fromJson } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';

// Passwords are hashed, by design not quickly.
jest.setTimeout(60_000);

const OLD = 'analytical engine';
const NEW = 'difference engine';
const EMAIL = 'ada@example.com';

let mails: MailServer;
let server: TestServer;
let ada: TestUser;

async function start(env: Record<string, string> = {}): Promise<void> {
  const mail = {
    SMTP_URL: mails.url,
    MAIL_FROM: 'Ezone <no-reply@ezone.example>',
    PUBLIC_URL: 'https://ezone.example/',
  };
  server = await startTestServer({ env: { DEMO_DATA: 'false', TRUST_PROXY: '1', LOG_LEVEL: 'info', ...mail, ...env } });
  ada = await server.register({ displayName: 'Ada', email: EMAIL, password: OLD });
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

const forgot = (email: string, more: object = {}, headers = {}): Promise<Answer> =>
  server.post('/api/auth/forgot-password', { email, ...more }, headers);
const reset = (token: string, newPassword = NEW): Promise<Answer> =>
  server.post('/api/auth/reset-password', { token, newPassword });
const tokenIn = (text: string) => /https:\/\/ezone\.example\/reset-password#token=(\S+)/.exec(text)?.[1] ?? '';
const signsIn = async (password: string) =>
  'access_token' in (await server.post('/api/auth/sign-in', { email: EMAIL, password })).json<object>();
async function askedFor(): Promise<string> {
  await forgot(EMAIL);
  return tokenIn((await mails.next()).text);
}
const badLink = { details: [{ field: 'token', message: 'The link is not valid any more' }] };

describe('who has forgotten the password', () => {
  it('is sent a link, by which another one is chosen; all sessions end, and that is told', async () => {
    const answer = await forgot('ADA@example.com');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const mail = await mails.next();
    expect(mail).toMatchObject({
      from: 'no-reply@ezone.example',
      to: [EMAIL],
      subject: 'Choose a new password for Ezone',
    });
    expect(mail.text).toContain('Hello Ada');
    const chosen = await reset(tokenIn(mail.text));
    expect([chosen.statusCode, chosen.json()]).toEqual([200, { success: true }]);
    expect(await Promise.all([signsIn(OLD), signsIn(NEW)])).toEqual([false, true]);
    expect((await ada.get('/api/auth/examples/user')).statusCode).toBe(401);
    expect(await mails.next()).toMatchObject({ to: [EMAIL], subject: 'Your password for Ezone was changed' });
  });

  it.each([
    ['tr', 'Ezone için yeni bir parola seçin'],
    ['ar', 'اختر كلمة مرور جديدة لحسابك في Ezone'],
  ])('reads of it in the language that was asked in: %s', async (language, subject) => {
    await forgot(EMAIL, { language });
    const mail = await mails.next();
    expect(mail.subject).toBe(subject);
    expect(tokenIn(mail.text)).not.toBe('');
  });

  it('is answered the same where there is no such account, and nobody is sent anything', async () => {
    const [known, unknown] = [await forgot(EMAIL), await forgot('nobody@example.com')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect((await mails.next()).to).toEqual([EMAIL]);
    // All that was asked for has been looked up.
    await server.close();
    expect(mails.arrived).toEqual([]);
    await start();
  });

  it('waits for no mail server, nor fails with it', async () => {
    await server.close();
    await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await forgot(EMAIL)).json()).toEqual({ success: true });
    await server.close();
    expect(server.logged.some((line) => line.includes('A mail was not sent'))).toBe(true);
    expect(server.logged.join()).not.toContain('token=');
    await start();
  });
});

describe('a link', () => {
  it('works once', async () => {
    const token = await askedFor();
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'yet another engine');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject(badLink);
    expect(await signsIn(NEW)).toBe(true);
  });

  it('works for one of two who come with it at once', async () => {
    const token = await askedFor();
    const answers = await Promise.all([reset(token), reset(token, 'yet another engine')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('works for an hour', async () => {
    holdTime();
    const token = await askedFor();
    jest.setSystemTime(Date.now() + 61 * 60_000);
    expect((await reset(token)).json()).toMatchObject(badLink);
    expect(await signsIn(OLD)).toBe(true);
  });

  it('gives way to the next one', async () => {
    const [first, second] = [await askedFor(), await askedFor()];
    expect((await reset(first)).json()).toMatchObject(badLink);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it('is good for another try where the password is refused', async () => {
    const token = await askedFor();
    const answer = await reset(token, 'football');
    expect(answer.json()).toMatchObject({ details: [{ field: 'newPassword' }] });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is stored as a hash, and is in no log', async () => {
    const token = await askedFor();
    await reset('made up');
    const stored = await server.app.get(Database).read(built((rows) => rows.selectFrom('account_token').selectAll()));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    await reset(token);
    expect(server.logged.join()).not.toContain(token);
  });

  it('stands in the log for an administrator where there is no mail server', async () => {
    await server.close();
    await start({ SMTP_URL: '', MAIL_FROM: '' });
    await forgot(EMAIL);
    await server.close();
    const line = server.logged.find((one) => one.includes('No mail server is set up'));
    const { mail } = JSON.parse(line ?? '{}') as { mail: { to: string; text: string } };
    expect(mail.to).toBe(EMAIL);
    expect(tokenIn(mail.text)).not.toBe('');
    await start();
  });
});

it('lets nobody fill a mailbox, or ask without end, and tells neither who has an account', async () => {
  await server.close();
  await start({ RATE_LIMIT: '3000' });
  for (const email of [EMAIL, 'nobody@example.com']) {
    const answers: Answer[] = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push(await forgot(email, {}, { 'x-forwarded-for': `192.0.2.${String(index)}` }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
  }
  const fromOne: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    fromOne.push((await forgot(`user${String(index)}@example.com`, {}, headers)).statusCode);
  }
  expect(fromOne.filter((status) => status === 429)).toHaveLength(10);
});

it('lets nobody try tokens without end', async () => {
  await server.close();
  await start({ RATE_LIMIT: '3000' });
  const statuses: number[] = [];
  for (let index = 0; index < 18; index += 1) statuses.push((await reset(`guess ${String(index)}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(15).fill(400), 429, 429, 429]);
});

it('is in the audit log, without a token', async () => {
  const token = await askedFor();
  await forgot('nobody@example.com');
  await reset(token);
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').selectAll().orderBy('sequence')));
  const entries = stored.map(({ details, ...entry }) => ({ ...entry, details: fromJson(details) }));
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'password-reset-asked', subject: EMAIL, details: { isSent: true } }),
      expect.objectContaining({
        action: 'password-reset-asked',
        subject: 'nobody@example.com',
        details: { isSent: false },
      }),
      expect.objectContaining({ action: 'password-reset', actor: ada.user.uuid, details: { count: 1 } }),
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain(token);
});

import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { upload } from '../../../testing/uploads';
import { Purges } from '../../../platform/database/purges';
import type { SystemDto } from './system.dto';

const PASSWORD = 'analytical engine';

let server: TestServer;
let ada: TestUser;
const start = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', ...env } });
  ada = await server.register({ displayName: 'Ada', email: 'ada@example.com', password: PASSWORD });
};
afterEach(() => server.close());

const system = async () => (await ada.get('/api/administration/system')).json<SystemDto>();
const valueOf = (settings: SystemDto['mail'], name: string) => settings.find((one) => one.name === name);

it('says how the process and the database are', async () => {
  await start();
  const { health } = await system();
  expect(health).toMatchObject({ databaseAnswers: true, redis: 'none', node: process.version, version: 'development' });
  expect(health.memory).toBeGreaterThan(health.heap);
  expect(Date.parse(health.startedAt)).toBeLessThan(Date.now());
});

it('counts what everybody together takes up, and names whose uploads take up most', async () => {
  await start({ UPLOAD_QUOTA: '1MiB' });
  const grace = await server.register({ displayName: 'Grace' });
  await upload(server, ada, 'a.txt', 'a few words');
  await upload(server, grace, 'b.txt', 'some more words than that');
  const to = ['ada@example.com'];
  await grace.call('/api/mail-app/save-draft', { to, subject: 'A draft', message: 'with some words' });
  const { storage } = await system();
  expect(storage).toMatchObject({ users: 2, place: 'folder', uploads: 2, uploadQuota: 2 ** 20, files: 0 });
  expect(storage.largestUploaders.map(({ name }) => name)).toEqual(['Grace', 'Ada']);
  expect(storage.uploadBytes).toBe(storage.largestUploaders.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(storage.databaseBytes).toBeGreaterThan(10_000);
  expect(storage.mailBytes).toBeGreaterThan(0);
});

it('says when each purge ended last, and whether it failed', async () => {
  await start();
  const purges = server.app.get(Purges);
  purges.add('what fails', () => Promise.reject(new Error('It fails')));
  const began = new Date().toISOString();
  // One that was under way already knows nothing of it.
  for (let run = 0; run < 2; run += 1) await purges.run();
  const { work } = await system();
  const [entries, fails] = ['audit entries', 'what fails'].map((what) => work.purges.find((one) => one.what === what));
  expect(entries).toMatchObject({ isUnderWay: false, hasFailed: false });
  expect((entries?.endedAt ?? '') >= began).toBe(true);
  expect(fails).toMatchObject({ hasFailed: true });
  expect(work.backfillFilled).toBe(work.backfillTables);
});

it('shows settings as they are, and of secrets that there is one', async () => {
  const secrets = { SMTP_URL: 'smtp://mailer:hunter22@127.0.0.1:2525', FIREBASE_API_KEY: 'AIzaSySecretKey' };
  await start({
    ...{ ...secrets, MAIL_FROM: 'no-reply@ezone.example', FIREBASE_PROJECT_ID: 'ezone' },
    PUBLIC_URL: 'https://ezone:letmein9@ezone.example',
  });
  const { signIn, mail } = await system();
  expect(mail).toEqual([
    { name: 'SMTP_URL', isSet: true, value: null },
    { name: 'MAIL_FROM', isSet: true, value: 'no-reply@ezone.example' },
    { name: 'PUBLIC_URL', isSet: true, value: 'https://ezone.example' },
  ]);
  expect(valueOf(signIn, 'JWT_SECRET')).toEqual({ name: 'JWT_SECRET', isSet: true, value: null });
  expect(valueOf(signIn, 'FIREBASE_PROJECT_ID')?.value).toBe('ezone');
  expect(valueOf(signIn, 'AUTH0_DOMAIN')).toEqual({ name: 'AUTH0_DOMAIN', isSet: false, value: null });
  const text = (await ada.get('/api/administration/system')).body;
  for (const secret of ['hunter22', 'letmein9', secrets.FIREBASE_API_KEY, PASSWORD]) expect(text).not.toContain(secret);
});

it('is for administrators alone', async () => {
  await start();
  const grace = await server.register({ email: 'grace@example.com', password: PASSWORD });
  await ada.call('/api/administration/set-role', { userId: grace.user.uuid, role: 'staff' });
  const staff = await server.signIn('grace@example.com', PASSWORD);
  expect((await staff.get('/api/administration/system')).statusCode).toBe(403);
  expect((await server.get('/api/administration/system')).statusCode).toBe(401);
});

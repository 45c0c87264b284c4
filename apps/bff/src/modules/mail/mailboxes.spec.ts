import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { MailDto, SentMailDto } from './mail.dto';

const API = '/api/mail-app';
const MAILS = 'mail-app/mails';

const emailOf = ({ user }: TestUser) => user.data.email;
const written = (to: string[], size: number, changes: object = {}) => ({
  ...{ to, subject: 'Hello', message: 'x'.repeat(size) },
  ...changes,
});
const send = (user: TestUser, to: TestUser[], size: number, changes: object = {}) =>
  user.post(`${API}/send-mail`, written(to.map(emailOf), size, changes));
const save = (user: TestUser, size: number, changes: object = {}) =>
  user.post(`${API}/save-draft`, written([], size, changes));
const mailsIn = (user: TestUser, folder: string) => user.list<MailDto>(`${MAILS}?folderHandle=${folder}`);

describe('a mailbox', () => {
  let server: TestServer;
  let ada: TestUser;
  let bob: TestUser;
  beforeAll(async () => {
    server = await startTestServer({ env: { DEMO_DATA: 'false', MAIL_QUOTA: '64KiB' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [ada, bob] = await server.twoUsers();
  });

  it('that is full takes no mail of others, who are told; the other recipients get it', async () => {
    for (let saved = 0; saved < 3; saved += 1) expect((await save(bob, 18_000)).statusCode).toBe(200);
    const carol = await server.register();
    const answer = await send(ada, [carol, bob], 10_000);
    expect(answer.json<SentMailDto>().undelivered).toEqual([emailOf(bob)]);
    expect([await mailsIn(bob, 'inbox'), (await mailsIn(carol, 'inbox')).length]).toEqual([[], 1]);
    expect(await bob.list('notification-panel/data')).not.toContainEqual(expect.objectContaining({ kind: 'mail' }));
    // What is small enough still comes in.
    expect((await send(ada, [bob], 100)).json<SentMailDto>().undelivered).toEqual([]);
  });

  it('has room again after something was deleted', async () => {
    const draft = (await save(bob, 50_000)).json<MailDto>();
    expect((await send(ada, [bob], 20_000)).json<SentMailDto>().undelivered).toEqual([emailOf(bob)]);
    await bob.call(`${API}/delete-mails`, { selectedMailIds: [draft.id] });
    expect((await send(ada, [bob], 20_000)).json<SentMailDto>().undelivered).toEqual([]);
  });

  it('that is full takes no draft and no sent mail of its owner, and nothing is delivered', async () => {
    const draft = (await save(ada, 50_000)).json<MailDto>();
    for (const answer of [await save(ada, 20_000), await send(ada, [bob], 20_000)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ message: string }>().message).toBe('Your mailbox is full: delete some mails first');
    }
    expect((await save(ada, 70_000, { id: draft.id })).statusCode).toBe(409);
    expect(await mailsIn(ada, 'drafts')).toEqual([draft]);
    expect([await mailsIn(ada, 'sent'), await mailsIn(bob, 'inbox')]).toEqual([[], []]);
    // The draft makes room for the mail that it becomes, and for its own next state.
    expect((await save(ada, 60_000, { id: draft.id })).statusCode).toBe(200);
    expect((await send(ada, [bob], 60_000, { draftId: draft.id })).statusCode).toBe(200);
  });

  it('is counted in bytes, with some for each mail, so that empty ones do not fill it without end', async () => {
    expect((await save(ada, 0, { message: 'ü'.repeat(34_000) })).statusCode).toBe(409);
    const answers = [];
    for (let sent = 0; sent < 64; sent += 1) answers.push((await save(ada, 0)).statusCode);
    expect(answers).toContain(409);
  });

  it('answers a repeated creation also where it is full by now', async () => {
    const key = { 'idempotency-key': 'the-large-draft' };
    const again = () => ada.post(`${API}/save-draft`, written([], 50_000), key);
    const first = await again();
    expect((await again()).json()).toEqual(first.json());
    expect((await mailsIn(ada, 'drafts')).length).toBe(1);
  });

  it('is not filled beyond its bound by several who send at once', async () => {
    const senders = await Promise.all([server.register(), server.register(), server.register(), server.register()]);
    const answers = await Promise.all(senders.map((sender) => send(sender, [bob], 25_000)));
    const undelivered = answers.flatMap((answer) => answer.json<SentMailDto>().undelivered);
    expect([undelivered.length, (await mailsIn(bob, 'inbox')).length]).toEqual([2, 2]);
  });
});

describe('a sender', () => {
  const addresses = (count: number) => Array.from({ length: count }, (_, at) => `a${String(at)}@example.com`);

  it('has 300 recipients a minute, and is told when to come back; others are not stopped', async () => {
    const server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000' } });
    const [ada, bob] = await server.twoUsers();
    const sending = (user: TestUser, count: number) => user.post(`${API}/send-mail`, written(addresses(count), 1));
    for (let sent = 0; sent < 6; sent += 1) expect((await sending(ada, 50)).statusCode).toBe(200);
    const refused = await sending(ada, 1);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(await mailsIn(ada, 'sent')).toHaveLength(6);
    expect((await sending(bob, 1)).statusCode).toBe(200);
    await server.close();
  });

  it('is answered again and again what the first request was: repetitions have no recipients', async () => {
    const server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000' } });
    const ada = await server.register();
    const repeat = () =>
      ada.post(`${API}/send-mail`, written(addresses(50), 1), { 'idempotency-key': 'of-a-bad-network' });
    for (let tried = 0; tried < 8; tried += 1) expect((await repeat()).statusCode).toBe(200);
    expect(await mailsIn(ada, 'sent')).toHaveLength(1);
    await server.close();
  });
});

it('comes in pages that end after some two megabytes, whatever the limit', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const [ada] = await server.twoUsers();
  for (let saved = 0; saved < 25; saved += 1) await save(ada, 100_000);
  const pages = await pagesOf<MailDto>(ada, `${MAILS}?folderHandle=drafts`, 500);
  expect(pages.map((page) => page.length)).toEqual([19, 6]);
  expect(pages.flat()).toEqual(await mailsIn(ada, 'drafts'));
  await server.close();
});

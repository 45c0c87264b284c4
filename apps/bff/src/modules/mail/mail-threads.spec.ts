import { randomUUID } from 'node:crypto';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { MailBriefDto, MailDto, SentMailDto } from './mail.dto';

const API = '/api/mail-app';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  [ada, bob] = await server.twoUsers();
});

const emailOf = ({ user }: TestUser) => user.data.email;
const written = (to: TestUser[], changes: object) => ({
  to: to.map(emailOf),
  subject: 'Plan',
  message: '',
  ...changes,
});
const send = (user: TestUser, to: TestUser[], changes: object = {}) =>
  user.call<SentMailDto>(`${API}/send-mail`, written(to, changes));
const save = (user: TestUser, changes: object = {}) => user.call<MailDto>(`${API}/save-draft`, written([], changes));
const mailsOf = (user: TestUser) => user.list<MailBriefDto>('mail-app/briefs');
const newest = async (user: TestUser) => (await mailsOf(user))[0] as MailBriefDto;
const threadsOf = async (user: TestUser) => (await mailsOf(user)).map(({ thread }) => thread);

describe('a thread', () => {
  it('is the same for a mail, its answers and what is forwarded of it, in every mailbox', async () => {
    const carol = await server.register();
    const { thread } = await send(ada, [bob]);
    await send(bob, [ada], { thread: (await newest(bob)).thread });
    await send(ada, [carol], { thread: (await newest(ada)).thread });
    await send(carol, [ada, bob], { thread: (await newest(carol)).thread });
    expect(await threadsOf(ada)).toEqual([thread, thread, thread, thread]);
    expect(await threadsOf(bob)).toEqual([thread, thread, thread]);
    expect(await threadsOf(carol)).toEqual([thread, thread]);
  });

  it('is kept by the draft of an answer, and by what is sent of it', async () => {
    const { thread } = await send(ada, [bob]);
    const draft = await save(bob, { thread });
    expect(draft.thread).toBe(thread);
    const again = await save(bob, { id: draft.id, subject: 'Another plan' });
    expect(again.thread).toBe(thread);
    expect(await send(bob, [ada], { draftId: draft.id })).toMatchObject({ thread });
    expect(await newest(ada)).toMatchObject({ folder: 0, thread });
  });

  it('begins with a mail that answers nothing, also where that was a draft', async () => {
    const draft = await save(ada);
    const sent = await send(ada, [bob], { draftId: draft.id });
    expect([draft.thread, sent.thread]).toEqual([draft.id, draft.id]);
    const other = await send(ada, [bob]);
    expect(other.thread).toBe(other.id);
  });

  it('is not gone on by who has no mail of it, as where the one that was answered is gone', async () => {
    const carol = await server.register();
    const { thread } = await send(ada, [bob]);
    const [foreign, foreignDraft] = [await send(carol, [bob], { thread }), await save(carol, { thread })];
    expect([foreign.thread, foreignDraft.thread]).toEqual([foreign.id, foreignDraft.id]);
    await bob.call(`${API}/delete-mails`, { selectedMailIds: (await mailsOf(bob)).map(({ id }) => id) });
    const late = await send(bob, [ada], { thread });
    expect(late.thread).toBe(late.id);
  });

  it('is a part of the request: a repetition answers it, and another one is something else', async () => {
    const { thread } = await send(ada, [bob]);
    const key = { 'idempotency-key': randomUUID() };
    const answer = () => bob.post(`${API}/send-mail`, written([ada], { thread }), key);
    const first = (await answer()).json<SentMailDto>();
    expect((await answer()).json()).toEqual(first);
    const other = await bob.post(`${API}/send-mail`, written([ada], { thread: first.id }), key);
    expect(other.statusCode).toBe(409);
    const draftKey = { 'idempotency-key': randomUUID() };
    const draft = () => bob.post(`${API}/save-draft`, written([], { thread }), draftKey);
    const saved = (await draft()).json<MailDto>();
    expect((await draft()).json()).toEqual(saved);
  });
});

import { newSession } from '../../platform/auth/session';
import { TokensService } from '../../platform/auth/tokens.service';
import { Database } from '../../platform/database/database';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { NotificationDto } from '../notifications/notifications.dto';
import { NotificationsService } from '../notifications/notifications.service';
import { UsersService } from '../users/users.service';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { holdTime, passDays } from '../../testing/passing-time';
import { readsOf } from '../../testing/reads-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { MailDto, SentMailDto } from './mail.dto';

const API = '/api/mail-app';
const MAILS = 'mail-app/mails';
const NEWS = 'notification-panel/data';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
});
afterAll(async () => {
  sockets.close();
  await server.close();
});
afterEach(() => jest.useRealTimers());
beforeEach(async () => {
  ada = await server.register({ displayName: 'Ada' });
  bob = await server.register({ displayName: 'Bob' });
});

const emailOf = ({ user }: TestUser) => user.data.email;
const mailsOf = (user: TestUser, query = '') => user.list<MailDto>(`${MAILS}?${query}`);
const inbox = (user: TestUser) => mailsOf(user);
const sentBy = (user: TestUser) => mailsOf(user, 'folderHandle=sent');
const draftsOf = (user: TestUser) => mailsOf(user, 'folderHandle=drafts');
const newsOf = async (user: TestUser) => (await user.list<NotificationDto>(NEWS)).filter(({ kind }) => kind === 'mail');
const written = (to: string[], changes: object = {}) => ({ to, subject: 'Hello', message: '<p>Hi</p>', ...changes });
const send = (user: TestUser, to: string[], changes: object = {}) =>
  user.call<SentMailDto>(`${API}/send-mail`, written(to, changes));
const save = (user: TestUser, changes: object = {}) => user.call<MailDto>(`${API}/save-draft`, written([], changes));
const idsOf = (mails: MailDto[]) => mails.map(({ id }) => id);
/** Mails in somebody's own inbox, the newest first. */
const received = async (user: TestUser, count: number) => {
  for (let sent = 0; sent < count; sent += 1) await send(user, [emailOf(user)], { subject: String(sent + 1) });
  return inbox(user);
};
const folders = (user: TestUser, ids: string[], folderId: number) =>
  user.call(`${API}/set-folder`, { selectedMailIds: ids, folderId });

describe('a mail that is sent', () => {
  it('stands among those sent, and in the inbox of its recipient, who alone has to read it', async () => {
    const answer = await send(ada, [emailOf(bob)], { subject: ' Plan ', message: '<p>All <b>new</b></p>' });
    const { undelivered, ...sent } = answer;
    expect(undelivered).toEqual([]);
    expect(sent).toEqual({
      id: expect.any(String) as string,
      from: { name: 'Ada', avatar: null, email: emailOf(ada) },
      to: [{ name: 'Bob', email: emailOf(bob) }],
      subject: 'Plan',
      message: '<p>All <b>new</b></p>',
      excerpt: 'All new',
      time: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string,
      read: true,
      starred: false,
      important: false,
      hasAttachments: false,
      attachments: [],
      labels: [],
      folder: 1,
      draft: false,
      thread: sent.id,
    });
    expect(await sentBy(ada)).toEqual([sent]);
    const [copy] = await inbox(bob);
    expect(copy).toEqual({ ...sent, id: copy?.id, read: false, folder: 0 });
    expect(copy?.id).not.toBe(sent.id);
    expect([await inbox(ada), await sentBy(bob)]).toEqual([[], []]);
  });

  it('comes to several recipients, each once, whatever the case of the address, and tells who is nobody', async () => {
    const carol = await server.register({ displayName: 'Carol' });
    const to = [emailOf(bob).toUpperCase(), 'nobody@example.com', emailOf(bob), emailOf(carol), 'NOBODY@example.com'];
    const sent = await send(ada, to);
    expect(sent.undelivered).toEqual(['nobody@example.com']);
    expect(sent.to).toEqual([
      { name: 'Bob', email: emailOf(bob).toUpperCase() },
      { name: 'nobody@example.com', email: 'nobody@example.com' },
      { name: 'Carol', email: emailOf(carol) },
    ]);
    const [bobs, carols] = [await inbox(bob), await inbox(carol)];
    expect([bobs, carols]).toMatchObject([[{ to: sent.to }], [{ to: sent.to }]]);
    expect(bobs[0]?.id).not.toBe(carols[0]?.id);
  });

  it('comes to oneself, as a second mail', async () => {
    const sent = await send(ada, [emailOf(ada)]);
    const mails = await inbox(ada);
    expect(mails).toMatchObject([{ folder: 0, read: false }]);
    expect(idsOf(mails)).not.toContain(sent.id);
    expect(idsOf(await sentBy(ada))).toEqual([sent.id]);
    expect(await newsOf(ada)).toHaveLength(1);
  });

  it('does not come to demo contacts, who could not read it', async () => {
    const email = 'contact@contacts.example';
    await server.app
      .get(Database)
      .transaction((rows) =>
        server.app.get(UsersService).addContacts(rows, [{ id: 'a-contact', displayName: 'A Contact', email }]),
      );
    const sent = await send(ada, [email]);
    expect(sent).toMatchObject({ undelivered: [email], to: [{ name: 'A Contact', email }] });
    const copies = await server.app
      .get(Database)
      .transaction((rows) => rows.selectFrom('mail').select('id').where('owner_id', '=', 'a-contact').execute());
    expect(copies).toEqual([]);
  });

  it('is sent once, however often the request comes', async () => {
    const again = () =>
      ada.post(`${API}/send-mail`, written([emailOf(bob), 'nobody@example.com']), {
        'idempotency-key': 'the-same-mail',
      });
    const answers = await Promise.all([again(), again(), again()]);
    const [first] = answers.map((answer) => answer.json<SentMailDto>());
    for (const answer of [...answers, await again()]) expect(answer.json()).toEqual(first);
    expect(await sentBy(ada)).toHaveLength(1);
    expect(await inbox(bob)).toHaveLength(1);
    expect(await newsOf(bob)).toHaveLength(1);
    // What the recipient has deleted does not come back either.
    await bob.call(`${API}/delete-mails`, { selectedMailIds: idsOf(await inbox(bob)) });
    await again();
    expect(await inbox(bob)).toEqual([]);
    // The key is the sender's own.
    await bob.post(`${API}/send-mail`, written([emailOf(ada)]), { 'idempotency-key': 'the-same-mail' });
    expect(await inbox(ada)).toHaveLength(1);
  });

  it('is delivered once also where everybody has deleted it, while its key is kept', async () => {
    const again = async () => {
      const answer = await ada.post(`${API}/send-mail`, written([emailOf(bob), 'nobody@example.com']), {
        'idempotency-key': 'the-deleted-mail',
      });
      return answer.json<SentMailDto>();
    };
    const first = await again();
    await ada.call(`${API}/delete-mails`, { selectedMailIds: [first.id] });
    await bob.call(`${API}/delete-mails`, { selectedMailIds: idsOf(await inbox(bob)) });
    expect(await again()).toEqual(first);
    expect([await sentBy(ada), await inbox(bob)]).toEqual([[], []]);
    expect(await newsOf(bob)).toHaveLength(1);
  });

  it('says of a repetition what was undelivered at first, whoever has registered since', async () => {
    const email = 'latecomer@example.com';
    const again = () =>
      ada.post(`${API}/send-mail`, written([email, emailOf(bob)]), { 'idempotency-key': 'before-the-latecomer' });
    const first = (await again()).json<SentMailDto>();
    expect(first.undelivered).toEqual([email]);
    const late = await server.register({ email });
    expect((await again()).json<SentMailDto>().undelivered).toEqual([email]);
    expect(await inbox(late)).toEqual([]);
  });

  it('is no other mail under the same key', async () => {
    const sending = (body: object) => ada.post(`${API}/send-mail`, body, { 'idempotency-key': 'one-key-for-two' });
    const body = written([emailOf(bob)]);
    const first = (await sending(body)).json<SentMailDto>();
    const others = [{ to: [emailOf(ada)] }, { subject: 'Other' }, { message: 'Other' }, { draftId: 'unknown' }];
    for (const other of others) expect((await sending({ ...body, ...other })).statusCode).toBe(409);
    expect((await sending(body)).json()).toEqual(first);
    expect([(await inbox(bob)).length, await inbox(ada), (await sentBy(ada)).length]).toEqual([1, [], 1]);
  });

  it('is not taken for sent where its id is that of a draft, or of somebody else’s mail', async () => {
    const key = { 'idempotency-key': '7d8f2f0e-6f0d-4c5c-9f55-1d2b3c4d5e6f' };
    const draft = (await ada.post(`${API}/save-draft`, written([]), key)).json<MailDto>();
    for (const sender of [ada, bob]) {
      const answer = await sender.post(`${API}/send-mail`, written([emailOf(bob)]), key);
      expect(answer.statusCode).toBe(409);
    }
    expect([await draftsOf(ada), await inbox(bob)]).toEqual([[draft], []]);
  });

  it('takes its draft with it, also where the request comes again', async () => {
    const [draft, other] = [await save(ada), await save(ada, { subject: 'Other' })];
    const body = written([emailOf(bob)], { draftId: draft.id });
    const again = () => ada.post(`${API}/send-mail`, body, { 'idempotency-key': 'from-the-draft' });
    const first = await again();
    expect(idsOf(await draftsOf(ada))).toEqual([other.id]);
    expect((await again()).json()).toEqual(first.json());
  });

  it('is sent of an unchanged draft alone where that is asked, and what was written into it meanwhile stays', async () => {
    const { id: draftId } = await save(ada, { to: [emailOf(bob)] });
    const body = written([emailOf(bob).toUpperCase()], { draftId, ifUnchanged: true });
    const sending = () => ada.post(`${API}/send-mail`, body, { 'idempotency-key': 'of-what-it-was' });
    const newer = await save(ada, { id: draftId, to: [emailOf(bob)], message: '<p>Newer</p>' });
    const refused = await sending();
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([409, new Set(['message'])]);
    expect([await draftsOf(ada), await inbox(bob), await sentBy(ada)]).toEqual([[newer], [], []]);
    await save(ada, { id: draftId, to: [emailOf(bob)] });
    const sent = await sending();
    expect(sent.statusCode).toBe(200);
    expect([await draftsOf(ada), (await inbox(bob)).length]).toEqual([[], 1]);
    expect((await sending()).json()).toEqual(sent.json());
  });

  it('is not sent from the trash where its draft is to be unchanged', async () => {
    const { id: draftId } = await save(ada, { to: [emailOf(bob)] });
    await folders(ada, [draftId], 4);
    const bodies = [written([emailOf(bob)], { draftId, ifUnchanged: true }), { draftId }];
    for (const body of bodies) expect((await ada.post(`${API}/send-mail`, body)).statusCode).toBe(409);
    expect([await sentBy(ada), await inbox(bob)]).toEqual([[], []]);
  });

  it('is what its draft holds where nothing else is said, once also where all of it is said later', async () => {
    const message = `<p>${'A long one. '.repeat(8000)}</p>`;
    const { id: draftId, time, thread } = await save(ada, { to: [emailOf(bob)], message });
    const sending = (body: object) => ada.post(`${API}/send-mail`, body, { 'idempotency-key': 'as-it-is-kept' });
    const first = await sending({ draftId, lastSaved: time });
    expect(first.json()).toMatchObject({ subject: 'Hello', message, thread, folder: 1, undelivered: [] });
    expect([await draftsOf(ada), (await inbox(bob)).length]).toEqual([[], 1]);
    const again = [{ draftId, lastSaved: time }, written([emailOf(bob)], { message, draftId, ifUnchanged: true })];
    for (const body of again) expect((await sending(body)).json()).toEqual(first.json());
    expect(await inbox(bob)).toHaveLength(1);
  });

  it('is not what its draft holds where that was saved since, is to nobody, or is gone', async () => {
    const draft = await save(ada, { to: [emailOf(bob)] });
    const sending = (body: object) => ada.post(`${API}/send-mail`, body);
    const earlier = new Date(Date.parse(draft.time) - 1).toISOString();
    expect((await sending({ draftId: draft.id, lastSaved: earlier })).statusCode).toBe(409);
    const whole = written([emailOf(bob)], { draftId: draft.id, lastSaved: earlier });
    expect((await sending(whole)).statusCode).toBe(409);
    for (const to of [[], ['half@']]) {
      const { id: draftId } = await save(ada, { to });
      const answer = await sending({ draftId });
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['to'])]);
    }
    expect((await sending({ draftId: 'unknown' })).statusCode).toBe(404);
    expect([await sentBy(ada), await inbox(bob)]).toEqual([[], []]);
  });

  it.each([{ subject: 'Hello' }, { attachments: [] }])('is not half said: %j', async (part) => {
    const { id: draftId } = await save(ada, { to: [emailOf(bob)] });
    expect((await ada.post(`${API}/send-mail`, { draftId, ...part })).statusCode).toBe(400);
    expect((await ada.post(`${API}/send-mail`, part)).statusCode).toBe(400);
    expect(await sentBy(ada)).toEqual([]);
  });

  it('is answered where the creation of its draft comes again, whether its sender has deleted it or not', async () => {
    const key = { 'idempotency-key': '0b6d1f6e-41c1-4f9a-8d0e-54b6a1c3d2e7' };
    const creation = () => ada.post(`${API}/save-draft`, written([]), key);
    const draft = (await creation()).json<MailDto>();
    const { undelivered: _, ...sent } = await send(ada, [emailOf(bob)], { draftId: draft.id });
    expect((await creation()).json()).toEqual(sent);
    await ada.call(`${API}/delete-mails`, { selectedMailIds: [sent.id] });
    expect((await creation()).json()).toMatchObject({ id: sent.id, draft: false, time: sent.time });
    expect([await draftsOf(ada), await sentBy(ada)]).toEqual([[], []]);
    // The id is another user’s to give.
    const others = await bob.post(`${API}/save-draft`, written([]), key);
    expect(others.json()).toMatchObject({ id: draft.id, draft: true });
  });

  it('is not sent from a draft that is none, or somebody else’s', async () => {
    const [foreign, sent] = [await save(bob), await send(ada, [emailOf(ada)])];
    for (const draftId of ['unknown', foreign.id, sent.id]) {
      const answer = await ada.post(`${API}/send-mail`, written([emailOf(bob)], { draftId }));
      expect(answer.statusCode).toBe(404);
    }
    expect(await inbox(bob)).toEqual([]);
    expect(await newsOf(bob)).toEqual([]);
    expect(await sentBy(ada)).toHaveLength(1);
    expect(await draftsOf(bob)).toHaveLength(1);
  });

  it('is stored and told for all recipients or for none', async () => {
    const carol = await server.register();
    const notify = jest
      .spyOn(server.app.get(NotificationsService), 'notify')
      .mockImplementation((_, ownerId) =>
        ownerId === carol.user.uuid ? Promise.reject(new Error('no room')) : Promise.resolve({} as NotificationDto),
      );
    const socket = await sockets.connect(bob);
    const answer = await ada.post(`${API}/send-mail`, written([emailOf(bob), emailOf(carol)]));
    notify.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect([await sentBy(ada), await inbox(bob), await inbox(carol)]).toEqual([[], [], []]);
    await socket.ask('nothing');
    expect([...socket.told('mail:new'), ...socket.told('records:changed')]).toEqual([]);
  });

  it('crosses others on their way between the same people', async () => {
    const people = [ada, bob, await server.register()];
    const to = people.map(emailOf);
    const sending = people.flatMap((sender) => [send(sender, to), send(sender, to.toReversed()), send(sender, to)]);
    await Promise.all(sending);
    for (const person of people) {
      expect(await inbox(person)).toHaveLength(9);
      expect(await sentBy(person)).toHaveLength(3);
      expect(await newsOf(person)).toHaveLength(9);
    }
  });

  it('is told to its recipient: as a mail, as a notification, and as a change of the list', async () => {
    const [adas, bobs, bobs2] = [await sockets.connect(ada), await sockets.connect(bob), await sockets.connect(bob)];
    const acting = { 'x-socket-id': adas.socket.id ?? '' };
    await ada.post(`${API}/send-mail`, written([emailOf(bob)], { subject: '' }), acting);
    const [mail] = await inbox(bob);
    const notification = {
      kind: 'mail',
      params: { name: 'Ada', subject: '—' },
      message: 'New mail from Ada: —',
      link: `/apps/mail/inbox/${mail?.id ?? ''}`,
    };
    for (const socket of [bobs, bobs2]) {
      expect(await socket.next<MailDto>('mail:new')).toEqual(mail);
      expect(await socket.next<NotificationDto>('notification:new')).toMatchObject(notification);
      await socket.ask('nothing');
      const changes = socket.told<RecordsChangedDto>('records:changed');
      expect(changes).toHaveLength(2);
      expect(changes).toContainEqual({ list: MAILS, ids: [mail?.id], by: ada.user.uuid });
      expect(changes).toContainEqual(expect.objectContaining({ list: NEWS }));
    }
    expect(await newsOf(bob)).toMatchObject([notification]);
    await adas.ask('nothing');
    for (const event of ['mail:new', 'notification:new', 'records:changed']) expect(adas.told(event)).toEqual([]);
  });

  it('is told to the sender’s other windows as one change, with the draft that went', async () => {
    const draft = await save(ada);
    const socket = await sockets.connect(ada);
    const sent = await send(ada, [emailOf(ada)], { draftId: draft.id });
    const [copy] = await inbox(ada);
    await socket.ask('nothing');
    const changes = socket.told<RecordsChangedDto>('records:changed').filter(({ list }) => list === MAILS);
    expect(changes).toEqual([{ list: MAILS, ids: [sent.id, draft.id, copy?.id], by: ada.user.uuid }]);
  });

  it('carries HTML that is safe', async () => {
    const message =
      '<p onclick="steal()">Hi <img src="data:image/png,a" onerror="steal()"><script>steal()</script></p>';
    expect((await send(ada, [emailOf(bob)], { message })).message).toBe('<p>Hi </p>');
    expect(await inbox(bob)).toMatchObject([{ message: '<p>Hi </p>' }]);
    expect(await save(ada, { message })).toMatchObject({ message: '<p>Hi </p>' });
  });

  it('names images of other servers, which its reader may ask for', async () => {
    const message = '<p><img src="https://example.com/a.png" alt="A" onload="steal()"></p>';
    const stored = '<p><img src="https://example.com/a.png" alt="A" /></p>';
    expect(await send(ada, [emailOf(bob)], { message })).toMatchObject({ message: stored });
  });

  it('may be as long as a message can be, also once its HTML is safe', async () => {
    expect((await send(ada, [emailOf(bob)], { message: 'x'.repeat(100_000) })).message).toHaveLength(100_000);
    const tags = ['<b>'.repeat(10_001), '<p>'.repeat(5001)];
    for (const message of ['x'.repeat(100_001), '<a href="http:a">'.repeat(5000), ...tags]) {
      const answer = await ada.post(`${API}/send-mail`, written([emailOf(bob)], { message }));
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['message'])]);
    }
  });

  it.each<[string, object]>([
    ['to', { to: [] }],
    ['to', { to: ['ada'] }],
    ['to', { to: [7] }],
    ['to', { to: 'ada@example.com' }],
    ['to', { to: [`${'a'.repeat(64)}@${'b.'.repeat(100)}example.com`] }],
    ['to', { to: Array.from({ length: 51 }, (_, at) => `a${String(at)}@example.com`) }],
    ['to', { to: undefined }],
    ['subject', { subject: 'x'.repeat(501) }],
    ['subject', { subject: null }],
    ['message', { message: 7 }],
    ['message', { message: undefined }],
    ['draftId', { draftId: '' }],
    ['from', { from: 'bob@example.com' }],
  ])('is refused with a wrong %s: %j', async (field, changes) => {
    const answer = await ada.post(`${API}/send-mail`, written(['bob@example.com'], changes));
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
    expect(await sentBy(ada)).toEqual([]);
  });
});

describe('a draft', () => {
  it('is kept as far as it is written, and replaced by its next state, which is the newest', async () => {
    const draft = await save(ada, { to: ['bo', emailOf(bob)], subject: '', message: '' });
    expect(draft).toMatchObject({
      from: { name: 'Ada', email: emailOf(ada) },
      to: [
        { name: 'bo', email: 'bo' },
        { name: 'Bob', email: emailOf(bob) },
      ],
      ...{ subject: '', message: '', read: true, folder: 2, draft: true, labels: [] },
    });
    const other = await save(ada);
    await ada.call(`${API}/update-mail`, { id: draft.id, starred: true, labels: [3] });
    const next = await save(ada, { id: draft.id, to: [], subject: 'Now' });
    expect(next).toMatchObject({ id: draft.id, to: [], subject: 'Now', starred: true, labels: [3] });
    expect(next.time >= draft.time).toBe(true);
    expect(await draftsOf(ada)).toEqual([next, other]);
    expect(await inbox(bob)).toEqual([]);
  });

  describe('in two windows', () => {
    const content = { to: ['bo'], subject: 'Plan', message: '<p>Hi</p>' };
    const saveIn = (id: string, changes: object, base?: object) =>
      ada.post(`${API}/save-draft`, { ...content, id, ...changes, ...(base && { base }) });

    it('takes what both have changed, where that differs', async () => {
      const { id } = await save(ada, content);
      await saveIn(id, { subject: 'New plan' }, content);
      const answer = await saveIn(id, { to: [emailOf(bob)], message: '<b>Hi</b>' }, content);
      const both = { to: [{ name: 'Bob', email: emailOf(bob) }], subject: 'New plan', message: '<b>Hi</b>' };
      expect(answer.json()).toMatchObject(both);
      expect(await draftsOf(ada)).toEqual([answer.json()]);
      // What was changed to the same is no conflict.
      expect((await saveIn(id, { subject: 'New plan' }, content)).json()).toMatchObject(both);
    });

    it('keeps what the other has written, and is told so', async () => {
      const { id } = await save(ada, content);
      const first = (await saveIn(id, { to: ['al'], subject: 'Mine', message: 'Mine' }, content)).json<MailDto>();
      const answer = await saveIn(id, { to: ['cy'], subject: 'Mine', message: 'Yours' }, content);
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['to', 'message'])]);
      expect(await draftsOf(ada)).toEqual([first]);
    });

    it('knows its base also as it was typed, before its HTML was safe', async () => {
      const typed = { ...content, to: ['bo', 'BO'], message: '<p onclick="steal()">Hi</p>' };
      const { id } = await save(ada, typed);
      const answer = await saveIn(id, { ...typed, subject: 'Next' }, typed);
      expect(answer.json()).toMatchObject({ id, subject: 'Next', message: '<p>Hi</p>' });
    });

    it('is the last one without a base', async () => {
      const { id } = await save(ada, content);
      await saveIn(id, { subject: 'First' });
      expect((await saveIn(id, { subject: 'Second' })).json()).toMatchObject({ subject: 'Second' });
    });

    it.each<[string, object]>([
      ['base.subject', { base: { to: [], message: '' } }],
      ['base.message', { base: { ...content, message: 'x'.repeat(100_001) } }],
      ['base.id', { base: { ...content, id: 'x' } }],
    ])('is refused with a wrong %s', async (field, changes) => {
      const { id } = await save(ada, content);
      const answer = await saveIn(id, changes);
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
    });
  });

  it('is created once, however often the request comes', async () => {
    const again = () => ada.post(`${API}/save-draft`, written([]), { 'idempotency-key': 'the-same-draft' });
    expect((await again()).json()).toEqual((await again()).json());
    expect(await draftsOf(ada)).toHaveLength(1);
  });

  it('is no other mail, and nobody else’s', async () => {
    const [draft, sent] = [await save(bob), await send(ada, [emailOf(ada)])];
    for (const id of ['unknown', draft.id, sent.id]) {
      expect((await ada.post(`${API}/save-draft`, written([], { id }))).statusCode).toBe(404);
    }
    expect(await draftsOf(bob)).toEqual([draft]);
    expect(await sentBy(ada)).toMatchObject([{ id: sent.id, subject: 'Hello' }]);
  });

  it('is told to the other windows with each state', async () => {
    const socket = await sockets.connect(ada);
    const { id } = await save(ada);
    await save(ada, { id });
    const change = { list: MAILS, ids: [id], by: ada.user.uuid };
    expect([await socket.next('records:changed'), await socket.next('records:changed')]).toEqual([change, change]);
  });

  it.each<[string, object]>([
    ['to', { to: Array.from({ length: 51 }, () => 'a') }],
    ['to', { to: ['x'.repeat(255)] }],
    ['subject', { subject: 'x'.repeat(501) }],
    ['message', { message: 'x'.repeat(100_001) }],
    ['id', { id: 7 }],
    ['read', { read: false }],
  ])('is refused with a wrong %s (%#)', async (field, changes) => {
    const answer = await ada.post(`${API}/save-draft`, written([], changes));
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
  });
});

describe('the folder of the drafts', () => {
  const TRASH = 4;
  const DRAFTS = 2;

  it('is left by drafts for the trash alone, from where they come back as what they are', async () => {
    const draft = await save(ada);
    expect(draft.draft).toBe(true);
    for (const folder of [0, 1, 3, 5]) await folders(ada, [draft.id], folder);
    expect(await draftsOf(ada)).toEqual([draft]);
    await folders(ada, [draft.id], TRASH);
    const removed = { ...draft, folder: TRASH };
    expect([await draftsOf(ada), await mailsOf(ada, 'folderHandle=trash')]).toEqual([[], [removed]]);
    await folders(ada, [draft.id], DRAFTS);
    expect(await draftsOf(ada)).toEqual([draft]);
  });

  it('takes nothing that was sent or received, and nothing overwrites that or sends it as a draft', async () => {
    const sent = await send(ada, [emailOf(ada)]);
    const [mail] = await inbox(ada);
    const ids = [sent.id, mail?.id ?? ''];
    await folders(ada, ids, DRAFTS);
    expect(await draftsOf(ada)).toEqual([]);
    for (const id of ids) {
      expect((await ada.post(`${API}/save-draft`, written([], { id }))).statusCode).toBe(404);
      const answer = await ada.post(`${API}/send-mail`, written([emailOf(bob)], { draftId: id }));
      expect(answer.statusCode).toBe(404);
    }
    await folders(ada, [...ids, (await save(ada)).id], TRASH);
    expect(await mailsOf(ada, 'folderHandle=trash')).toHaveLength(3);
    await folders(ada, ids, 1);
    expect(await sentBy(ada)).toHaveLength(2);
  });

  it('has a draft again that is saved from the trash, and none that is sent from there', async () => {
    const [one, two] = [await save(ada), await save(ada)];
    await folders(ada, [one.id, two.id], TRASH);
    const saved = await save(ada, { id: one.id, subject: 'Not yet' });
    expect(await draftsOf(ada)).toEqual([saved]);
    await send(ada, [emailOf(bob)], { draftId: two.id });
    expect(await mailsOf(ada, 'folderHandle=trash')).toEqual([]);
  });
});

describe('the archive', () => {
  it('takes what came in, and an answer to that comes into the inbox', async () => {
    await send(bob, [emailOf(ada)], { subject: 'Plan' });
    const [mail] = await inbox(ada);
    await folders(ada, [mail?.id ?? ''], 5);
    expect(await inbox(ada)).toEqual([]);
    expect(await mailsOf(ada, 'folderHandle=archive')).toEqual([{ ...mail, folder: 5 }]);
    expect(await mailsOf(bob, 'folderHandle=archive')).toEqual([]);
    const thread = mail?.thread;
    await send(bob, [emailOf(ada)], { subject: 'Re: Plan', thread });
    expect(await inbox(ada)).toMatchObject([{ subject: 'Re: Plan', thread, folder: 0 }]);
  });
});

describe('the list', () => {
  it('is of a label, else of a flag, else of a folder, else the inbox; newest first', async () => {
    const [newest, middle, oldest] = await received(ada, 3);
    const [a = '', b = '', c = ''] = idsOf([newest, middle, oldest] as MailDto[]);
    await ada.call(`${API}/update-mail`, { id: a, starred: true });
    await ada.call(`${API}/update-mail`, { id: b, important: true, labels: [2, 0] });
    await ada.call(`${API}/update-mail`, { id: c, labels: [2], starred: true });
    await folders(ada, [c], 4);
    const ids = async (query: string) => idsOf(await mailsOf(ada, query));
    expect(await ids('')).toEqual([a, b]);
    expect(await ids('folderHandle=inbox')).toEqual([a, b]);
    expect(await ids('folderHandle=trash')).toEqual([c]);
    expect(await ids('folderHandle=spam')).toEqual([]);
    expect(await ids('folderHandle=spam&filterHandle=starred')).toEqual([a, c]);
    expect(await ids('filterHandle=important')).toEqual([b]);
    expect(await ids('labelHandle=invoice&filterHandle=starred&folderHandle=spam')).toEqual([b, c]);
    expect(await ids('labelHandle=note')).toEqual([b]);
    expect(await ids('labelHandle=amazon')).toEqual([]);
    expect((await mailsOf(ada, 'labelHandle=note'))[0]?.labels).toEqual([2, 0]);
    expect(await mailsOf(bob, 'labelHandle=invoice')).toEqual([]);
  });

  it.each(['labelHandle', 'filterHandle', 'folderHandle'])('answers 404 to an unknown %s', async (name) => {
    for (const handle of ['unknown', 'constructor']) {
      expect((await ada.get(`/api/${MAILS}`, { [name]: handle })).statusCode).toBe(404);
    }
  });

  it('comes in pages, each of the same part', async () => {
    const mails = await received(ada, 5);
    const [, second] = mails;
    await folders(ada, [second?.id ?? ''], 3);
    await ada.call(`${API}/toggle-label`, { selectedMailIds: idsOf(mails), labelId: 1 });
    const rest = mails.filter((mail) => mail !== second).map((mail) => ({ ...mail, labels: [1] }));
    const pages = await pagesOf<MailDto>(ada, MAILS, 3);
    expect(pages.flat()).toEqual(rest);
  });

  it('has a draft with a label where it was last saved, on every page', async () => {
    const [one, two, three] = [await save(ada), await save(ada), await save(ada)];
    const ids = idsOf([one, two, three]);
    await ada.call(`${API}/toggle-label`, { selectedMailIds: ids, labelId: 1 });
    await save(ada, { id: two.id, subject: 'Again' });
    await save(ada, { id: one.id, subject: 'Once more' });
    const newestFirst = [one.id, two.id, three.id];
    expect(idsOf(await mailsOf(ada, 'labelHandle=paypal'))).toEqual(newestFirst);
    for (const limit of [1, 2]) {
      expect(idsOf((await pagesOf<MailDto>(ada, `${MAILS}?labelHandle=paypal`, limit)).flat())).toEqual(newestFirst);
    }
  });

  it.each(['labelHandle=paypal', 'filterHandle=starred', 'folderHandle=inbox'])(
    'is read with as many statements however many mails it has: %s',
    async (query) => {
      const add = async (count: number) => {
        for (const { id } of await received(ada, count)) {
          await ada.call(`${API}/update-mail`, { id, starred: true, labels: [0, 1, 2] });
        }
      };
      const read = async (limit: string) => readsOf(server, () => mailsOf(ada, query + limit));
      await add(1);
      const few = [await read(''), await read('&limit=9')];
      await add(4);
      expect(await mailsOf(ada, query)).toHaveLength(5);
      expect([await read(''), await read('&limit=9')]).toEqual(few);
    },
  );

  it('is not sent again to whoever has it, and is after a mail has come in', async () => {
    const etag = async (query = {}, headers = {}) => ada.get(`/api/${MAILS}`, query, headers);
    const { headers } = await etag();
    const seen = { 'if-none-match': String(headers.etag) };
    expect((await etag({}, seen)).statusCode).toBe(304);
    await send(bob, [emailOf(ada)]);
    expect((await etag({}, seen)).statusCode).toBe(200);
  });

  it.each(['folders', 'filters', 'labels'])('of %s is constant, and comes in pages, with a tag', async (list) => {
    const all = await ada.list<{ id: number; handle: string }>(`mail-app/${list}`);
    expect(all.map(({ id }) => id)).toEqual(all.map((_, at) => at));
    expect((await pagesOf(ada, `mail-app/${list}`, 1)).flat()).toEqual(all);
    const { headers } = await ada.get(`/api/mail-app/${list}`);
    const seen = { 'if-none-match': String(headers.etag) };
    expect((await ada.get(`/api/mail-app/${list}`, {}, seen)).statusCode).toBe(304);
    expect((await ada.get(`/api/mail-app/${list}`, { cursor: 'x' })).statusCode).toBe(400);
  });

  it('knows the documented handles', async () => {
    const handles = async (list: string) =>
      (await ada.list<{ handle: string }>(`mail-app/${list}`)).map(({ handle }) => handle);
    expect(await handles('folders')).toEqual(['inbox', 'sent', 'drafts', 'spam', 'trash', 'archive']);
    expect(await handles('filters')).toEqual(['starred', 'important']);
    expect(await handles('labels')).toEqual(['note', 'paypal', 'invoice', 'amazon']);
  });
});

describe('a mail', () => {
  let mail: MailDto;
  beforeEach(async () => {
    const [first] = await received(ada, 1);
    if (!first) throw new Error('There is no mail');
    mail = first;
  });
  const read = (user = ada) => user.get(`${API}/mail`, { mailId: mail.id });

  it('is read by its id', async () => {
    expect((await read()).json()).toEqual(mail);
    expect((await ada.get(`${API}/mail`)).statusCode).toBe(400);
    expect((await ada.get(`${API}/mail`, { mailId: 'unknown' })).statusCode).toBe(404);
  });

  it('is changed in what is sent, which is answered', async () => {
    const changes = { id: mail.id, read: true, labels: [1, 3] };
    expect(await ada.call(`${API}/update-mail`, changes)).toEqual(changes);
    expect((await read()).json()).toEqual({ ...mail, read: true, labels: [1, 3] });
    await ada.call(`${API}/update-mail`, { id: mail.id, starred: true, important: true });
    await ada.call(`${API}/update-mail`, { id: mail.id, read: false, labels: [] });
    expect((await read()).json()).toEqual({ ...mail, starred: true, important: true });
    expect(await inbox(ada)).toEqual([{ ...mail, starred: true, important: true }]);
  });

  it('keeps what two windows change at once, where that differs', async () => {
    const changes = [{ read: true }, { starred: true }, { important: true }, { labels: [0] }];
    await Promise.all(changes.map((change) => ada.call(`${API}/update-mail`, { id: mail.id, ...change })));
    expect((await read()).json()).toEqual(Object.assign({ ...mail }, ...changes));
  });

  it('is refused a label that does not exist, and nothing is changed', async () => {
    const answer = await ada.post(`${API}/update-mail`, { id: mail.id, read: true, labels: [1, 99] });
    expect(answer.statusCode).toBe(404);
    expect((await read()).json()).toEqual(mail);
  });

  it('is invisible and untouchable to everybody else', async () => {
    expect((await read(bob)).statusCode).toBe(404);
    expect((await bob.post(`${API}/update-mail`, { id: mail.id, read: true })).statusCode).toBe(404);
    const selected = { selectedMailIds: [mail.id] };
    await bob.call(`${API}/set-folder`, { ...selected, folderId: 4 });
    await bob.call(`${API}/toggle-label`, { ...selected, labelId: 1 });
    await bob.call(`${API}/delete-mails`, selected);
    expect(await inbox(ada)).toEqual([mail]);
  });

  it.each<[string, object]>([
    ['id', { id: undefined }],
    ['read', { read: 'yes' }],
    ['starred', { starred: null }],
    ['important', { important: 1 }],
    ['labels', { labels: ['note'] }],
    ['labels', { labels: [1.5] }],
    ['folder', { folder: 4 }],
    ['subject', { subject: 'Mine' }],
  ])('is refused a wrong %s: %j', async (field, changes) => {
    const answer = await ada.post(`${API}/update-mail`, { id: mail.id, ...changes });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
  });
});

describe('selected mails', () => {
  it('are moved, and those that are somebody else’s or nowhere are passed over', async () => {
    const mails = await received(ada, 3);
    const [foreign] = await received(bob, 1);
    const [one = '', , three = ''] = idsOf(mails);
    expect(await folders(ada, [one, foreign?.id ?? '', 'unknown', three, one], 3)).toEqual({ success: true });
    expect(idsOf(await mailsOf(ada, 'folderHandle=spam'))).toEqual([one, three]);
    expect(await inbox(bob)).toEqual([foreign]);
    expect(await folders(ada, [], 3)).toEqual({ success: true });
  });

  it('get a label, or lose it, each by itself', async () => {
    const [one = '', two = ''] = idsOf(await received(ada, 2));
    await ada.call(`${API}/update-mail`, { id: one, labels: [2, 1, 0] });
    const toggle = (labelId: number) => ada.call(`${API}/toggle-label`, { selectedMailIds: [one, two, 'x'], labelId });
    expect(await toggle(1)).toEqual({ success: true });
    expect((await inbox(ada)).map(({ labels }) => labels)).toEqual([[2, 0], [1]]);
    await toggle(1);
    expect((await inbox(ada)).map(({ labels }) => labels)).toEqual([[2, 0, 1], []]);
  });

  it('are deleted for good, with their labels, and are in no trash', async () => {
    const [one = '', two = ''] = idsOf(await received(ada, 2));
    await ada.call(`${API}/update-mail`, { id: one, labels: [2] });
    expect(await ada.call(`${API}/delete-mails`, { selectedMailIds: [one, 'x'] })).toEqual({ success: true });
    expect(idsOf(await inbox(ada))).toEqual([two]);
    expect(await mailsOf(ada, 'labelHandle=invoice')).toEqual([]);
    expect((await ada.get(`${API}/mail`, { mailId: one })).statusCode).toBe(404);
    expect(await ada.list('trash')).toEqual([]);
  });

  it('are one change to the other windows; nothing is told where nothing was there', async () => {
    const ids = idsOf(await received(ada, 2));
    const socket = await sockets.connect(ada);
    const calls: [string, object][] = [
      ['set-folder', { folderId: 4 }],
      ['toggle-label', { labelId: 0 }],
      ['delete-mails', {}],
    ];
    for (const [call, body] of calls) {
      await ada.call(`${API}/${call}`, { selectedMailIds: [...ids, 'unknown'], ...body });
      await ada.call(`${API}/${call}`, { selectedMailIds: ['unknown'], ...body });
    }
    await socket.ask('nothing');
    const told = socket.told<RecordsChangedDto>('records:changed');
    expect(told.map((change) => ({ ...change, ids: change.ids.toSorted() }))).toEqual(
      calls.map(() => ({ list: MAILS, ids: ids.toSorted(), by: ada.user.uuid })),
    );
  });

  it.each<[string, object]>([
    ['set-folder', { folderId: 6 }],
    ['toggle-label', { labelId: 4 }],
  ])('answer 404 to %s with %j, also where none is selected', async (call, body) => {
    const mails = await received(ada, 1);
    for (const selectedMailIds of [idsOf(mails), []]) {
      expect((await ada.post(`${API}/${call}`, { selectedMailIds, ...body })).statusCode).toBe(404);
    }
    expect(await inbox(ada)).toEqual(mails);
  });

  it.each<[string, string, object]>([
    ['set-folder', 'folderId', { selectedMailIds: [] }],
    ['set-folder', 'folderId', { selectedMailIds: [], folderId: 'inbox' }],
    ['set-folder', 'selectedMailIds', { folderId: 0 }],
    ['toggle-label', 'labelId', { selectedMailIds: [], labelId: -1 }],
    ['toggle-label', 'selectedMailIds', { selectedMailIds: 'all', labelId: 1 }],
    ['delete-mails', 'selectedMailIds', {}],
    ['delete-mails', 'selectedMailIds', { selectedMailIds: Array.from({ length: 1001 }, () => 'x') }],
  ])('are refused by %s with a wrong %s (%#)', async (call, field, body) => {
    const answer = await ada.post(`${API}/${call}`, body);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
  });
});

it('is there for nobody without a token', async () => {
  for (const path of ['mails', 'mail', 'folders', 'filters', 'labels']) {
    expect((await server.get(`${API}/${path}`)).statusCode).toBe(401);
  }
  for (const path of ['update-mail', 'set-folder', 'toggle-label', 'delete-mails', 'send-mail', 'save-draft']) {
    expect((await server.post(`${API}/${path}`)).statusCode).toBe(401);
  }
});

it('forgets the keys of mails that were sent a month ago, and no others', async () => {
  holdTime();
  const held = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const [user] = await held.twoUsers();
  const again = async (key: string) => {
    const token = await held.app.get(TokensService).issue(user.user.uuid, newSession());
    const sending = written([emailOf(user)]);
    const answer = await held.as(token).post(`${API}/send-mail`, sending, { 'idempotency-key': key });
    return answer.json<SentMailDto>().time;
  };
  const first = await again('the-first-mail');
  passDays(20);
  const second = await again('the-second-mail');
  passDays(11);
  const countIn = async (table: 'mail' | 'sent_mail_key') => {
    const count = (rows: Transaction) =>
      rows.selectFrom(table).select('id').where('owner_id', '=', user.user.uuid).execute();
    return (await held.app.get(Database).transaction(count)).length;
  };
  // One that was under way already may have looked before.
  for (let run = 0; run < 2; run += 1) await held.app.get(Purges).run();
  expect(await countIn('sent_mail_key')).toBe(1);
  // What is still there is not sent again either.
  expect([await again('the-first-mail'), await again('the-second-mail')]).toEqual([first, second]);
  expect(await countIn('mail')).toBe(4);
  await held.close();
});

import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/core';
import { holdTime, passTime } from '../../testing/passing-time';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { upload } from '../../testing/uploads';
import { ProjectionBackfill } from '../../platform/records/projection-backfill';
import type { ContactDto, ContactsUserDto } from '../contacts/contacts.dto';
import type { MailBriefDto, MailDto, MailFrameDto } from './mail.dto';

const API = '/api/mail-app';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());
beforeEach(async () => {
  [ada, bob] = [await server.register({ displayName: 'Ada' }), await server.register({ displayName: 'Bob' })];
});

const emailOf = ({ user }: TestUser) => user.data.email;
const briefsOf = (user: TestUser) => user.list<MailBriefDto>('mail-app/briefs');
const send = (from: TestUser, to: TestUser, changes: object = {}) =>
  from.call<MailDto>(`${API}/send-mail`, { to: [emailOf(to)], subject: 'Hello', message: '<p>Hi</p>', ...changes });
const frameAddress = async (user: TestUser, mailId: string, query = '') =>
  (await user.get(`${API}/frame-address?mailId=${mailId}${query}`)).json<MailFrameDto>();
const open = (url: string) => server.send({ method: 'GET', url });
const frameOf = async (user: TestUser, mailId: string, query = '') => {
  const { url } = await frameAddress(user, mailId, query);
  return open(url);
};

describe('the list of a mailbox', () => {
  it('has all mails of its owner in short, with their first words and labels', async () => {
    await send(ada, bob, { message: `<p>One &amp; <b>two</b></p>${'<p>more</p>'.repeat(100)}` });
    const [mail] = await briefsOf(bob);
    expect(mail).not.toHaveProperty('message');
    expect(mail).toMatchObject({
      subject: 'Hello',
      folder: 0,
      labels: [],
      excerpt: expect.stringMatching(/^One & two more/),
    });
    expect(mail?.excerpt.length).toBeLessThanOrEqual(200);
    expect(await briefsOf(ada)).toMatchObject([{ folder: 1 }]);
  });

  it('follows what is written in a draft', async () => {
    const draft = await ada.call<MailDto>(`${API}/save-draft`, { to: [], subject: '', message: '<p>First</p>' });
    await ada.call(`${API}/save-draft`, { id: draft.id, to: [], subject: '', message: '<p>Second</p>' });
    expect(await briefsOf(ada)).toMatchObject([{ excerpt: 'Second', draft: true }]);
  });
});

describe('the mails with somebody', () => {
  const withAddress = async (user: TestUser, address: string, limit = 5) =>
    (await user.get(`${API}/briefs`, { address, limit: String(limit) })).json<MailBriefDto[]>();
  const subjects = async (...of: Parameters<typeof withAddress>) =>
    (await withAddress(...of)).map(({ subject }) => subject);

  it('are those from and to them, newest first, whatever the case of the address', async () => {
    const eve = await server.register({ displayName: 'Eve' });
    for (const subject of ['First', 'Second']) await send(ada, bob, { subject });
    await send(bob, ada, { subject: 'Answer' });
    await send(ada, eve, { subject: 'To somebody else' });
    await send(ada, bob, { subject: 'To both', to: [emailOf(bob), emailOf(eve)] });
    await ada.call(`${API}/save-draft`, { to: [emailOf(bob)], subject: 'Draft', message: '' });
    const all = ['To both', 'Answer', 'Second', 'First'];
    expect(await subjects(ada, emailOf(bob).toUpperCase())).toEqual(all);
    expect(await subjects(ada, emailOf(bob), 2)).toEqual(all.slice(0, 2));
    expect(await subjects(bob, emailOf(ada))).toEqual(all);
    expect(await subjects(eve, emailOf(bob))).toEqual(['To both']);
    expect(await subjects(ada, 'nobody@example.com')).toEqual([]);
    expect((await ada.get(`${API}/briefs`, { address: 'nobody' })).statusCode).toBe(400);
  });

  it('are not in the trash, not spam, and gone when they are deleted', async () => {
    for (const subject of ['Trash', 'Spam', 'Gone', 'There']) await send(ada, bob, { subject });
    const [, gone, spam, trash] = (await briefsOf(bob)).map(({ id }) => id);
    await bob.call(`${API}/set-folder`, { selectedMailIds: [trash], folderId: 4 });
    await bob.call(`${API}/set-folder`, { selectedMailIds: [spam], folderId: 3 });
    await bob.call(`${API}/delete-mails`, { selectedMailIds: [gone] });
    expect(await subjects(bob, emailOf(ada))).toEqual(['There']);
  });

  it('are known of mails from before it was kept whom they are with', async () => {
    await send(ada, bob, { subject: 'Old' });
    const { em } = server.app.get(MikroORM);
    await em.getConnection().execute('delete from mail_address');
    await em.getConnection().execute(`delete from seed_marker where name = 'projected:mail-address:mail-app/mails'`);
    const backfill = server.app.get(ProjectionBackfill);
    await backfill.onModuleInit();
    backfill.onApplicationBootstrap();
    await backfill.finished();
    expect(await subjects(bob, emailOf(ada))).toEqual(['Old']);
  });
});

describe('a contact to whom five mails were sent', () => {
  const frequentOf = async (user: TestUser) =>
    (await user.get('/api/contacts-app/user')).json<ContactsUserDto>().frequentContacts;
  const addContact = (user: TestUser, email: string) =>
    user.call<ContactDto>('/api/contacts-app/add-contact', { contact: { name: 'Bob', email } });

  it('is frequent from then on, and nobody who has only written', async () => {
    const contact = await addContact(ada, emailOf(bob).toUpperCase());
    const other = await addContact(bob, emailOf(ada));
    for (let count = 1; count < 5; count += 1) await send(ada, bob);
    expect(await frequentOf(ada)).toEqual([]);
    await send(ada, bob);
    expect(await frequentOf(ada)).toEqual([contact.id]);
    expect(await frequentOf(bob)).not.toContain(other.id);
    expect(await ada.list('contacts-app/contacts?id=frequent')).toMatchObject([{ id: contact.id }]);
  });

  it('is frequent with the next one where it became a contact later', async () => {
    for (let count = 1; count < 6; count += 1) await send(ada, bob);
    const contact = await addContact(ada, emailOf(bob));
    expect(await frequentOf(ada)).toEqual([]);
    await send(ada, bob);
    expect(await frequentOf(ada)).toEqual([contact.id]);
  });
});

it('counts what is unread in the inbox of its owner', async () => {
  const unreadOf = async (user: TestUser) => (await user.get(`${API}/unread`)).json<{ count: number }>().count;
  await send(ada, bob);
  await send(ada, bob);
  expect([await unreadOf(ada), await unreadOf(bob)]).toEqual([0, 2]);
  const [mail] = await briefsOf(bob);
  await bob.call(`${API}/update-mail`, { id: mail?.id, read: true });
  expect(await unreadOf(bob)).toBe(1);
});

describe('suggested recipients', () => {
  type Recipient = { name: string; email: string };
  const suggested = async (text: string) =>
    (await ada.get(`${API}/recipients`, { text })).json<Recipient[]>().map(({ name }) => name);
  /** A name that nobody else of these specs has. */
  const own = () => `Q${randomUUID().slice(0, 8)}`;

  it('are found by the beginnings of words of their names, whatever the case and accents', async () => {
    const name = own();
    const user = await server.register({ displayName: `Çağrı ${name}` });
    expect((await ada.get(`${API}/recipients`, { text: name })).json()).toEqual([
      { name: `Çağrı ${name}`, email: emailOf(user) },
    ]);
    for (const text of [`cag ${name}`, `${name.toLowerCase().slice(0, 5)} ÇAĞ`]) {
      expect(await suggested(text)).toEqual([`Çağrı ${name}`]);
    }
    expect(await suggested(name.slice(1))).toEqual([]);
  });

  it('are found by their addresses, and not by what all of a company have in common', async () => {
    const user = await server.register({ displayName: own() });
    expect(await suggested(emailOf(user).toUpperCase())).toEqual([user.user.data.displayName]);
    const host = emailOf(user).split('@')[1] ?? '';
    for (const text of [host, `@${host}`, '%', '%@', '_@', 'a', 'a a', 'a.b'])
      expect(await suggested(text)).toEqual([]);
  });

  it('are ten at most, in the order of their names', async () => {
    const name = own();
    const names = Array.from({ length: 12 }, (_, index) => `${name} ${String(index + 10)}`);
    for (const displayName of names.toReversed()) await server.register({ displayName });
    expect(await suggested(name)).toEqual(names.slice(0, 10));
  });

  it('follow a change of the name', async () => {
    const [before, after] = [own(), own()];
    const user = await server.register({ displayName: before });
    await user.call('/api/auth/user/update', { user: { data: { displayName: after } } });
    expect(await suggested(before)).toEqual([]);
    expect(await suggested(after)).toEqual([after]);
  });
});

it('never carries a picture of another server, which would tell its sender when it is seen', async () => {
  const photoURL = 'https://tracker.example/seen.gif';
  await ada.call('/api/auth/user/update', { user: { data: { photoURL } } });
  await send(ada, bob);
  expect(await briefsOf(bob)).toMatchObject([{ from: { avatar: null } }]);
  const people = await bob.list<{ name: string; avatar: string | null }>('chat/contacts');
  expect(JSON.stringify(people)).not.toContain('tracker.example');
});

describe('many mails at once', () => {
  it('are marked, and those of others are not', async () => {
    await send(ada, bob);
    await send(ada, bob);
    const ids = (await briefsOf(bob)).map(({ id }) => id);
    await ada.call(`${API}/update-mails`, { selectedMailIds: ids, starred: true });
    expect(await briefsOf(bob)).toMatchObject([{ starred: false }, { starred: false }]);
    await bob.call(`${API}/update-mails`, { selectedMailIds: ids, starred: true, read: true });
    expect(await briefsOf(bob)).toMatchObject([
      { starred: true, read: true, important: false },
      { starred: true, read: true, important: false },
    ]);
  });

  it('are given a label and lose it, however often that is asked for', async () => {
    await send(ada, bob);
    const selectedMailIds = (await briefsOf(bob)).map(({ id }) => id);
    for (const labelled of [true, true, false, false]) {
      await ada.call(`${API}/set-label`, { selectedMailIds, labelId: 2, labelled });
      await bob.call(`${API}/set-label`, { selectedMailIds, labelId: 2, labelled });
      expect(await briefsOf(bob)).toMatchObject([{ labels: labelled ? [2] : [] }]);
    }
    expect((await bob.post(`${API}/set-label`, { selectedMailIds, labelId: 99, labelled: true })).statusCode).toBe(404);
  });
});

describe('the page of a message', () => {
  it('is read without a token, and may run nothing and load nothing', async () => {
    await send(ada, bob, { message: '<p>Hi <script>steal()</script></p>' });
    const [mail] = await briefsOf(bob);
    const page = await frameOf(bob, mail?.id ?? '');
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; img-src 'none'; .*sandbox/);
    expect(page.headers['content-security-policy']).not.toMatch(/allow-scripts|script-src/);
    expect(page.body).toContain('<p>Hi </p>');
  });

  it('loads images where its reader wants them', async () => {
    await send(ada, bob);
    const [mail] = await briefsOf(bob);
    const page = await frameOf(bob, mail?.id ?? '', '&images=shown');
    expect(page.headers['content-security-policy']).toContain('img-src http: https:;');
  });

  it('is drawn in the product’s fonts, and folds what it quotes', async () => {
    await send(ada, bob, { message: '<p>Yes</p><blockquote><p>Lunch?</p></blockquote>' });
    const [mail] = await briefsOf(bob);
    const page = await frameOf(bob, mail?.id ?? '');
    expect(page.headers['content-security-policy']).toContain("font-src 'self';");
    expect(page.body).toContain(
      '<p>Yes</p><details><summary>…</summary><blockquote><p>Lunch?</p></blockquote></details>',
    );
  });

  it('is nobody else’s, and not to be had by an address that was made up or has come of age', async () => {
    await send(ada, bob);
    const [mail] = await briefsOf(bob);
    expect((await ada.get(`${API}/frame-address?mailId=${mail?.id ?? ''}`)).statusCode).toBe(404);
    const { url } = await frameAddress(bob, mail?.id ?? '');
    expect((await open(`${url}x`)).statusCode).toBe(404);
    expect((await open(`${API}/frame?token=${bob.token}`)).statusCode).toBe(404);
    holdTime();
    passTime(6 * 60_000);
    expect((await open(url)).statusCode).toBe(404);
  });

  it('has an address that signs nobody in', async () => {
    await send(ada, bob);
    const [mail] = await briefsOf(bob);
    const { url } = await frameAddress(bob, mail?.id ?? '');
    const token = new URL(url, 'http://localhost').searchParams.get('token') ?? '';
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.send({ method: 'GET', url: `${API}/briefs`, headers })).statusCode).toBe(401);
  });

  it('runs nothing, whatever is stored', async () => {
    await send(ada, bob);
    const [mail] = await briefsOf(bob);
    const message = '<p onclick="steal()">Hi<script>steal()</script></p>';
    await server.app
      .get(MikroORM)
      .em.getConnection()
      .execute('update mail set message = ? where id = ?', [message, mail?.id]);
    expect((await frameOf(bob, mail?.id ?? '')).body).toContain('<p>Hi</p>');
  });

  it('is not to be had any more once its reader has signed out', async () => {
    await send(ada, bob);
    const [mail] = await briefsOf(bob);
    const { url } = await frameAddress(bob, mail?.id ?? '');
    expect((await open(url)).statusCode).toBe(200);
    await bob.call('/api/auth/sign-out', {});
    expect((await open(url)).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('come with the mail, and whoever gets it may see them', async () => {
    const file = await upload(server, ada, 'notes.txt', 'Hello');
    const attachments = [{ url: file.url, fileName: 'notes.txt' }];
    const sent = await send(ada, bob, { attachments });
    expect(sent).toMatchObject({
      hasAttachments: true,
      attachments: [{ type: 'text', fileName: 'notes.txt', preview: '', url: file.url, size: 5 }],
    });
    expect(await briefsOf(bob)).toMatchObject([{ hasAttachments: true, attachments: sent.attachments }]);
    expect((await bob.get(file.url)).statusCode).toBe(200);
  });

  it('are kept in a draft until they are taken out of it', async () => {
    const file = await upload(server, ada, 'notes.txt', 'Hello');
    const base = { to: [], subject: 'A', message: '', attachments: [{ url: file.url, fileName: 'notes.txt' }] };
    const { id } = await ada.call<MailDto>(`${API}/save-draft`, base);
    await ada.call(`${API}/save-draft`, { id, ...base, subject: 'B', base });
    expect(await briefsOf(ada)).toMatchObject([{ subject: 'B', attachments: [{ fileName: 'notes.txt' }] }]);
    await ada.call(`${API}/save-draft`, { id, ...base, attachments: [], base });
    expect(await briefsOf(ada)).toMatchObject([{ hasAttachments: false, attachments: [] }]);
  });

  it('of others, and what is no upload, cannot be attached', async () => {
    const file = await upload(server, ada, 'notes.txt', 'Hello');
    for (const url of [file.url, '/api/uploads/nothing', 'https://example.com/a']) {
      const body = { to: [emailOf(ada)], subject: '', message: '', attachments: [{ url, fileName: 'a' }] };
      for (const call of ['send-mail', 'save-draft']) {
        const answer = await bob.post(`${API}/${call}`, body);
        expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['attachments.0.url'])]);
      }
    }
  });
});

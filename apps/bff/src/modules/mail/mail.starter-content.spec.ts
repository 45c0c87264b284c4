import { safeHtml } from '../../platform/html/safe-html';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { MailDto } from './mail.dto';
import { starterMails } from './mail.starter.data';

const FOLDERS = ['inbox', 'sent', 'drafts', 'spam', 'trash'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const mailsOf = async (user: TestUser) => {
  const lists = FOLDERS.map((handle) => user.list<MailDto>(`mail-app/mails?folderHandle=${handle}`));
  return Promise.all(lists);
};

it('gives each new user sixty mails, of which 25 in the inbox are not read', async () => {
  for (const user of [await server.signIn('admin@ezone.example', 'admin'), await server.register()]) {
    const folders = await mailsOf(user);
    expect(folders.map(({ length }) => length)).toEqual([36, 10, 4, 5, 5]);
    expect(folders[0]?.filter(({ read }) => !read)).toHaveLength(25);
    for (const mails of folders) {
      const times = mails.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().reverse());
      for (const { time, hasAttachments, attachments } of mails) {
        const age = Date.now() - Date.parse(time);
        expect([age > 0, age < 40 * 24 * 3_600_000]).toEqual([true, true]);
        expect(hasAttachments).toBe(attachments.length > 0);
      }
    }
    for (const query of ['filterHandle=starred', 'filterHandle=important', 'labelHandle=note', 'labelHandle=amazon']) {
      expect((await user.list(`mail-app/mails?${query}`)).length).toBeGreaterThan(3);
    }
  }
});

it('gives each new user conversations of their own, which mails are written in by both sides', async () => {
  const threadsOf = async (user: TestUser) => {
    const threads = new Map<string, MailDto[]>();
    for (const mail of (await mailsOf(user)).flat())
      threads.set(mail.thread, [...(threads.get(mail.thread) ?? []), mail]);
    return threads;
  };
  const [ada, bob] = [await threadsOf(await server.register()), await threadsOf(await server.register())];
  const conversations = [...ada.values()].filter((mails) => mails.length > 1);
  expect(conversations.map(({ length }) => length).toSorted()).toEqual([2, 2, 2, 2, 2, 2, 2, 3]);
  for (const mails of conversations) {
    expect(new Set(mails.map(({ subject }) => subject.replace('Re: ', '')))).toHaveProperty('size', 1);
    expect(new Set(mails.map(({ from, to }) => [from.email, to[0]?.email].toSorted().join()))).toHaveProperty(
      'size',
      1,
    );
    const [first, ...later] = mails.toSorted((one, other) => one.time.localeCompare(other.time));
    expect([first, ...later].map((mail) => mail?.subject.startsWith('Re: '))).toEqual([
      false,
      ...later.map(() => true),
    ]);
  }
  expect([...ada.keys()].filter((thread) => bob.has(thread))).toEqual([]);
});

it('writes HTML that is safe already', () => {
  for (const { message } of starterMails) expect(safeHtml(message)).toBe(message);
});

it('lets the demo users write to each other', async () => {
  const admin = await server.signIn('admin@ezone.example', 'admin');
  const staff = await server.signIn('staff@ezone.example', 'staff');
  const to = ['STAFF@ezone.example', 'hugo-martin@contacts.ezone.example'];
  const sent = await admin.call('/api/mail-app/send-mail', { to, subject: 'Lunch?', message: '' });
  expect(sent).toMatchObject({
    undelivered: ['hugo-martin@contacts.ezone.example'],
    to: [{}, { name: 'Hugo Martin' }],
  });
  expect((await staff.list<MailDto>('mail-app/mails'))[0]).toMatchObject({ subject: 'Lunch?', read: false });
});

it('has the mail that the documentation takes for its examples', async () => {
  const admin = await server.signIn('admin@ezone.example', 'admin');
  const answer = await admin.get('/api/mail-app/mail', { mailId: 'e1615bf6-8060-8bac-ba11-fe426fa12599' });
  expect(answer.json()).toMatchObject({ subject: 'The March invoice is paid' });
});

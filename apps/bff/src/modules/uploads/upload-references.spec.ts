import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import { StatementCounter } from '../../testing/statement-counter';
import { holdTime } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { upload } from '../../testing/uploads';
import type { MailDto } from '../mail/mail.dto';
import type { BoardDto, BoardSummaryDto } from '../scrumboard/scrumboard.dto';
import type { UploadDto } from './uploads.dto';

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
beforeEach(async () => {
  [ada, bob] = await server.twoUsers();
});
afterAll(() => server.close());

type WithId = { id: string };

const uploadOf = (user: TestUser): Promise<UploadDto> => upload(server, user, 'a.txt', 'text');
const sees = async (user: TestUser, { url }: UploadDto) => (await user.get(url)).statusCode === 200;
const statusOf = async (user: TestUser, path: string, body: object) =>
  (await user.post(`/api/${path}`, body)).statusCode;

/** Writes records that show an upload, by what they are called. */
const shown: Record<string, (user: TestUser, url: string) => Promise<number>> = {
  'a note': (user, image) => statusOf(user, 'notes-app/create-note', { note: { image } }),
  'a contact': (user, avatar) => statusOf(user, 'contacts-app/add-contact', { contact: { avatar } }),
  'a mail': (user, url) =>
    statusOf(user, 'mail-app/send-mail', { to: [bob.user.data.email], subject: '', message: linkTo(url) }),
  'a draft': (user, url) => statusOf(user, 'mail-app/save-draft', { to: [], subject: '', message: linkTo(url) }),
  'a product': (user, url) =>
    statusOf(user, 'e-commerce-app/product/save', { ...PRODUCT, images: [{ id: '1', url, type: 'image' }] }),
  'a card': async (user, src) => {
    const { id: boardId } = await user.call<BoardSummaryDto>('/api/scrumboard-app/board/new', { board: { name: 'B' } });
    const [list] = await user.call<WithId[]>('/api/scrumboard-app/list/new', { boardId, data: { name: 'L' } });
    const data = { name: 'C', attachments: [attached(src)] };
    return statusOf(user, 'scrumboard-app/card/new', { boardId, listId: list?.id, data });
  },
  'a card of a new board': (user, src) =>
    statusOf(user, 'scrumboard-app/board/new', {
      board: {
        name: 'B',
        lists: [{ id: 'l', name: 'L', idCards: ['c'] }],
        cards: [{ id: 'c', name: 'C', attachments: [attached(src)] }],
      },
    }),
  'a picture of oneself': (user, photoURL) => statusOf(user, 'auth/user/update', { user: { data: { photoURL } } }),
};

const referencesTo = (url: string) =>
  built((rows) => rows.selectFrom('upload_reference').select('record_id').where('upload_id', '=', url.slice(-36)), {
    ofAllOwners: true,
  });
const linkTo = (url: string) => `<p><a href="https://ezone.example${url}?size=256">See here</a></p>`;
const attached = (src: string) => ({
  id: '1',
  name: 'A',
  type: 'image',
  src,
  url: null,
  time: '2026-03-01T09:00:00.000Z',
});
const PRODUCT = {
  ...{ name: 'A', handle: 'a', description: '', categories: [], tags: [], featuredImageId: '', images: [] },
  ...{ priceTaxExcl: 1, priceTaxIncl: 1, taxRate: 0, comparedPrice: 1, quantity: 1, sku: '' },
  ...{ width: '', height: '', depth: '', weight: '', extraShippingFee: 0, active: true },
};

it.each([
  ['a note', false],
  ['a contact', false],
  ['a draft', false],
  ['a mail', true],
  ['a product', true],
  ['a card', true],
  ['a picture of oneself', true],
])('an upload that %s shows is seen by others: %s', async (what, isSeen) => {
  const made = await uploadOf(ada);
  expect(await sees(bob, made)).toBe(false);
  expect(await shown[what]?.(ada, made.url)).toBe(200);
  expect([await sees(ada, made), await sees(bob, made)]).toEqual([true, isSeen]);
  expect((await server.get(made.url)).statusCode).toBe(404);
});

it.each(Object.keys(shown))('%s cannot show what its writer may not see: 404, and nothing is written', async (what) => {
  const made = await uploadOf(ada);
  const lists = [
    'notes-app/notes',
    'contacts-app/contacts',
    'mail-app/mails?folderHandle=drafts',
    'e-commerce-app/products',
  ];
  const all = () => Promise.all(lists.map((list) => bob.list(list)));
  const before = await all();
  expect(await shown[what]?.(bob, made.url)).toBe(404);
  expect(await shown[what]?.(bob, '/api/uploads/00000000-0000-4000-8000-000000000000')).toBe(404);
  expect(await sees(bob, made)).toBe(false);
  expect(await all()).toEqual(before);
});

/** A hundred uploads more than need be sent one by one. */
async function manyUploads(user: TestUser, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = new Date().toISOString();
  const facts = {
    ...{ name: 'a.txt', type: 'text/plain', size: 1, stored: 1, width: null, height: null },
    created_at: now,
  };
  const values = ids.map((id) => ({ id, uploader_id: user.user.uuid, ...facts, unused_since: now }));
  await server.app.get(Database).write([built((rows) => rows.insertInto('upload').values(values))]);
  return ids.map((id) => `/api/uploads/${id}`);
}

it('is one of a hundred at most, which a mail to many needs few statements for', async () => {
  const urls = await manyUploads(ada, 101);
  const people = [bob, ...(await server.twoUsers()), ...(await server.twoUsers()), ...(await server.twoUsers())];
  const to = people.map(({ user }) => user.data.email);
  const send = (shownUrls: string[]) =>
    ada.post('/api/mail-app/send-mail', { to, subject: '', message: shownUrls.map(linkTo).join('') });
  const refused = await send(urls);
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('100 uploads at most')]);
  const counter = await StatementCounter.of(server.app);
  const [few, many] = [
    await counter.during(() => send(urls.slice(0, 1))),
    await counter.during(() => send(urls.slice(0, 100))),
  ];
  counter.end();
  expect([few.result.statusCode, many.result.statusCode]).toEqual([200, 200]);
  expect(many.statements).toBe(few.statements);
  expect((await server.app.get(Database).read(referencesTo(urls[99] ?? ''))).length).toBe(8);
});

it('is refused with all others, where its writer may not see one of them', async () => {
  const [mine, others] = [await uploadOf(ada), await uploadOf(bob)];
  expect(
    await statusOf(ada, 'mail-app/save-draft', { to: [], subject: '', message: linkTo(mine.url) + linkTo(others.url) }),
  ).toBe(404);
});

it('takes other addresses as before: of other hosts, and other paths of this server', async () => {
  for (const image of [
    'https://example.com/a.png',
    '/demo/notes/hills.svg',
    '/api/uploads',
    '/api/uploads/hills.svg',
  ]) {
    expect(await shown['a note']?.(ada, image)).toBe(200);
  }
});

it('lets whoever sees an upload show it to others', async () => {
  const made = await uploadOf(ada);
  expect(await shown['a mail']?.(ada, made.url)).toBe(200);
  expect(await shown['a note']?.(bob, `${made.url}?size=64`)).toBe(200);
});

it('lets the recipient of a mail go on writing what shows it, though the sender has removed it', async () => {
  const made = await uploadOf(ada);
  await shown['a mail']?.(ada, made.url);
  const [mail] = await bob.list<MailDto>('mail-app/mails');
  expect(await statusOf(bob, 'mail-app/update-mail', { id: mail?.id, read: true })).toBe(200);
  expect(await sees(bob, made)).toBe(true);
  expect(await statusOf(bob, 'mail-app/delete-mails', { selectedMailIds: [mail?.id] })).toBe(200);
  expect([await sees(bob, made), await sees(ada, made)]).toEqual([false, true]);
});

it('follows what a record shows now', async () => {
  const [first, second] = [await uploadOf(ada), await uploadOf(ada)];
  const setPhoto = (photoURL: string | null) => ada.call('/api/auth/user/update', { user: { data: { photoURL } } });
  const seen = async () => [await sees(bob, first), await sees(bob, second)];
  await setPhoto(first.url);
  expect(await seen()).toEqual([true, false]);
  await ada.call('/api/auth/user/update', { user: { data: { displayName: 'Ada' } } });
  expect(await seen()).toEqual([true, false]);
  await setPhoto(second.url);
  expect(await seen()).toEqual([false, true]);
  await setPhoto(null);
  expect(await seen()).toEqual([false, false]);
});

it('keeps what somebody else shows in a record that one changes', async () => {
  const made = await uploadOf(ada);
  const images = [{ id: '1', url: made.url, type: 'image' }];
  const product = await ada.call<WithId>('/api/e-commerce-app/product/save', { ...PRODUCT, images });
  expect(await statusOf(bob, 'e-commerce-app/product/save', { ...product, name: 'B' })).toBe(200);
  expect(await statusOf(bob, 'e-commerce-app/product/save', { ...product, name: 'B', images: [] })).toBe(200);
  expect(await sees(bob, made)).toBe(false);
  expect(await statusOf(bob, 'e-commerce-app/product/save', { ...product, name: 'B' })).toBe(404);
});

describe('what no record shows', () => {
  let usual: TestServer;
  beforeEach(async () => {
    usual = server;
    server = await startTestServer({ env: { DEMO_DATA: 'false' } });
    [ada, bob] = await server.twoUsers();
    // That of the start, which would be taken for the one that follows.
    await server.app.get(Purges).run();
    holdTime();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
    server = usual;
  });

  /** Lets hours pass, and then does what is done at a start. */
  async function passHours(hours: number): Promise<void> {
    jest.setSystemTime(Date.now() + hours * HOUR);
    await server.app.get(Purges).run();
  }
  async function removeForGood(noteId: string): Promise<void> {
    await ada.call('/api/notes-app/remove-note', { noteId });
    await ada.call('/api/trash/remove', { list: 'notes-app/notes', ids: [noteId] });
  }
  const filesIn = (name: string) => readdir(join(server.app.get(Environment).uploadsFolder, name)).catch(() => []);

  it('is deleted a day after its upload, row and bytes', async () => {
    const made = await uploadOf(ada);
    await passHours(23);
    expect([await sees(ada, made), await filesIn('files')]).toEqual([true, [made.id]]);
    await passHours(2);
    expect([await sees(ada, made), await filesIn('files')]).toEqual([false, []]);
  });

  it('is deleted a day after the last record went, which may wait in the trash', async () => {
    const made = await uploadOf(ada);
    const { id } = await ada.call<WithId>('/api/notes-app/create-note', { note: { image: made.url } });
    await passHours(40);
    await ada.call('/api/notes-app/remove-note', { noteId: id });
    expect(await sees(ada, made)).toBe(true);
    await ada.call('/api/trash/restore', { list: 'notes-app/notes', ids: [id] });
    await removeForGood(id);
    await passHours(0);
    expect(await filesIn('files')).toEqual([made.id]);
    await passHours(25);
    expect(await filesIn('files')).toEqual([]);
  });

  it('is kept for a day from when the last record went, also where nobody looked between', async () => {
    const made = await uploadOf(ada);
    jest.setSystemTime(Date.now() + 23 * HOUR);
    const { id } = await ada.call<WithId>('/api/notes-app/create-note', { note: { image: made.url } });
    await removeForGood(id);
    await passHours(2);
    expect(await filesIn('files')).toEqual([made.id]);
    await passHours(25);
    expect(await filesIn('files')).toEqual([]);
  });

  it('is never what a record shows, though it passed for unused when another process looked at that moment', async () => {
    const made = await uploadOf(ada);
    const { id } = await ada.call<WithId>('/api/notes-app/create-note', { note: { image: made.url } });
    const old = new Date(Date.now() - 40 * HOUR).toISOString();
    await server.app
      .get(Database)
      .write([built((rows) => rows.updateTable('upload').set({ unused_since: old }).where('id', '=', made.id))]);
    await passHours(0);
    expect(await filesIn('files')).toEqual([made.id]);
    await removeForGood(id);
    await passHours(0);
    expect(await filesIn('files')).toEqual([made.id]);
  });

  it('is what was on a board that is gone for good', async () => {
    const made = await uploadOf(ada);
    await shown['a card']?.(ada, made.url);
    const [board] = await ada.list<BoardDto>('scrumboard-app/boards');
    await ada.call('/api/scrumboard-app/board/delete', { boardId: board?.id });
    expect(await sees(bob, made)).toBe(true);
    await ada.call('/api/trash/remove', { list: 'scrumboard-app/boards', ids: [board?.id] });
    for (const hours of [1, 1]) await passHours(hours);
    expect([await sees(bob, made), await filesIn('files')]).toEqual([false, [made.id]]);
    await passHours(25);
    expect(await filesIn('files')).toEqual([]);
  });

  it('is the bytes of a process that ended before it wrote the row, or of a user who is gone', async () => {
    const { uploadsFolder } = server.app.get(Environment);
    const made = await uploadOf(ada);
    const note = await uploadOf(bob);
    await shown['a note']?.(bob, note.url);
    const orphan = `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
    for (const path of [`files/${orphan}`, `files/${orphan}-64`, `files/README`, `incoming/${orphan}`]) {
      await writeFile(join(uploadsFolder, path), 'text');
    }
    await server.app.get(Database).write([built((rows) => rows.deleteFrom('user').where('id', '=', ada.user.uuid))]);
    await passHours(1);
    expect(await filesIn('files')).toHaveLength(5);
    const old = new Date(Date.now() - 26 * HOUR);
    for (const path of [orphan, `${orphan}-64`, 'README', made.id, note.id])
      await utimes(join(uploadsFolder, 'files', path), old, old);
    await utimes(join(uploadsFolder, 'incoming', orphan), old, old);
    await passHours(0);
    expect(await filesIn('files')).toEqual([note.id, 'README'].sort());
    expect(await filesIn('incoming')).toEqual([]);
  });
});

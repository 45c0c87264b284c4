import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { FileDto } from './files.dto';

const FILES = 'file-manager-app/files';

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [alice, bob] = await server.twoUsers();
});
afterAll(() => server.close());

it('shows all users the same 11 files, folders first', async () => {
  const files = await alice.list<FileDto>(FILES);
  expect(files.map(({ type }) => type)).toEqual([
    ...['folder', 'folder', 'folder', 'document', 'document', 'spreadsheet', 'document', 'spreadsheet'],
    ...['document', 'document', 'spreadsheet'],
  ]);
  expect(await bob.list(FILES)).toEqual(files);
});

it('answers of each file what the documentation says', async () => {
  const time = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string;
  for (const file of await alice.list<FileDto>(FILES)) {
    const isFolder = file.type === 'folder';
    expect(file).toEqual({
      ...{ id: expect.any(String), name: expect.any(String), type: expect.any(String), owner: expect.any(String) },
      ...{ created: time, modified: time, opened: time },
      ...{ location: expect.stringMatching(/^My Files > /), offline: expect.any(Boolean) },
      size: isFolder ? null : expect.any(Number),
      extention: isFolder ? '' : expect.stringMatching(/^[a-z]{2,4}$/),
      preview: isFolder ? null : expect.stringMatching(/^\/pictures\//),
    });
    expect([file.name, file.created < file.modified && file.modified <= file.opened]).toEqual([file.name, true]);
    expect(file.opened < new Date().toISOString()).toBe(true);
  }
});

it('is read page by page, and answers 304 to whoever has it', async () => {
  const pages = await pagesOf<FileDto>(alice, FILES, 4);
  expect(pages.map(({ length }) => length)).toEqual([4, 4, 3]);
  expect(pages.flat()).toEqual(await alice.list(FILES));

  const { headers } = await alice.get(`/api/${FILES}`);
  const again = await alice.get(`/api/${FILES}`, {}, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('is for the signed-in, and refuses what is no page of it', async () => {
  expect((await server.get(`/api/${FILES}`)).statusCode).toBe(401);
  expect((await alice.get(`/api/${FILES}`, { limit: '0' })).statusCode).toBe(400);
  expect((await alice.get(`/api/${FILES}`, { cursor: 'nonsense' })).statusCode).toBe(400);
});

it('has nothing in the trash', async () => {
  expect(await alice.list('trash')).not.toContainEqual(expect.objectContaining({ list: FILES }));
  expect((await alice.post('/api/trash/restore', { list: FILES, ids: [] })).statusCode).toBe(404);
});

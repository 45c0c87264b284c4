import { randomUUID } from 'node:crypto';
import { filesOf, type TestFiles } from '../../testing/files';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { FileDto, FileSummaryDto, FileTextDto, FolderDto } from './files.dto';

const FILES = 'file-manager-app/files';

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
let files: TestFiles;
let top: FileDto[];
const named = (name: string) => top.find((file) => file.name === name) as FileDto;

beforeAll(async () => {
  server = await startTestServer();
  [alice, bob] = await server.twoUsers();
  files = filesOf(server, alice);
  top = await files.in();
});
afterAll(() => server.close());

it('shows all users the same 11 files of the demo, folders first, each by name', async () => {
  expect(top.map(({ name }) => name)).toEqual([
    ...['Private documents', 'Public documents', 'Work documents', 'Budget by quarter.xlsx', 'Guest invitations.docx'],
    ...['Project plan.xlsx', 'Release notes.md', 'Shopping list.docx', 'Stock of the shop.csv', 'Style guide.pdf'],
    'Travel guidelines.pdf',
  ]);
  expect(new Set(top.map(({ type }) => type))).toEqual(new Set(['folder', 'document', 'spreadsheet']));
  expect(await bob.list(FILES)).toEqual(top);
});

it('answers of each file what the documentation says, and where it lies', () => {
  const time = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string;
  for (const file of top) {
    const isFolder = file.type === 'folder';
    const hasBytes = /\.(md|csv|pdf)$/.test(file.name);
    expect(file).toEqual({
      ...{ id: expect.any(String), name: expect.any(String), type: expect.any(String), owner: expect.any(String) },
      ...{ created: time, modified: time, opened: time, location: 'My Files', offline: expect.any(Boolean) },
      size: isFolder ? null : expect.any(Number),
      extention: isFolder ? '' : expect.stringMatching(/^[a-z]{2,4}$/),
      preview: isFolder ? null : expect.stringMatching(/^\/pictures\//),
      folderId: null,
      mediaType: hasBytes ? expect.stringMatching(/^(text\/(plain|csv)|application\/pdf)$/) : null,
      url: hasBytes ? expect.stringMatching(/^\/api\/uploads\/files\//) : null,
      versions: Number(hasBytes),
    });
    expect([file.name, file.created < file.modified && file.modified <= file.opened]).toEqual([file.name, true]);
  }
});

it('shows what lies in a folder, its path, the tree of all folders, and how much it holds', async () => {
  const { id } = named('Work documents');
  const within = await files.in(id);
  expect(within.map(({ name }) => name)).toEqual(['Contracts', 'Minutes of Monday.md', 'Suppliers.csv']);
  expect(within.every(({ location }) => location === 'My Files > Work documents')).toBe(true);
  const contracts = within[0]?.id ?? '';
  const [lease] = await files.in(contracts);
  expect([lease?.location, lease?.folderId]).toEqual(['My Files > Work documents > Contracts', contracts]);

  const path = (await files.get('folder-path', { folderId: contracts })).json<FolderDto[]>();
  expect(path).toEqual([
    { id, name: 'Work documents', folderId: null },
    { id: contracts, name: 'Contracts', folderId: id },
  ]);
  expect((await files.get('folder-path')).json()).toEqual([]);
  const tree = (await files.get('folders')).json<FolderDto[]>();
  expect(tree.map(({ name }) => name)).toEqual([
    'Contracts',
    'Private documents',
    'Public documents',
    'Work documents',
  ]);
  expect((await files.get('folders', { folderId: id })).json<FolderDto[]>()).toEqual([path[1]]);

  const bytes = [...within, ...(await files.in(contracts))].reduce((sum, { size }) => sum + (size ?? 0), 0);
  const summary = (await files.get('summary', { folderId: id })).json<FileSummaryDto>();
  expect(summary).toMatchObject({ folders: 1, files: 4, bytes, quota: 10 * 2 ** 30 });
  const all = (await files.get('summary')).json<FileSummaryDto>();
  expect(all).toMatchObject({ folders: 4, files: 14 });
  expect(all.used).toBeLessThan(all.bytes);
});

it('answers 404 for what is no folder', async () => {
  for (const folderId of ['nothing', named('Release notes.md').id]) {
    for (const call of ['files', 'folder-path', 'folders', 'summary'])
      expect([call, (await files.get(call, { folderId })).statusCode]).toEqual([call, 404]);
  }
  expect((await files.get('file', { id: 'nothing' })).statusCode).toBe(404);
});

it('is read page by page, and answers 304 to whoever has it, until something changes', async () => {
  const pages = await pagesOf<FileDto>(alice, FILES, 4);
  expect(pages.map(({ length }) => length)).toEqual([4, 4, 3]);
  expect(pages.flat()).toEqual(top);

  const { headers } = await alice.get(`/api/${FILES}`);
  const ask = () => alice.get(`/api/${FILES}`, {}, { 'if-none-match': String(headers.etag) });
  const again = await ask();
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const made = await files.folder('For a moment');
  expect((await ask()).statusCode).toBe(200);
  await files.call('remove-files', { ids: [made.id] });
});

it('is for the signed-in, and refuses what is no page of it', async () => {
  expect((await server.get(`/api/${FILES}`)).statusCode).toBe(401);
  expect((await alice.get(`/api/${FILES}`, { limit: '0' })).statusCode).toBe(400);
  expect((await alice.get(`/api/${FILES}`, { cursor: 'nonsense' })).statusCode).toBe(400);
});

it('finds names in all folders, as search compares them', async () => {
  const folder = await files.folder('Çağrı');
  await files.file('100% Çağrı_2.txt', 'a', folder.id);
  const find = async (q: string) => (await files.get('search', { q })).json<FileDto[]>();
  expect((await find('cagri')).map(({ name, location }) => [name, location])).toEqual([
    ['Çağrı', 'My Files'],
    ['100% Çağrı_2.txt', 'My Files > Çağrı'],
  ]);
  expect((await find('100%')).map(({ name }) => name)).toEqual(['100% Çağrı_2.txt']);
  expect(await find('%c')).toEqual([]);
  expect(await find(' ')).toEqual([]);
  const everywhere = async () =>
    (await alice.get('/api/search', { q: 'cagri' }))
      .json<{ type: string }[]>()
      .map(({ type }) => type)
      .filter((type) => type !== 'page');
  expect(await everywhere()).toEqual(['file', 'file']);
  await files.call('remove-files', { ids: [folder.id] });
  expect(await find('cagri')).toEqual([]);
  expect(await everywhere()).toEqual([]);
});

it('makes a folder once for a key, and takes no name twice', async () => {
  const key = randomUUID();
  const make = (name: string) =>
    alice
      .post('/api/file-manager-app/create-folder', { name }, { 'idempotency-key': key })
      .then((answer) => answer.json<FileDto>());
  const made = await make('Once');
  expect([made.id, made.owner, made.type]).toEqual([key, alice.user.data.displayName, 'folder']);
  expect(await make('Once')).toEqual(made);
  expect((await files.post('create-folder', { name: 'ONCE' })).statusCode).toBe(409);
  // Another letter, though a search finds both.
  expect((await files.folder('Öncé')).name).toBe('Öncé');
  for (const name of ['a/b', '..', '.', 'a\\b', ' ', 'a\nb', 'holiday\u202Egpj.exe', 'a\u200B.txt'])
    expect([name, (await files.post('create-folder', { name })).statusCode]).toEqual([name, 400]);
  expect((await files.post('create-folder', { name: 'New', folderId: 'nothing' })).statusCode).toBe(404);
});

it('lets folders lie 20 deep', async () => {
  let folderId: string | null = null;
  for (let depth = 1; depth <= 20; depth += 1) folderId = (await files.folder(`Level ${String(depth)}`, folderId)).id;
  expect((await files.post('create-folder', { name: 'Too deep', folderId })).statusCode).toBe(409);
});

it('renames, and says where somebody else was faster', async () => {
  const { id } = await files.file('Draft.txt', 'text');
  await files.file('Other.txt', 'other');
  const rename = (name: string, base?: string) => files.post('rename-file', { id, name, base });
  expect((await rename('Final.md', 'Draft.txt')).json()).toMatchObject({ name: 'Final.md', extention: 'md', id });
  const late = await rename('Mine.txt', 'Draft.txt');
  expect([late.statusCode, late.json<{ details: object[] }>().details]).toEqual([
    409,
    [{ field: 'name', message: 'Final.md' }],
  ]);
  expect((await rename('OTHER.txt')).statusCode).toBe(409);
  // Only the case.
  expect((await rename('FINAL.md')).json()).toMatchObject({ name: 'FINAL.md' });
  expect((await rename('a/b')).statusCode).toBe(400);
  expect((await files.post('rename-file', { id: 'nothing', name: 'a' })).statusCode).toBe(404);
});

it('shows the beginning of a text, and notes down who opens it, which is told to nobody', async () => {
  const { id } = named('Release notes.md');
  const text = (await files.get('file-text', { id })).json<FileTextDto>();
  expect(text).toEqual({ text: expect.stringContaining('# Release notes') as string, isWhole: true });
  const long = await files.file('long.txt', 'ä'.repeat(140_000));
  const part = (await files.get('file-text', { id: long.id })).json<FileTextDto>();
  expect(part).toEqual({ text: 'ä'.repeat(131_072), isWhole: false });
  expect((await files.get('file-text', { id: named('Project plan.xlsx').id })).statusCode).toBe(404);

  const before = new Date().toISOString();
  const opened = await files.call<FileDto>('open-file', { id });
  expect(opened.opened >= before).toBe(true);
  expect((await files.in()).find((file) => file.id === id)?.opened).toBe(opened.opened);
  expect((await files.call<FileDto>('open-file', { id })).opened).toBe(opened.opened);
});

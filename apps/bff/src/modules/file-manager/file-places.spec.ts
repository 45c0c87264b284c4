import { randomUUID } from 'node:crypto';
import { SearchIndex } from '../../platform/search/search-index';
import { filesOf, type TestFiles } from '../../testing/files';
import { StatementCounter } from '../../testing/statement-counter';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { FileDto, FileVersionDto, PlacedFilesDto } from './files.dto';

let server: TestServer;
let alice: TestUser;
let files: TestFiles;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [alice] = await server.twoUsers();
  files = filesOf(server, alice);
});
afterAll(() => server.close());

/** Two folders: `from` has a.txt and a folder sub with b.txt and c.txt, `to` what the test puts into it. */
async function twoFolders() {
  const from = await files.folder(randomUUID());
  const to = await files.folder(randomUUID());
  const a = await files.file('a.txt', 'a of from', from.id);
  const sub = await files.folder('sub', from.id);
  const b = await files.file('b.txt', 'b of from', sub.id);
  const c = await files.file('c.txt', 'c of from', sub.id);
  return { from, to, a, sub, b, c };
}
const move = (body: object) => files.call<PlacedFilesDto>('move-files', body);
const copy = (body: object) => files.call<PlacedFilesDto>('copy-files', body);
const bytesIn = async (folderId: string) =>
  Object.fromEntries(
    await Promise.all(
      (await files.in(folderId)).map(async (file) => [file.name, file.url === null ? '/' : await files.bytes(file)]),
    ),
  ) as Record<string, string>;

it('moves files and folders with what lies in them, and back', async () => {
  const { from, to, a, sub, b } = await twoFolders();
  const moved = await move({ ids: [sub.id, a.id], folderId: to.id });
  expect(moved.skipped).toEqual([]);
  expect(moved.files.map(({ id, folderId }) => [id, folderId])).toEqual([
    [sub.id, to.id],
    [a.id, to.id],
  ]);
  expect(await files.names(from.id)).toEqual([]);
  expect(await files.names(to.id)).toEqual(['sub', 'a.txt']);
  expect((await files.get('file', { id: b.id })).json<FileDto>().location).toBe(`My Files > ${to.name} > sub`);
  await move({ ids: [sub.id, a.id], folderId: from.id });
  expect(await files.names(from.id)).toEqual(['sub', 'a.txt']);
  // What goes with its folder is not taken out of it, and what is there already stays.
  await move({ ids: [sub.id, b.id, to.id], folderId: null });
  expect(await files.names(sub.id)).toEqual(['b.txt', 'c.txt']);
});

it('moves nothing where a name is taken, and nothing says what to do', async () => {
  const { from, to, a, sub } = await twoFolders();
  await files.file('A.TXT', 'a of to', to.id);
  const refused = await files.post('move-files', { ids: [sub.id, a.id], folderId: to.id });
  expect([refused.statusCode, refused.json<{ details: object[] }>().details]).toEqual([
    409,
    [{ field: a.id, message: 'a.txt' }],
  ]);
  expect(await files.names(from.id)).toEqual(['sub', 'a.txt']);
});

it('skips, keeps both or makes a version, as is asked for', async () => {
  const { from, to, a, sub } = await twoFolders();
  const target = await files.file('A.txt', 'a of to', to.id);
  const skipped = await move({ ids: [sub.id, a.id], folderId: to.id, conflict: 'skip' });
  expect([skipped.files.map(({ name }) => name), skipped.skipped]).toEqual([['sub'], [a.id]]);
  expect(await files.names(from.id)).toEqual(['a.txt']);

  const both = await copy({ ids: [a.id], folderId: to.id, conflict: 'keepBoth' });
  expect(both.files.map(({ name }) => name)).toEqual(['a (2).txt']);
  const third = await copy({ ids: [a.id], folderId: to.id, conflict: 'keepBoth' });
  expect(third.files.map(({ name }) => name)).toEqual(['a (3).txt']);

  const replaced = await move({ ids: [a.id], folderId: to.id, conflict: 'replace' });
  expect(replaced.files.map(({ id, versions }) => [id, versions])).toEqual([[target.id, 2]]);
  expect(await bytesIn(to.id)).toEqual({
    ...{ sub: '/', 'A.txt': 'a of from', 'a (2).txt': 'a of from', 'a (3).txt': 'a of from' },
  });
  const versions = (await files.get('file-versions', { fileId: target.id })).json<FileVersionDto[]>();
  expect(await Promise.all(versions.map((version) => files.bytes(version)))).toEqual(['a of from', 'a of to']);
  expect(await files.names(from.id)).toEqual([]);
});

it('keeps apart what comes from two places under one name, and is taken there, too', async () => {
  const [one, other] = [await twoFolders(), await twoFolders()];
  await files.file('a.txt', 'a of to', one.to.id);
  const ids = [one.a.id, other.a.id];
  const copied = await copy({ ids, folderId: one.to.id, conflict: 'keepBoth' });
  expect(copied.files.map(({ name }) => name)).toEqual(['a (2).txt', 'a (3).txt']);
  const moved = await move({ ids, folderId: other.to.id, conflict: 'replace' });
  expect(moved.files.map(({ name }) => name)).toEqual(['a.txt', 'a (2).txt']);
});

it('puts a folder into another of its name, level by level', async () => {
  const { from, to, sub } = await twoFolders();
  const other = await files.folder('sub', to.id);
  await files.file('b.txt', 'b of to', other.id);
  await files.file('d.txt', 'd of to', other.id);
  const merged = await move({ ids: [sub.id], folderId: to.id, conflict: 'replace' });
  expect(merged.files.map(({ id }) => id)).toEqual([other.id]);
  expect(await bytesIn(other.id)).toEqual({ 'b.txt': 'b of from', 'c.txt': 'c of from', 'd.txt': 'd of to' });
  expect(await files.names(from.id)).toEqual(['a.txt']);
  // A file and a folder of one name are never one.
  await files.folder('a.txt', to.id);
  await move({ ids: [(await files.in(from.id))[0]?.id], folderId: to.id, conflict: 'replace' });
  expect(await files.names(to.id)).toEqual(['a.txt', 'sub', 'a (2).txt']);
});

it('copies whole trees, once for a key; the copies take up no room', async () => {
  const { from, to, a, sub } = await twoFolders();
  const usedNow = async () => (await files.get('summary')).json<{ used: number }>().used;
  const used = await usedNow();
  const request = { ids: [from.id], folderId: to.id };
  const key = { 'idempotency-key': randomUUID() };
  const send = () =>
    alice.post('/api/file-manager-app/copy-files', request, key).then((answer) => answer.json<PlacedFilesDto>());
  const first = await send();
  const [copied] = first.files;
  expect(copied?.id).not.toBe(from.id);
  expect(await send()).toEqual(first);
  expect(await files.names(to.id)).toEqual([from.name]);
  expect(await bytesIn(copied?.id ?? '')).toEqual({ sub: '/', 'a.txt': 'a of from' });
  const inner = (await files.in(copied?.id)).find(({ name }) => name === 'sub');
  expect(await bytesIn(inner?.id ?? '')).toEqual({ 'b.txt': 'b of from', 'c.txt': 'c of from' });
  expect(await bytesIn(sub.id)).toEqual({ 'b.txt': 'b of from', 'c.txt': 'c of from' });
  expect(await usedNow()).toBe(used);

  // Beside itself.
  expect((await copy({ ids: [a.id], folderId: from.id, conflict: 'keepBoth' })).files[0]?.name).toBe('a (2).txt');
});

it('lets no folder lie in itself, nor too deep, and finds nothing that is not there', async () => {
  const { from, sub, a } = await twoFolders();
  for (const call of ['move-files', 'copy-files']) {
    const status = async (body: object) => (await files.post(call, body)).statusCode;
    expect(await status({ ids: [from.id], folderId: sub.id })).toBe(409);
    expect(await status({ ids: [from.id], folderId: from.id })).toBe(409);
    expect(await status({ ids: [a.id, 'nothing'], folderId: null })).toBe(404);
    expect(await status({ ids: [a.id], folderId: 'nothing' })).toBe(404);
    expect(await status({ ids: [sub.id], folderId: a.id })).toBe(404);
    expect(await status({ ids: [], folderId: null })).toBe(200);
  }
  let folderId: string | null = null;
  for (let depth = 1; depth < 20; depth += 1) folderId = (await files.folder(randomUUID(), folderId)).id;
  expect((await files.post('move-files', { ids: [from.id], folderId })).statusCode).toBe(409);
  await move({ ids: [sub.id], folderId });
});

it('moves many as one step, and two at once lose nothing', async () => {
  const from = await files.folder(randomUUID());
  const [one, other] = [await files.folder(randomUUID()), await files.folder(randomUUID())];
  const made = await Promise.all(Array.from({ length: 12 }, (_, at) => files.folder(`Folder ${String(at)}`, from.id)));
  const ids = made.map(({ id }) => id);
  await Promise.all([move({ ids, folderId: one.id }), move({ ids, folderId: other.id })]);
  const lie = [await files.names(from.id), await files.names(one.id), await files.names(other.id)];
  expect(lie.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 0, 12]);
});

it('runs no more statements for many than for few', async () => {
  // What the search does by itself is not counted.
  await server.app.get(SearchIndex).beforeApplicationShutdown();
  const counter = await StatementCounter.of(server.app);
  const counted: Record<string, number[]> = {};
  for (const count of [2, 40]) {
    const from = await files.folder(randomUUID());
    const to = await files.folder(randomUUID());
    for (let at = 0; at < count; at += 1) {
      const sub = await files.folder(`Folder ${String(at)}`, from.id);
      await files.folder('Inner', sub.id);
    }
    const ids = (await files.in(from.id)).map(({ id }) => id);
    const during = async (what: string, work: () => Promise<unknown>) => {
      (counted[what] ??= []).push((await counter.during(work)).statements);
    };
    await during('copy', () => copy({ ids, folderId: to.id }));
    await during('copy beside', () => copy({ ids, folderId: from.id, conflict: 'keepBoth' }));
    await during('move', () => move({ ids, folderId: to.id, conflict: 'keepBoth' }));
    await during('list', () => files.in(to.id));
    await during('remove', () => files.call('remove-files', { ids }));
    await during('restore', () => alice.call('/api/trash/restore', { list: 'file-manager-app/files', ids }));
    const uploads = ids.map((_, at) => ({ id: randomUUID(), path: `${String(at)}/a.txt`, size: 1 }));
    await during('begin', () => files.begin(uploads, to.id));
  }
  counter.end();
  for (const [what, [few = 0, many = 0]] of Object.entries(counted)) {
    expect([what, many]).toEqual([what, few]);
    expect(many).toBeGreaterThan(0);
  }
});

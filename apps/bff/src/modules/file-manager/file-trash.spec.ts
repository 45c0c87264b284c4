import { randomUUID } from 'node:crypto';
import { filesOf, type TestFiles } from '../../testing/files';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { FILES } from './file-changes';

let server: TestServer;
let alice: TestUser;
let files: TestFiles;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [alice] = await server.twoUsers();
  files = filesOf(server, alice);
});
afterAll(() => server.close());

const remove = (...ids: string[]) => files.call<string[]>('remove-files', { ids });
const restore = (...ids: string[]) => alice.call<string[]>('/api/trash/restore', { list: FILES, ids });
const purge = (...ids: string[]) => alice.call<string[]>('/api/trash/remove', { list: FILES, ids });
const inTrash = async () =>
  (await alice.list<{ list: string; id: string }>('trash')).filter(({ list }) => list === FILES).map(({ id }) => id);
const statusOf = async (id: string) => (await files.get('file', { id })).statusCode;

async function aTree() {
  const folder = await files.folder(randomUUID());
  const sub = await files.folder('sub', folder.id);
  const first = await files.file('first.txt', 'first', sub.id);
  const second = await files.file('second.txt', 'second', sub.id);
  return { folder, sub, first, second };
}

it('removes and restores a folder with all that lies in it, as one step', async () => {
  const { folder, sub, first, second } = await aTree();
  expect(await remove(folder.id, sub.id, 'nothing')).toEqual([folder.id, sub.id]);
  for (const { id } of [folder, sub, first, second]) expect(await statusOf(id)).toBe(404);
  expect((await alice.get(first.url ?? '')).statusCode).toBe(404);
  expect(await remove('nothing')).toEqual([]);
  expect(await inTrash()).toEqual([folder.id]);
  expect((await files.post('rename-file', { id: first.id, name: 'a.txt' })).statusCode).toBe(404);

  expect(await restore(folder.id)).toEqual([folder.id]);
  expect(await files.names(sub.id)).toEqual(['first.txt', 'second.txt']);
  expect(await files.bytes(first)).toBe('first');
  expect(await inTrash()).toEqual([]);
});

it('leaves in the trash what was removed before its folder', async () => {
  const { folder, sub, first } = await aTree();
  await remove(first.id);
  await remove(sub.id);
  await remove(folder.id);
  await restore(folder.id);
  expect(await files.names(folder.id)).toEqual([]);
  await restore(sub.id);
  expect(await files.names(sub.id)).toEqual(['second.txt']);
  await restore(first.id);
  expect(await files.names(sub.id)).toEqual(['first.txt', 'second.txt']);
});

it('restores to the top what has lost its folder, and under another name what has lost that', async () => {
  const { folder, sub, first, second } = await aTree();
  await remove(first.id, second.id);
  await files.file('first.txt', 'another', sub.id);
  await restore(first.id);
  expect(await files.names(sub.id)).toEqual(['first (2).txt', 'first.txt']);
  await remove(folder.id);
  await restore(second.id);
  expect(await files.names()).toContain('second.txt');
});

it('restores to the top what would lie too deep by now', async () => {
  const deep = async (name: string, levels: number, into: string | null) => {
    const ids: string[] = [];
    for (let level = 0; level < levels; level += 1)
      ids.push((await files.folder(`${name} ${String(level)}`, ids.at(-1) ?? into)).id);
    return ids;
  };
  const box = await files.folder('Box');
  const [high = ''] = await deep('High', 3, box.id);
  const low = await files.folder('Low', box.id);
  const chain = await deep('Chain', 17, null);
  await files.call('remove-files', { ids: [high, low.id] });
  await files.call('move-files', { ids: [box.id], folderId: chain.at(-1) });
  await restore(high, low.id);
  expect((await files.names()).includes('High 0')).toBe(true);
  expect(await files.names(box.id)).toEqual(['Low']);
});

it('deletes a folder for good with what went there with it, and nothing else', async () => {
  const { folder, sub, first, second } = await aTree();
  await remove(second.id);
  await remove(folder.id);
  expect(await purge(folder.id)).toEqual([folder.id]);
  expect(await restore(folder.id, sub.id, first.id)).toEqual([]);
  expect(await inTrash()).toEqual(expect.arrayContaining([second.id]));
  await restore(second.id);
  expect(await statusOf(second.id)).toBe(200);
  expect((await files.get('file-versions', { fileId: first.id })).statusCode).toBe(404);
});

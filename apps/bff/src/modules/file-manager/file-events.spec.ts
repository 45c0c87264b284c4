import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { filesOf, type TestFiles } from '../../testing/files';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import { FILES } from './file-changes';

type Told = { list: string; ids: string[]; by: string };

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
let files: TestFiles;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [alice, bob] = await server.twoUsers();
  files = filesOf(server, alice);
  sockets = await TestSockets.listen(server);
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

it('tells everybody of each change once, and records it', async () => {
  const watcher = await sockets.connect(bob);
  const next = async () => {
    const told = await watcher.next<Told>('records:changed');
    expect([told.list, told.by]).toEqual([FILES, alice.user.uuid]);
    return told.ids;
  };
  const folder = await files.folder('Folder');
  expect(await next()).toEqual([folder.id]);
  const file = await files.file('Sub/a.txt', 'a');
  expect(await next()).toEqual([file.folderId]);
  expect(await next()).toEqual([file.id]);
  await files.send('Sub/a.txt', 'b', { conflict: 'replace' });
  expect(await next()).toEqual([file.id]);
  await files.call('open-file', { id: file.id });
  await files.call('move-files', { ids: [file.id], folderId: folder.id });
  expect(await next()).toEqual([file.id]);
  await files.call('remove-files', { ids: [folder.id] });
  expect(await next()).toEqual([folder.id]);
  await alice.call('/api/trash/restore', { list: FILES, ids: [folder.id] });
  expect(await next()).toEqual([folder.id]);
  expect(watcher.told('records:changed')).toEqual([]);

  const entries = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').selectAll().orderBy('sequence')));
  const ofFiles = entries.filter(({ list }) => list === FILES);
  expect(ofFiles.map(({ action, record }) => [action, record])).toEqual([
    ['created', folder.id],
    ['created', file.folderId],
    ['created', file.id],
    ['updated', file.id],
    ['updated', file.id],
    ['removed', folder.id],
    ['restored', folder.id],
  ]);
});

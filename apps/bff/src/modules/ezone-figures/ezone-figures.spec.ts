import { startTestServer, type TestServer } from '../../testing/test-server';
import type { EzoneFiguresDto } from './ezone-figures.dto';

let server: TestServer;
afterEach(() => server.close());

const figures = '/api/ezone/figures';

it('counts what the lists answer, of the demo', async () => {
  server = await startTestServer();
  const admin = await server.signIn('admin@ezone.example', 'admin');
  const counted = (await admin.get(figures)).json<EzoneFiguresDto>();
  const lists = {
    ...{ notes: 'notes-app/notes', todos: 'todo-app/todos', contacts: 'contacts-app/contacts' },
    ...{ events: 'calendar-app/events', boards: 'scrumboard-app/boards', products: 'e-commerce-app/products' },
    ...{ orders: 'e-commerce-app/orders', courses: 'academy-app/courses', accounts: 'accounting-app/accounts' },
  } as const;
  for (const [name, list] of Object.entries(lists))
    expect([name, counted[name as keyof typeof lists]]).toEqual([name, (await admin.list(list)).length]);
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(0);
});

it('counts files, but no folders and nothing that lies in a folder in the trash', async () => {
  server = await startTestServer();
  const admin = await server.signIn('admin@ezone.example', 'admin');
  type Entry = { id: string; type: string };
  const filesIn = async (folderId?: string): Promise<Entry[]> => {
    const query: Record<string, string> = folderId === undefined ? {} : { folderId };
    const entries = (await admin.get('/api/file-manager-app/files', query)).json<Entry[]>();
    const parts = entries.map((entry) => (entry.type === 'folder' ? filesIn(entry.id) : Promise.resolve([entry])));
    return (await Promise.all(parts)).flat();
  };
  const counted = async () => (await admin.get(figures)).json<EzoneFiguresDto>().files;
  const all = await filesIn();
  expect(await counted()).toBe(all.length);
  const folders = (await admin.list<Entry>('file-manager-app/files')).filter(({ type }) => type === 'folder');
  const held = await Promise.all(folders.map(async ({ id }) => ({ id, files: (await filesIn(id)).length })));
  const [{ id, files }] = held.filter((folder) => folder.files > 0) as [{ id: string; files: number }];
  await admin.call('/api/file-manager-app/remove-files', { ids: [id] });
  expect(await counted()).toBe(all.length - files);
});

it('counts nothing that is another’s, and nothing of the trash', async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const [alice, bob] = await server.twoUsers();
  const { id } = await alice.call<{ id: string }>('/api/notes-app/create-note', { note: { title: 'Mine' } });
  const notesOf = async (user: typeof alice) => (await user.get(figures)).json<EzoneFiguresDto>().notes;
  expect([await notesOf(alice), await notesOf(bob)]).toEqual([1, 0]);
  await alice.call('/api/notes-app/remove-note', { noteId: id });
  expect(await notesOf(alice)).toBe(0);
  expect(Math.max(...Object.values((await bob.get(figures)).json<EzoneFiguresDto>()))).toBe(0);
});

import { MikroORM } from '@mikro-orm/core';
import type { SqliteConnection } from '@mikro-orm/sqlite';
import type { Database as Sqlite } from 'better-sqlite3';
import type { ChatUserDto, OpenedChatDto } from './modules/chat/chat.dto';
import { ChatService } from './modules/chat/chat.service';
import { startTestServer, type TestServer } from './testing/test-server';

type Entry = { id: string };

let server: TestServer;
let sqlite: Sqlite;
/** Every statement that the server had the database parse. */
const statements = new Set<string>();

beforeAll(async () => {
  // SQLite in any case: PostgreSQL reads tables as small as these from end to end, whatever their indexes.
  server = await startTestServer({ database: { url: 'sqlite::memory:', drop: () => Promise.resolve() } });
  sqlite = (await (server.app.get(MikroORM).em.getConnection() as SqliteConnection).getNativeClient()) as Sqlite;
  const prepare = sqlite.prepare.bind(sqlite);
  jest.spyOn(sqlite, 'prepare').mockImplementation((text) => {
    statements.add(text);
    return prepare(text);
  });
});
afterAll(() => server.close());

/** Does with the demo's data what a user can do. */
async function useAll(): Promise<void> {
  const { user, get, post } = await server.signIn('admin@ezone.example', 'admin');
  const read = async <Body>(path: string, query = {}) => (await get(`/api/${path}`, query)).json<Body>();
  const readList = async (path: string) => {
    const { headers } = await get(`/api/${path}`, { limit: '1' });
    await get(/^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1] ?? 'a list of one page');
    return read<Entry[]>(path);
  };
  const [note] = await readList('notes-app/notes');
  await readList('notes-app/labels');
  const [listed] = await readList('academy-app/courses');
  const course = await read<Entry>('academy-app/course', { courseId: listed?.id });
  await readList('chat/contacts');
  const [contact] = await readList('contacts-app/contacts');
  const { groups } = await read<{ groups: Entry[] }>('contacts-app/user');
  for (const id of ['starred', 'frequent', groups[0]?.id ?? ''])
    for (const limit of [{}, { limit: '1' }]) await read('contacts-app/contacts', { id, ...limit });
  const [product] = await readList('e-commerce-app/products');
  const [order] = await readList('e-commerce-app/orders');
  await read('e-commerce-app/product', { productId: product?.id });
  await read('e-commerce-app/order', { orderId: order?.id });
  await read('quick-panel/data');
  const [told] = await read<Entry[]>('notification-panel/data');
  const [{ chatId = '', contactId = '' } = {}] = (await read<ChatUserDto>('chat/user')).chatList;
  const [{ id: messageId = '' } = {}] = (await read<OpenedChatDto>('chat/get-chat', { contactId })).chat.dialog;
  const message = { contactId, messageText: 'Hello', clientMessageId: 'the-same-message' };
  const writes: [path: string, body: object][] = [
    ['notes-app/create-note', { note: {} }],
    ['notes-app/update-note', { note }],
    ['notes-app/remove-note', { noteId: note?.id }],
    ['notes-app/update-labels', { labels: [] }],
    ['academy-app/course/save', { ...course, id: undefined }],
    ['academy-app/course/save', { ...course, base: course, activeStep: 1 }],
    ['academy-app/course/update', { id: course.id, title: 'New', activeStep: 2 }],
    ['contacts-app/add-contact', { contact: {} }],
    ['contacts-app/update-contact', { contact, base: contact }],
    ['contacts-app/toggle-starred-contact', { contactId: contact?.id }],
    ['contacts-app/toggle-starred-contacts', { contactIds: [contact?.id] }],
    ['contacts-app/set-contacts-starred', { contactIds: [contact?.id] }],
    ['contacts-app/set-contacts-unstarred', { contactIds: [contact?.id] }],
    ['contacts-app/remove-contact', { contactId: contact?.id }],
    ['contacts-app/remove-contacts', { contactIds: [contact?.id] }],
    ['e-commerce-app/product/save', { ...product, id: undefined }],
    ['e-commerce-app/product/save', { ...product, base: product }],
    ['e-commerce-app/product/save', { ...product }],
    ['e-commerce-app/order/status', { orderId: order?.id, statusId: '4' }],
    ['e-commerce-app/remove-product', { id: product?.id }],
    ['e-commerce-app/remove-products', { productIds: [product?.id] }],
    ['e-commerce-app/remove-orders', { orderIds: [order?.id] }],
    ['notification-panel/dismiss', { id: told?.id }],
    ['notification-panel/dismiss-all', {}],
    ['notification-panel/restore', { ids: [told?.id] }],
    ['chat/send-message', message],
    ['chat/send-message', message],
    ['auth/user/update', { user: { data: { displayName: 'Ada' } } }],
  ];
  for (const [path, body] of writes) expect([path, (await post(`/api/${path}`, body)).statusCode]).toEqual([path, 200]);
  await server.app.get(ChatService).read(user.uuid, { chatId, messageId });
  await server.app.get(ChatService).since(user.uuid, { messageId });
}

/** How the database goes about a statement: a line for each table. */
function planOf(statement: string): string[] {
  const values = Array<null>(statement.split('?').length - 1).fill(null);
  const lines = sqlite.prepare(`explain query plan ${statement}`).all(...values) as { detail: string }[];
  return lines.map(({ detail }) => detail);
}

it('finds all that a user asks for by an index', async () => {
  await useAll();
  const plans = [...statements]
    .filter((text) => /^(select|update|delete|insert into "note") /.test(text))
    .flatMap(planOf);
  const found = (how: RegExp) => new Set(plans.flatMap((line) => how.exec(line)?.[1] ?? []));
  // Contacts are everybody, in the order of their index, each with its profile.
  expect(found(/^SCAN (.+)/)).toEqual(new Set(['chat_profile', 'user USING INDEX user_display_name_id_index']));
  // What is unread is counted without reading the messages.
  const counted = 'chat_message_chat_id_sequence_sender_id_index (chat_id=? AND sequence>?)';
  expect(plans).toContain(`SEARCH chat_message USING COVERING INDEX ${counted}`);
  const tables = [
    ...[
      'chat_member',
      'chat_message',
      'contact',
      'contact_group',
      'contact_mark',
      'course',
      'course_progress',
      'member',
    ],
    ...['note', 'note_label', 'notification', 'product', 'quick_panel_entry', 'shop_order', 'user'],
  ];
  expect([...found(/^SEARCH (\w+)/)]).toEqual(expect.arrayContaining(tables));
});

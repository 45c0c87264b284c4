import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/core';
import type { SqliteConnection } from '@mikro-orm/sqlite';
import type { Database as Sqlite } from 'better-sqlite3';
import type { ChatUserDto, OpenedChatDto } from './modules/chat/chat.dto';
import { ChatService } from './modules/chat/chat.service';
import type { BoardDto } from './modules/scrumboard/scrumboard.dto';
import { Purges } from './platform/database/purges';
import { SearchIndex } from './platform/search/search-index';
import { startTestServer, type TestServer } from './testing/test-server';
import { upload } from './testing/uploads';

type Entry = { id: string };

let server: TestServer;
let sqlite: Sqlite;
/** Every statement that the server had the database parse. */
const statements = new Set<string>();

beforeAll(async () => {
  // SQLite in any case: PostgreSQL reads tables as small as these from end to end, whatever their indexes.
  server = await startTestServer({ database: { url: 'sqlite::memory:', drop: () => Promise.resolve() } });
  // What expires is looked for once an hour, by reading some tables from end to end: nobody waits for that.
  await server.app.get(Purges).run();
  // Nor does anybody wait for the background, in which entries of the search get their words.
  await server.app.get(SearchIndex).beforeApplicationShutdown();
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
  const { user, token, get, post } = await server.signIn('admin@ezone.example', 'admin');
  const read = async <Body>(path: string, query = {}) => (await get(`/api/${path}`, query)).json<Body>();
  const readList = async (path: string) => {
    const { headers } = await get(`/api/${path}`, { limit: '1' });
    await get(/^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1] ?? 'a list of one page');
    return read<Entry[]>(path);
  };
  const [note] = await readList('notes-app/notes');
  await readList('notes-app/labels');
  const [todo] = await readList('todo-app/todos');
  for (const filterHandle of ['starred', 'important', 'dueDate', 'today', 'completed', 'deleted']) {
    await read('todo-app/todos', { filterHandle });
  }
  const cursor = Buffer.from('[9,"a"]').toString('base64url');
  for (const page of [{}, { limit: '1' }, { limit: '1', cursor }]) {
    await read('todo-app/todos', { labelHandle: 'api', ...page });
  }
  const [listed] = await readList('academy-app/courses');
  const course = await read<Entry>('academy-app/course', { courseId: listed?.id });
  await readList('chat/contacts');
  const [contact] = await readList('contacts-app/contacts');
  const { groups } = await read<{ groups: Entry[] }>('contacts-app/user');
  for (const id of ['starred', 'frequent', groups[0]?.id ?? ''])
    for (const limit of [{}, { limit: '1' }]) await read('contacts-app/contacts', { id, ...limit });
  const [mail] = await readList('mail-app/mails');
  await read('mail-app/mail', { mailId: mail?.id });
  for (const part of ['labelHandle=note', 'filterHandle=starred', 'filterHandle=important', 'folderHandle=sent']) {
    await get(`/api/mail-app/mails?${part}&limit=1`);
    await read(`mail-app/mails?${part}`);
  }
  const [draft] = await read<Entry[]>('mail-app/mails?folderHandle=drafts');
  const [product] = await readList('e-commerce-app/products');
  const [order] = await readList('e-commerce-app/orders');
  await read('e-commerce-app/product', { productId: product?.id });
  await read('e-commerce-app/order', { orderId: order?.id });
  await read('quick-panel/data');
  await readList('faq');
  const [folder] = await readList('file-manager-app/files');
  const [inFolder] = await read<Entry[]>('file-manager-app/files', { folderId: folder?.id });
  await read('file-manager-app/files', { folderId: folder?.id, limit: '1' });
  for (const path of ['folder-path', 'folders', 'summary'])
    for (const query of [{}, { folderId: folder?.id }]) await read(`file-manager-app/${path}`, query);
  await read('file-manager-app/search', { q: 'plan' });
  await read('file-manager-app/file', { id: inFolder?.id });
  await read('file-manager-app/file-text', { id: inFolder?.id });
  const versions = await read<{ id: string; url: string }[]>('file-manager-app/file-versions', {
    fileId: inFolder?.id,
  });
  await get(versions[0]?.url ?? '');
  await readList('knowledge-base');
  await readList('knowledge-base/categories');
  await readList('profile/photos-videos');
  await readList('project-dashboard-app/projects');
  await readList('project-dashboard-app/widgets');
  for (const path of ['analytics-dashboard-app/widgets', 'profile/about', 'profile/timeline']) await read(path);
  await read('analytics-dashboard-app/activity');
  for (const measure of ['orders', 'mails', 'todos', 'signIns'])
    await read('analytics-dashboard-app/activity-rows', { measure, day: '2026-03-01' });
  const accounts = await readList('accounting-app/accounts');
  await read('accounting-app/balances');
  await read('accounting-app/transactions', { accountId: accounts[0]?.id });
  await read('accounting-app/transactions', { accountId: accounts[0]?.id, include: 'for' });
  const kept = await read<(Entry & { bank: boolean })[]>('accounting-app/accounts');
  const bankId = kept.find(({ bank }) => bank)?.id;
  const moved = await read<{ transactions: Entry[] }>('accounting-app/transactions', { accountId: bankId });
  const transactionId = moved.transactions[0]?.id;
  await read('accounting-app/transactions', { accountId: bankId, transactionId });
  await read('invoices/get-invoice', { id: '5725a680606588342058356d' });
  const [told] = await read<Entry[]>('notification-panel/data');
  const [{ chatId = '', contactId = '' } = {}] = (await read<ChatUserDto>('chat/user')).chatList;
  const [{ id: messageId = '' } = {}] = (await read<OpenedChatDto>('chat/get-chat', { contactId })).chat.dialog;
  const [{ id: boardId = '' } = {}] = await readList('scrumboard-app/boards');
  const { lists, cards, labels } = await read<BoardDto>('scrumboard-app/board', { boardId });
  const [[list, otherList], [card, otherCard]] = [lists, cards];
  const [listId, cardId] = [list?.id, otherCard?.id];
  const newCard = { name: 'New', idMembers: [contactId], idLabels: card?.idLabels };
  const message = { contactId, messageText: 'Hello', clientMessageId: 'the-same-message' };
  const [event] = await readList('calendar-app/events');
  for (const more of ['', '&limit=1', `&limit=1&cursor=${cursor}`]) {
    await read(`calendar-app/events?start=2026-03-01T00:00:00.000Z&end=2026-04-01T00:00:00.000Z${more}`);
  }
  const uploadId = randomUUID();
  const uploads = [{ id: uploadId, path: 'New/New.txt', size: 1 }];
  const writes: [path: string, body: object][] = [
    ['file-manager-app/open-file', { id: folder?.id }],
    ['file-manager-app/create-folder', { name: 'Another' }],
    ['file-manager-app/rename-file', { id: folder?.id, name: 'Renamed' }],
    ['file-manager-app/copy-files', { ids: [folder?.id], conflict: 'keepBoth' }],
    ['file-manager-app/move-files', { ids: [inFolder?.id], conflict: 'keepBoth' }],
    ['file-manager-app/restore-file-version', { fileId: inFolder?.id, versionId: versions[0]?.id }],
    ['file-manager-app/remove-files', { ids: [folder?.id] }],
    ['trash/restore', { list: 'file-manager-app/files', ids: [folder?.id] }],
    ['file-manager-app/begin-uploads', { uploads }],
    ['file-manager-app/upload-states', { ids: [uploadId] }],
    ['file-manager-app/cancel-uploads', { ids: [uploadId] }],
    ['accounting-app/remove-transactions', { transactionIds: [transactionId] }],
    ['trash/restore', { list: 'accounting-app/transactions', ids: [transactionId] }],
    ['notes-app/create-note', { note: {} }],
    ['notes-app/update-note', { note }],
    ['notes-app/remove-note', { noteId: note?.id }],
    ['notes-app/update-labels', { labels: [] }],
    ['todo-app/new-todo', { todo: { labels: [1] } }],
    ['todo-app/update-todo', { todo }],
    ['todo-app/update-todo', { todo, base: todo }],
    ['todo-app/set-folder', { selectedTodoIds: [todo?.id], folderId: 0 }],
    ['todo-app/toggle-label', { selectedTodoIds: [todo?.id], labelId: 1 }],
    ['todo-app/remove-todo', { id: todo?.id }],
    ['todo-app/delete-todos', { selectedTodoIds: [todo?.id] }],
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
    ['calendar-app/add-event', { newEvent: { start: '2026-03-01T00:00:00.000Z' } }],
    ['calendar-app/update-event', { event, base: event }],
    ['calendar-app/remove-event', { eventId: event?.id }],
    ['mail-app/update-mail', { id: mail?.id, read: true, labels: [1] }],
    ['mail-app/set-folder', { selectedMailIds: [mail?.id], folderId: 3 }],
    ['mail-app/toggle-label', { selectedMailIds: [mail?.id], labelId: 2 }],
    ['mail-app/delete-mails', { selectedMailIds: [mail?.id] }],
    ['mail-app/save-draft', { to: [], subject: '', message: '' }],
    ['mail-app/save-draft', { id: draft?.id, to: ['staff@ezone.example'], subject: '', message: '' }],
    ['mail-app/send-mail', { to: [user.data.email], subject: '', message: '', draftId: draft?.id }],
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
    ['scrumboard-app/board/new', { board: { name: 'New' } }],
    ['scrumboard-app/board/rename', { boardId, boardTitle: 'New' }],
    ['scrumboard-app/board/settings/update', { boardId, settings: { color: 'red' } }],
    ['scrumboard-app/board/labels/update', { boardId, labels: labels.slice(1), base: labels }],
    ['scrumboard-app/board/labels/update', { boardId, labels, base: labels.slice(1) }],
    ['scrumboard-app/list/order', { boardId, lists: lists.toReversed() }],
    ['scrumboard-app/card/update', { boardId, card: { ...card, name: 'New' }, base: card }],
    ['scrumboard-app/card/remove', { boardId, cardId }],
    ['trash/restore', { list: 'scrumboard-app/cards', ids: [cardId] }],
    ['scrumboard-app/card/new', { boardId, listId: otherList?.id, data: newCard }],
    ['scrumboard-app/list/rename', { boardId, listId, listTitle: 'New' }],
    ['scrumboard-app/list/remove', { boardId, listId }],
    ['trash/restore', { list: 'scrumboard-app/lists', ids: [listId] }],
    ['scrumboard-app/list/new', { boardId, data: { name: 'New' } }],
    ['scrumboard-app/board/delete', { boardId }],
    ['trash/restore', { list: 'scrumboard-app/boards', ids: [boardId] }],
    ['auth/user/update', { user: { data: { displayName: 'Ada' } } }],
  ];
  for (const [path, body] of writes) expect([path, (await post(`/api/${path}`, body)).statusCode]).toEqual([path, 200]);
  const { url } = await upload(server, { token }, 'a.txt', 'text');
  await get(url);
  await post('/api/auth/user/update', { user: { data: { photoURL: url } } });
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
    .filter((text) => /^(select|update|delete|insert into "(calendar_event|note|todo|todo_label_link)") /.test(text))
    .flatMap(planOf);
  const found = (how: RegExp) => new Set(plans.flatMap((line) => how.exec(line)?.[1] ?? []));
  // Contacts are everybody, in the order of their index, each with its profile.
  // An order is a list of values, which is read from end to end; what it orders is found by its id.
  expect(found(/^SCAN (?!\d+-ROW VALUES)(.+)/)).toEqual(
    new Set([
      ...['chat_profile', 'user USING INDEX user_display_name_id_index'],
      // A list of values that is one row long.
      ...['CONSTANT ROW', 'placed'],
      // How much is stored is added up in an index.
      'file_blob USING COVERING INDEX file_blob_size_index',
    ]),
  );
  // What moved on accounts is added up in indexes, and a dashboard reads the days that it shows.
  for (const search of [
    'bank_transaction USING COVERING INDEX bank_transaction_owner_id_account_id_date_place_id_amount_index',
    'bank_transaction USING COVERING INDEX bank_transaction_owner_id_counter_account_id_amount_index',
    'shop_order USING INDEX shop_order_owner_id_date_index (owner_id=? AND date>? AND date<?)',
    'mail USING INDEX mail_owner_id_time_index (owner_id=? AND time>? AND time<?)',
  ])
    expect(plans).toContainEqual(expect.stringContaining(`SEARCH ${search}`));
  // What is unread is counted without reading the messages.
  const counted = 'chat_message_chat_id_sequence_sender_id_index (chat_id=? AND sequence>?)';
  expect(plans).toContain(`SEARCH chat_message USING COVERING INDEX ${counted}`);
  const tables = [
    ...['board', 'board_label', 'board_member', 'calendar_event', 'card_label', 'card_member', 'chat_member'],
    ...[
      'chat_message',
      'contact',
      'contact_group',
      'contact_mark',
      'course',
      'course_progress',
      'faq_item',
      'file',
      'file_upload',
      'file_version',
    ],
    ...['invoice', 'knowledge_base_article', 'knowledge_base_category', 'mail', 'mail_label_link', 'member', 'note'],
    ...['note_label', 'notification', 'product', 'project', 'quick_panel_entry', 'seeded_document', 'shop_order'],
    ...['todo', 'todo_label_link', 'upload', 'upload_reference', 'user'],
  ];
  expect([...found(/^SEARCH (\w+)/)]).toEqual(expect.arrayContaining(tables));
  for (const index of ['starred_position_id', 'important_position_id', 'completed_position_id', 'due_date']) {
    expect(plans).toContainEqual(expect.stringMatching(`^SEARCH todo USING INDEX todo_owner_id_${index}_index`));
  }
  // A page of those with a label begins at its place, and nothing is put in order.
  const labelled = [...statements].filter((text) =>
    /^select .+ "todo_label_link" .+ order by "along_position"/.test(text),
  );
  expect(labelled).toHaveLength(3);
  for (const plan of labelled.map(planOf)) {
    const index = 'todo_label_link_owner_id_label_record_position_todo_id_index';
    expect(plan).toEqual([
      expect.stringMatching(`^SEARCH todo_label_link USING COVERING INDEX ${index}`),
      expect.stringMatching(/^SEARCH todo USING INDEX/),
    ]);
  }
  // Which contacts are marked and in which groups takes one look for each of them.
  const ofContacts = [...statements].filter((text) => /^select .+ from "contact" /.test(text)).flatMap(planOf);
  for (const table of [/^SEARCH (contact_mark) /, /^SEARCH (member) USING.+contact_group_member/]) {
    const looks = ofContacts.filter((line) => table.test(line));
    expect(looks).not.toEqual([]);
    for (const look of looks) expect(look).toContain('contact_id=?');
  }
  expect(plans).toContainEqual(
    expect.stringMatching('^SEARCH calendar_event USING INDEX calendar_event_owner_id_start_end_index'),
  );
});

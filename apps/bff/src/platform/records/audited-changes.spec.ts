import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { fromJson } from '../database/columns';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { TrashService } from './trash.service';

const DAY = 24 * 3_600_000;
const ADDRESS = '192.0.2.7';
/** What no entry may hold. */
const CONTENT = 'a harbour nobody may read of';

type Entry = { id: string };
type Board = Entry & { lists: Entry[]; cards: Entry[] };

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  [ada, bob] = [await server.register(), await server.register()];
});
afterAll(() => server.close());

async function entries() {
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').selectAll().orderBy('sequence')));
  return stored.map(({ details, ...entry }) => ({ ...entry, details: fromJson(details) }));
}
/** What is recorded while something is done. */
async function entriesOf(work: () => Promise<unknown>) {
  const before = (await entries()).length;
  await work();
  return (await entries()).slice(before);
}
/** Sends a request from a known address. */
const send = async (user: TestUser, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await user.post(path, body, { 'x-forwarded-for': ADDRESS, ...headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Entry>();
};

const product = {
  ...{ name: CONTENT, handle: 'harbour', description: CONTENT, categories: [], tags: [], featuredImageId: '' },
  ...{ images: [], priceTaxExcl: 49.9, priceTaxIncl: 54.89, taxRate: 10, comparedPrice: 59.99, quantity: 3 },
  ...{ sku: 'CP-1', width: '60 cm', height: '40 cm', depth: '2 cm', weight: '1 kg', extraShippingFee: 0, active: true },
};
const saveProduct = (user: TestUser, changes: object = {}) =>
  send(user, '/api/e-commerce-app/product/save', { ...product, ...changes });
const newNote = (user: TestUser) => send(user, '/api/notes-app/create-note', { note: { title: CONTENT } });
const fromAda = () => ({ actor: ada.user.uuid, subject: null, address: ADDRESS });

describe('of lists that all users share', () => {
  const PRODUCTS = 'e-commerce-app/products';

  it('tells of each kind of write: who, when, which record, and from which request and session', async () => {
    const began = new Date().toISOString();
    let id = '';
    const recorded = await entriesOf(async () => {
      ({ id } = await saveProduct(ada));
      await send(
        ada,
        '/api/e-commerce-app/product/save',
        { ...product, id, name: 'Other' },
        { 'x-request-id': 'the-second-one' },
      );
      await send(ada, '/api/e-commerce-app/remove-product', { id });
      await send(ada, '/api/trash/restore', { list: PRODUCTS, ids: [id] });
      await send(ada, '/api/e-commerce-app/remove-products', { productIds: [id, 'nothing'] });
      await send(ada, '/api/trash/remove', { list: PRODUCTS, ids: [id] });
    });
    const common = { ...fromAda(), list: PRODUCTS, record: id, details: { count: 1 } };
    const actions = ['created', 'updated', 'removed', 'restored', 'removed', 'deleted'];
    expect(recorded).toMatchObject(actions.map((action) => ({ ...common, action })));
    expect(recorded[1]?.request_id).toBe('the-second-one');
    expect(new Set(recorded.map(({ request_id }) => request_id)).size).toBe(6);
    const [sessionId] = new Set(recorded.map(({ session_id }) => session_id));
    const [registration] = (await entries()).filter(
      ({ action, actor }) => action === 'registration' && actor === ada.user.uuid,
    );
    expect(registration?.details).toEqual({ sessionId });
    for (const { at } of recorded) expect(at >= began && at <= new Date().toISOString()).toBe(true);
  });

  it('names the records of one write, one hundred at most, and counts them', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 101; count += 1) ids.push((await saveProduct(ada)).id);
    const remove = (productIds: string[]) => () =>
      send(ada, '/api/e-commerce-app/remove-products', { productIds: [...productIds, 'nothing'] });
    const few = await entriesOf(remove(ids.slice(0, 2)));
    const first = { action: 'removed', record: null, details: { count: 2, ids: ids.slice(0, 2) } };
    expect(few).toMatchObject([{ ...fromAda(), ...first }]);
    await send(ada, '/api/trash/restore', { list: PRODUCTS, ids: ids.slice(0, 2) });
    const [many] = await entriesOf(remove(ids));
    expect(many?.details).toMatchObject({ count: 101 });
    expect(many && 'ids' in many.details && many.details.ids).toHaveLength(100);
  });

  it('tells of nothing that was refused, or of what is not there', async () => {
    const recorded = await entriesOf(async () => {
      await ada.post('/api/e-commerce-app/remove-product', { id: 'nothing' });
      await ada.post('/api/e-commerce-app/remove-products', { productIds: ['nothing'] });
      await ada.post('/api/e-commerce-app/product/save', { ...product, priceTaxIncl: 1 });
    });
    expect(recorded).toEqual([]);
  });

  it('is stored with the write, or neither is', async () => {
    const rename = (from: string, to: string) =>
      server.app.get(Database).transaction((rows) => rows.schema.alterTable(from).renameTo(to).execute());
    await rename('audit_entry', 'audit_away');
    const [one, several] = [
      await ada.post('/api/e-commerce-app/product/save', { ...product, name: 'Not stored' }),
      await ada.post('/api/scrumboard-app/board/new', { board: { name: 'Not stored' } }),
    ];
    await rename('audit_away', 'audit_entry');
    expect([one.statusCode, several.statusCode]).toEqual([500, 500]);
    const names = [
      ...(await ada.list<{ name: string }>(PRODUCTS)),
      ...(await ada.list<{ name: string }>('scrumboard-app/boards')),
    ].map(({ name }) => name);
    expect(names).not.toContain('Not stored');
  });

  it('tells once of what was made once on a board, however often that was sent', async () => {
    const path = (call: string) => `/api/scrumboard-app/${call}`;
    const { id: boardId } = await ada.call<Entry>(path('board/new'), {
      board: { name: CONTENT, lists: [{ name: CONTENT }] },
    });
    const [list] = (await ada.get(path('board'), { boardId })).json<Board>().lists;
    const data = { name: CONTENT };
    const recorded = await entriesOf(async () => {
      for (const key of ['card-twice', 'card-twice'])
        await send(ada, path('card/new'), { boardId, listId: list?.id, data }, { 'idempotency-key': key });
      for (const key of ['list-twice', 'list-twice'])
        await send(ada, path('list/new'), { boardId, data }, { 'idempotency-key': key });
    });
    expect(recorded.map(({ action, list }) => [list, action])).toEqual([
      ['scrumboard-app/cards', 'created'],
      ['scrumboard-app/lists', 'created'],
    ]);
  });

  it('tells of boards, and of the lists and cards on them', async () => {
    const path = (call: string) => `/api/scrumboard-app/${call}`;
    let board: Board | undefined;
    const recorded = await entriesOf(async () => {
      const { id: boardId } = await ada.call<Entry>(path('board/new'), {
        board: { name: CONTENT, lists: [{ name: CONTENT }] },
      });
      const [list] = (await ada.get(path('board'), { boardId })).json<Board>().lists;
      const listId = list?.id;
      board = await ada.call<Board>(path('card/new'), { boardId, listId, data: { name: CONTENT } });
      const [card] = board.cards;
      await send(ada, path('card/update'), { boardId, card: { ...card, name: 'Other' } });
      await send(ada, path('card/order'), { boardId, lists: board.lists });
      await send(ada, path('list/rename'), { boardId, listId, listTitle: 'Other' });
      await send(ada, path('card/remove'), { boardId, cardId: card?.id });
      await send(ada, '/api/trash/restore', { list: 'scrumboard-app/cards', ids: [card?.id] });
      await send(ada, path('board/settings/update'), { boardId, settings: { color: 'red' } });
      await send(ada, path('board/delete'), { boardId });
    });
    const [boardId, listId, cardId] = [board?.id, board?.lists[0]?.id, board?.cards[0]?.id];
    expect(recorded.map(({ list, action, record }) => [list, action, record])).toEqual([
      ['scrumboard-app/boards', 'created', boardId],
      ['scrumboard-app/cards', 'created', cardId],
      ['scrumboard-app/cards', 'updated', cardId],
      ['scrumboard-app/boards', 'updated', boardId],
      ['scrumboard-app/lists', 'updated', listId],
      ['scrumboard-app/cards', 'removed', cardId],
      ['scrumboard-app/cards', 'restored', cardId],
      ['scrumboard-app/boards', 'updated', boardId],
      ['scrumboard-app/boards', 'removed', boardId],
    ]);
    expect(new Set(recorded.map(({ actor }) => actor))).toEqual(new Set([ada.user.uuid]));
  });
});

describe('of a user’s own lists', () => {
  const NOTES = 'notes-app/notes';

  it('tells of what is taken away and brought back, not of what is written', async () => {
    let id = '';
    const recorded = await entriesOf(async () => {
      const note = await newNote(ada);
      ({ id } = note);
      await send(ada, '/api/notes-app/update-note', { note: { ...note, archive: true } });
      await send(ada, '/api/notes-app/remove-note', { noteId: id });
      await send(ada, '/api/trash/restore', { list: NOTES, ids: [id] });
      await send(ada, '/api/notes-app/remove-note', { noteId: id });
      await send(ada, '/api/trash/remove', { list: NOTES, ids: [id] });
    });
    const common = { ...fromAda(), list: NOTES, record: id, details: { count: 1 } };
    expect(recorded).toMatchObject(
      ['removed', 'restored', 'removed', 'deleted'].map((action) => ({ ...common, action })),
    );
  });

  it('tells of several at once in one entry', async () => {
    const todos = [
      await send(ada, '/api/todo-app/new-todo', { todo: { title: CONTENT } }),
      await send(ada, '/api/todo-app/new-todo', { todo: { title: CONTENT } }),
    ];
    const ids = todos.map(({ id }) => id);
    const recorded = await entriesOf(() => send(ada, '/api/todo-app/delete-todos', { selectedTodoIds: ids }));
    expect(recorded).toMatchObject([{ ...fromAda(), action: 'deleted', record: null, details: { count: 2, ids } }]);
  });

  it('tells of nothing where a notification is dismissed', async () => {
    expect(await entriesOf(() => send(ada, '/api/notification-panel/dismiss-all', {}))).toEqual([]);
  });

  it('tells whose trash the server itself has emptied', async () => {
    const notes = [await newNote(ada), await newNote(bob)];
    await send(ada, '/api/notes-app/remove-note', { noteId: notes[0]?.id });
    await send(bob, '/api/notes-app/remove-note', { noteId: notes[1]?.id });
    const recorded = await entriesOf(() => server.app.get(TrashService).empty(new Date(Date.now() + 31 * DAY)));
    const common = { action: 'deleted', actor: null, address: '', session_id: null, request_id: null, list: NOTES };
    const ofNotes = recorded.filter(({ list }) => list === NOTES);
    expect(ofNotes).toHaveLength(2);
    expect(ofNotes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, subject: ada.user.uuid, record: notes[0]?.id }),
        expect.objectContaining({ ...common, subject: bob.user.uuid, record: notes[1]?.id }),
      ]),
    );
  });
});

it('tells that a user is called or looks another way, not how it has its settings', async () => {
  const update = (data: object) => send(ada, '/api/auth/user/update', { user: { data } });
  const recorded = await entriesOf(async () => {
    await update({ displayName: CONTENT });
    await update({ displayName: CONTENT, settings: { theme: { main: 'ocean' } } });
    await send(ada, '/api/chat/user/data', { name: CONTENT, avatar: '/demo/notes/hills.svg', mood: CONTENT });
  });
  const common = { ...fromAda(), action: 'profile-changed', list: null, session_id: expect.any(String) as string };
  expect(recorded).toMatchObject([
    { ...common, details: { fields: ['displayName'] } },
    { ...common, details: { fields: ['photoURL'] } },
  ]);
});

it('holds nothing of what was written', async () => {
  expect(JSON.stringify(await entries())).not.toContain(CONTENT);
});

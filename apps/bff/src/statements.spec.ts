import type { BeforeApplicationShutdown } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NoteLabelDto } from './modules/notes/notes.dto';
import { DueNotifications } from './modules/due/due-notifications';
import { NotificationsService } from './modules/notifications/notifications.service';
import type { BoardDto } from './modules/scrumboard/scrumboard.dto';
import { Database } from './platform/database/database';
import { Purges } from './platform/database/purges';
import { openApiDocument } from './platform/openapi/docs';
import { DEMO_ADMIN_ID } from './platform/openapi/demo-ids';
import { Sessions } from './platform/auth/sessions.service';
import { SearchIndex } from './platform/search/search-index';
import { documentedCalls, type DocumentedCall } from './testing/documented-calls';
import { exampleRequest, type CallRequest } from './testing/example-request';
import { inOrderOfExamples } from './testing/in-order-of-examples';
import { StatementCounter } from './testing/statement-counter';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { wordsIn } from './testing/words-in';

/** In milliseconds: four hundred requests on two servers take long on a busy machine. */
const TIMEOUT = 120_000;

/** How many are added of everything, and how many records a call is about that takes a list of them. */
const MANY = 10;

/** These add something; without the fields of `KNOWN` it is a new one each time. */
const ADDING = [
  'POST /api/academy-app/course/save',
  'POST /api/calendar-app/add-event',
  'POST /api/chat/send-message',
  'POST /api/contacts-app/add-contact',
  'POST /api/e-commerce-app/product/save',
  'POST /api/mail-app/save-draft',
  'POST /api/notes-app/create-note',
  'POST /api/profile/post',
  'POST /api/scrumboard-app/board/new',
  'POST /api/scrumboard-app/card/new',
  'POST /api/scrumboard-app/list/new',
  'POST /api/todo-app/new-todo',
];
const KNOWN = ['id', 'base', 'clientMessageId'];

/** Of these there is ten times as much then. What cannot be added is there with the demo data, or it is a catalogue. */
const LONG_LISTS = [
  ...['academy-app/courses', 'calendar-app/events', 'contacts-app/contacts', 'e-commerce-app/orders'],
  ...['e-commerce-app/products', 'faq', 'file-manager-app/files', 'mail-app/mails', 'knowledge-base'],
  ...['knowledge-base/categories', 'notes-app/notes', 'notification-panel/data', 'scrumboard-app/boards'],
  ...['todo-app/todos', 'trash'],
];

let document: OpenAPIObject;
let calls: DocumentedCall[];

const adminOf = (server: TestServer) => server.signIn('admin@ezone.example', 'admin');

/** Leaves what the examples name, with the labels that it has, and of each owner one record of each kind. */
async function removeMost({ app }: TestServer): Promise<void> {
  const orm = app.get(MikroORM);
  const named = calls.flatMap((call) => wordsIn(Object.values(exampleRequest(call, document))));
  const texts = [...new Set(named)].map((id) => `'${id}'`).join(', ');
  for (const { tableName, primaryKeys, properties } of orm.getMetadata().getAll().values()) {
    if (/^user$|label$/.test(tableName) || primaryKeys.join() !== 'id') continue;
    const firsts = `select min(id) from "${tableName}" ${'ownerId' in properties ? 'group by owner_id' : ''}`;
    const remove = `delete from "${tableName}" where id not in (${texts}) and id not in (${firsts})`;
    await orm.em.getConnection().execute(remove);
  }
}

async function addMore(server: TestServer): Promise<void> {
  const admin = await adminOf(server);
  for (let added = 0; added < MANY; added += 1) {
    for (const call of calls.filter(({ route }) => ADDING.includes(route))) {
      const { payload = {} } = exampleRequest(call, document);
      await admin.call(
        call.path,
        Object.fromEntries(Object.entries(payload).filter(([name]) => !KNOWN.includes(name))),
      );
    }
  }
  for (let added = 0; added < 3 * MANY; added += 1) {
    await admin.call('/api/file-manager-app/create-folder', { name: `Folder ${String(added)}` });
  }
  const more = Array.from({ length: MANY }, (_, place) => ({ name: `Label ${String(place)}` }));
  const labels = await admin.list<NoteLabelDto>('notes-app/labels');
  await admin.call('/api/notes-app/update-labels', { labels: [...labels, ...more] });
  const { id, displayName } = { id: DEMO_ADMIN_ID, displayName: 'Ada' };
  await server.app.get(Database).transaction(async (rows) => {
    for (let added = 0; added < MANY; added += 1) {
      await server.app
        .get(NotificationsService)
        .notify(rows, id, { kind: 'welcome', params: { displayName }, variant: 'info' });
    }
  });
}

/** What is sent or answered as a file. */
const NOT_IN_JSON = [
  ...['POST /api/uploads', 'GET /api/uploads/{id}', 'GET /api/uploads/files/{id}', 'GET /api/mail-app/frame'],
  'POST /api/file-manager-app/upload-piece',
  // Its bytes are those of a version, of which few are left.
  'GET /api/file-manager-app/file-text',
];

/** They ask somebody else who the caller is, or name what is not known beforehand. */
const OF_NOTHING = [
  ...['POST /api/auth/auth0', 'POST /api/auth/firebase'],
  ...['POST /api/auth/end-session', 'POST /api/auth/reset-password', 'POST /api/auth/accept-invitation'],
];

/** What a call asks for: all of a list, and of ids that stand in a list ten, where the user has so many. */
async function requestOf(call: DocumentedCall, admin: TestUser): Promise<CallRequest> {
  const { query, headers, payload } = exampleRequest(call, document);
  const asked = Object.entries(query).filter(([name]) => isNeeded(call, name));
  const parts = Object.entries({ ...payload, ...(await more(call, admin)) });
  const body = await Promise.all(parts.map(async ([name, part]) => [name, await withMany(part, call, admin)] as const));
  return { query: Object.fromEntries(asked), headers, ...(payload && { payload: Object.fromEntries(body) }) };
}

/** What is not needed narrows a list; sign-in by address has to have what it need not have. */
const isNeeded = ({ parameters, path }: DocumentedCall, name: string) =>
  path === '/api/auth' || parameters.some((parameter) => parameter.name === name && parameter.required);

type Entry = { id: string; authorId?: string | null };

/** Only who has written something may remove it. */
const isTheAdmins = ({ authorId }: Entry) => authorId === undefined || authorId === DEMO_ADMIN_ID;

/** Calls that do all or nothing: of the first ten accounts some have others below them, and stay. */
const ALL_OR_NOTHING = ['POST /api/accounting-app/remove-accounts'];

/** A list of one id becomes one of ten, of the list of the same app that the id is of. */
async function withMany(part: unknown, { tag, route }: DocumentedCall, { get }: TestUser): Promise<unknown> {
  if (ALL_OR_NOTHING.includes(route)) return part;
  const [id, ...others] = Array.isArray(part) ? (part as unknown[]) : [];
  if (typeof id !== 'string' || others.length > 0) return part;
  for (const { path } of calls.filter((call) => call.method === 'GET' && call.tag === tag)) {
    const entries = (await get(path)).json<unknown>();
    const ids = Array.isArray(entries) ? (entries as Entry[]).filter(isTheAdmins).map((entry) => entry.id) : [];
    if (ids.includes(id)) return [...new Set([id, ...ids])].slice(0, MANY);
  }
  return part;
}

/** What the example of a call cannot name, because it is of what is there now. */
async function more({ route }: DocumentedCall, admin: TestUser): Promise<object> {
  switch (route) {
    case 'POST /api/scrumboard-app/card/order':
    case 'POST /api/scrumboard-app/list/order': {
      const { boardId } = exampleOf('GET /api/scrumboard-app/board').query as { boardId: string };
      const { lists } = (await admin.get('/api/scrumboard-app/board', { boardId })).json<BoardDto>();
      return { lists, base: lists };
    }
    case 'POST /api/notes-app/update-labels':
      return { labels: await admin.list<NoteLabelDto>('notes-app/labels') };
    // What its sender has had already would be no change.
    case 'POST /api/academy-app/course/update':
      return { base: {} };
    case 'POST /api/auth/revoke-api-token':
      return { tokenId: (await admin.list<{ id: string }>('auth/api-tokens'))[0]?.id };
    case 'POST /api/notification-panel/dismiss':
      return { id: (await admin.list<{ id: string }>('notification-panel/data'))[0]?.id };
    case 'POST /api/notification-panel/restore':
      return { ids: (await admin.list<{ id: string }>('notification-panel/data')).map(({ id }) => id) };
    default:
      return {};
  }
}

const exampleOf = (route: string) =>
  exampleRequest(calls.find((call) => call.route === route) as DocumentedCall, document);

type Counted = { statements: number; status: number; length: number };

/** What each call runs and answers, one after the other, on a server of its own. */
async function counted(prepare: (server: TestServer) => Promise<void>): Promise<Map<string, Counted>> {
  const server = await startTestServer();
  document = openApiDocument(server.app);
  // They have specs of their own.
  const inJson = documentedCalls(document).filter(({ route }) => ![...NOT_IN_JSON, ...OF_NOTHING].includes(route));
  calls = inOrderOfExamples(inJson).filter(({ level }) => level === 'user' || level === 'public');
  await prepare(server);
  // Another session, which some calls end; all that was seen of sessions is written.
  await (await adminOf(server)).get('/api/auth/sessions');
  const admin = await adminOf(server);
  // What the server does by itself, between two calls, is none of theirs.
  for (const background of [SearchIndex, DueNotifications, Sessions])
    await server.app.get<BeforeApplicationShutdown>(background).beforeApplicationShutdown();
  // Nothing of the start goes on meanwhile.
  await server.app.get(Purges).run();
  const counter = await StatementCounter.of(server.app);
  const found = new Map<string, Counted>();
  for (const call of calls) {
    const { query, headers, payload } = await requestOf(call, admin);
    const authorized = { ...headers, authorization: `Bearer ${admin.token}` };
    const send = () => server.send({ method: call.method, url: call.path, query, payload, headers: authorized });
    // What is looked up once, and is in memory from then on, does not count.
    if (call.method === 'GET') await send();
    const { result, statements } = await counter.during(send);
    found.set(call.route, { statements, status: result.statusCode, length: result.body.length });
  }
  counter.end();
  await server.close();
  return found;
}

it(
  'runs no more statements for much than for little',
  async () => {
    const few = await counted(removeMost);
    const many = await counted(addMore);
    const statementsOf = (found: Map<string, Counted>) =>
      new Map([...found].map(([route, { statements }]) => [route, statements]));
    const growing = [...statementsOf(many)].filter(
      ([route, statements]) => statements > (statementsOf(few).get(route) ?? 0),
    );
    expect(growing).toEqual([]);
    expect(few.get('GET /api/scrumboard-app/board')?.statements).toBeGreaterThan(1);

    const refused = [...few, ...many].filter(([, { status }]) => status !== 200).map(([route]) => route);
    expect(refused).toEqual([]);
    const lengthOf = (found: Map<string, Counted>, list: string) => found.get(`GET /api/${list}`)?.length ?? 0;
    expect(LONG_LISTS.filter((list) => lengthOf(many, list) > 5 * lengthOf(few, list))).toEqual(LONG_LISTS);
  },
  TIMEOUT,
);

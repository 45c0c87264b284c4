import { JwtService } from '@nestjs/jwt';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessLevel } from './platform/auth/access';
import { newSession } from './platform/auth/session';
import { TokensService } from './platform/auth/tokens.service';
import { openApiDocument } from './platform/openapi/docs';
import { DEMO_ADMIN_ID, demoAdminsId } from './platform/openapi/demo-ids';
import { documentedCalls, type DocumentedCall } from './testing/documented-calls';
import { EXAMPLES_OF_NOTHING } from './testing/examples-of-nothing';
import { exampleRequest, type CallRequest } from './testing/example-request';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { upload } from './testing/uploads';
import { wordsIn } from './testing/words-in';

/**
 * Who may make a call, where that is not every user. A door that is opened here is opened on purpose: the table is to be
 * read in the review.
 */
const LEVELS: Record<string, AccessLevel> = {
  'GET /api/auth': 'public',
  'GET /api/auth/access-token': 'public',
  'GET /api/config': 'public',
  'GET /api/faq': 'public',
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'GET /api/icons': 'public',
  'GET /api/knowledge-base': 'public',
  'GET /api/knowledge-base/categories': 'public',
  // A frame sends no token: its address is signed.
  'GET /api/mail-app/frame': 'public',
  // A guest is answered 404, as everybody is who may not see the upload.
  'GET /api/uploads/{id}': 'public',
  'GET /api/uploads/files/{id}': 'public',
  'POST /api/auth/accept-invitation': 'public',
  'POST /api/auth/auth0': 'public',
  'POST /api/auth/firebase': 'public',
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/academy-app/course/save': 'staff',
  'POST /api/academy-app/remove-courses': 'staff',
  'POST /api/auth/sign-in': 'public',
  'POST /api/file-manager-app/begin-uploads': 'staff',
  'POST /api/file-manager-app/cancel-uploads': 'staff',
  'POST /api/file-manager-app/copy-files': 'staff',
  'POST /api/file-manager-app/create-folder': 'staff',
  'POST /api/file-manager-app/move-files': 'staff',
  'POST /api/file-manager-app/remove-files': 'staff',
  'POST /api/file-manager-app/rename-file': 'staff',
  'POST /api/file-manager-app/restore-file-version': 'staff',
  'POST /api/file-manager-app/upload-piece': 'staff',
  'POST /api/file-manager-app/upload-states': 'staff',
  'GET /api/auth/examples/guest': 'onlyGuest',
  'GET /api/auth/examples/staff': 'staff',
  'GET /api/auth/examples/admin': 'admin',
  'GET /api/administration/audit-log': 'admin',
  'GET /api/administration/system': 'admin',
  'GET /api/administration/user': 'admin',
  'GET /api/administration/users': 'admin',
  'POST /api/administration/export-audit-log': 'admin',
  'POST /api/administration/end-sessions': 'admin',
  'POST /api/administration/invite': 'admin',
  'POST /api/administration/renew-invitation': 'admin',
  'POST /api/administration/set-disabled': 'admin',
  'POST /api/administration/set-role': 'admin',
  'POST /api/administration/withdraw-invitation': 'admin',
};

const CALLERS = ['guest', 'forged', 'expired', 'revoked', 'user', 'staff', 'admin'] as const;
type Caller = (typeof CALLERS)[number];
type Verdict = 'in' | 401 | 403;

/** How each level meets each caller, in their order. */
const VERDICTS: Record<AccessLevel, Verdict[]> = {
  //          guest forged expired revoked user staff admin
  public: ['in', 'in', 'in', 'in', 'in', 'in', 'in'],
  onlyGuest: ['in', 401, 401, 401, 403, 403, 403],
  user: [401, 401, 401, 401, 'in', 'in', 'in'],
  staff: [401, 401, 401, 401, 403, 'in', 'in'],
  admin: [401, 401, 401, 401, 403, 403, 'in'],
};

/** The token is what this call is about: without a good one it is let in and refused by the call itself. */
const REFRESH = 'GET /api/auth/access-token';

/** What users have together: another user may change it, or what of it is not somebody’s own, as the specs of its module say. */
const SHARED = /\/((academy|e-commerce|file-manager|scrumboard)-app|profile)\//;

let server: TestServer;
let document: OpenAPIObject;
let calls: DocumentedCall[];
let admin: TestUser;
let other: TestUser;
let tokenOf: Record<Caller, () => Promise<string | undefined>>;
beforeAll(async () => {
  server = await startTestServer();
  document = openApiDocument(server.app);
  calls = documentedCalls(document);
  admin = await server.signIn('admin@ezone.example', 'admin');
  other = await server.register();
  const staff = await server.signIn('staff@ezone.example', 'staff');
  // What is tried with a token of theirs may end all of their sessions.
  const third = await server.register();
  // Demo contacts have the role `user` alone; they cannot sign in.
  const [contact] = await admin.list<{ id: string }>('chat/contacts');
  const revoked = await server.signIn('admin@ezone.example', 'admin');
  await revoked.post('/api/auth/sign-out');
  const [header, , signature] = admin.token.split('.');
  const forgedPayload = Buffer.from(JSON.stringify({ sub: admin.user.uuid, exp: 2 ** 31 })).toString('base64url');
  const jwt = server.app.get(JwtService, { strict: false });
  const claims = jwt.decode<{ iat: number }>(admin.token);
  const expired = await jwt.signAsync({ ...claims, iat: claims.iat - 100, exp: claims.iat - 1 });
  // Each time of a session of its own, which the call may end.
  const issue = (userId = '') => server.app.get(TokensService).issue(userId, newSession());
  tokenOf = {
    guest: () => Promise.resolve(undefined),
    forged: () => Promise.resolve([header, forgedPayload, signature].join('.')),
    expired: () => Promise.resolve(expired),
    revoked: () => Promise.resolve(revoked.token),
    user: () => issue(contact?.id),
    staff: () => issue(staff.user.uuid),
    admin: () => issue(third.user.uuid),
  };
});
afterAll(() => server.close());

it('documents the levels that are meant, and one for each call', () => {
  const documented = Object.fromEntries(calls.map(({ route, level }) => [route, level]));
  const meant = Object.fromEntries(calls.map(({ route }) => [route, LEVELS[route] ?? 'user']));
  expect(documented).toEqual(meant);
  expect(Object.keys(documented)).toEqual(expect.arrayContaining(Object.keys(LEVELS)));
});

it.each(CALLERS)('lets in or refuses as documented, before it looks at what is sent: %s', async (caller) => {
  const place = CALLERS.indexOf(caller);
  const met: Record<string, Verdict> = {};
  const meant: Record<string, Verdict | undefined> = {};
  for (const { method, path, route, level } of calls) {
    const token = await tokenOf[caller]();
    const answer = await server.send({
      ...{ method, url: path, ...(method === 'POST' && { payload: { unknown: 1 } }) },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    met[route] = answer.statusCode === 401 || answer.statusCode === 403 ? answer.statusCode : 'in';
    meant[route] = level && VERDICTS[route === REFRESH ? 'user' : level][place];
  }
  expect(met).toEqual(meant);
});

/** Its answer has the second in which it was asked for. */
const SIGNED_ANEW = 'GET /api/mail-app/frame-address';

/** What a user is shown, by call. */
async function shownTo({ get }: TestUser): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const call of calls) {
    if (call.method !== 'GET' || call.level !== 'user' || SHARED.test(call.path) || call.route === SIGNED_ANEW)
      continue;
    const { limit, ...query } = exampleRequest(call, document).query as Record<string, string>;
    shown[call.route] = (await get(call.path, query)).json();
  }
  for (const folderHandle of ['sent', 'drafts']) {
    shown[folderHandle] = (await get('/api/mail-app/mails', { folderHandle })).json();
  }
  return shown;
}

/** Calls whose examples have ids, but of nothing that belongs to one user. */
const NAMING_NOTHING_OWNED = [
  'GET /api/chat/get-chat', // users
  'GET /api/invoices/get-invoice', // shared
  'GET /api/project-dashboard-app/widgets', // shared
  'POST /api/calendar-app/add-events', // the events that it makes
  'POST /api/contacts-app/add-contacts', // the contacts that it makes
  'POST /api/notes-app/create-note', // the lines of a checklist, which are part of it
];

/** Who goes on after a 404 would take it for done: what it is about is there no more, or is somebody else's, which is not told apart. */
const REFUSED_AS_CONFLICT = ['POST /api/accounting-app/assign-account'];

it('does nothing with what is another user’s: it is not found, or passed over in a list', async () => {
  const inTrash = demoAdminsId('note', '1');
  await admin.call('/api/notes-app/remove-note', { noteId: inTrash });
  const wanted = { name: 'Backup', scopes: ['notes:read'], days: 30 };
  const { id: tokenId } = await admin.call<{ id: string }>('/api/auth/make-api-token', wanted);
  const { id: uploaded } = await upload(server, admin, 'a.txt', 'text');
  const before = await shownTo(admin);
  const { groups } = before['GET /api/contacts-app/user'] as { groups: [{ id: string }] };
  const [session] = before['GET /api/auth/sessions'] as [{ id: string }];
  const [notification] = before['GET /api/notification-panel/data'] as [{ id: string }];
  const labels = before['GET /api/notes-app/labels'] as object[];
  /** Where the example names nothing that the demo admin has. */
  const requests: Record<string, Partial<CallRequest>> = {
    'GET /api/contacts-app/contacts': { query: { id: groups[0].id } },
    // Without `base`: with it, labels that the caller has left as they were are passed over.
    'POST /api/notes-app/update-labels': { payload: { labels } },
    'POST /api/auth/end-session': { payload: { sessionId: session.id } },
    'POST /api/auth/revoke-api-token': { payload: { tokenId } },
    'POST /api/notification-panel/dismiss': { payload: { id: notification.id } },
    'POST /api/notification-panel/restore': { payload: { ids: [notification.id] } },
    'POST /api/uploads/remove': { payload: { ids: [uploaded] } },
    'POST /api/trash/restore': { payload: { list: 'notes-app/notes', ids: [inTrash] } },
    'POST /api/trash/remove': { payload: { list: 'notes-app/notes', ids: [inTrash] } },
  };
  const owned = new Set(wordsIn(before).filter((id) => id !== DEMO_ADMIN_ID));
  for (const id of wordsIn(await shownTo(other))) owned.delete(id);
  const met: Record<string, number> = {};
  const meant: Record<string, number> = {};
  for (const call of calls.filter(({ level, path }) => level === 'user' && !SHARED.test(path))) {
    const { query, payload } = { ...exampleRequest(call, document), ...requests[call.route] };
    const words = wordsIn([query, payload]);
    const isOfNothing = call.route in EXAMPLES_OF_NOTHING && !(call.route in requests);
    if (words.length === 0 || isOfNothing || NAMING_NOTHING_OWNED.includes(call.route)) continue;
    expect([call.route, words.some((id) => owned.has(id))]).toEqual([call.route, true]);
    const headers = { authorization: `Bearer ${other.token}` };
    met[call.route] = (await server.send({ method: call.method, url: call.path, query, payload, headers })).statusCode;
    const parts = Object.values(payload ?? {});
    const isOfOne = parts.some((part) => typeof part === 'string' && owned.has(part));
    const isOfList = parts.some((part) => Array.isArray(part) && owned.has(String(part[0])));
    const refused = REFUSED_AS_CONFLICT.includes(call.route) ? 409 : 404;
    meant[call.route] = isOfList && !isOfOne ? 200 : refused;
  }
  expect(Object.keys(met).length).toBeGreaterThan(20);
  expect(met).toEqual(meant);
  expect(await shownTo(admin)).toEqual(before);
});

import { API_SCOPES, type ApiScope } from './platform/auth/api-tokens/api-scopes';
import { openApiDocument } from './platform/openapi/docs';
import { documentedCalls, type DocumentedCall } from './testing/documented-calls';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';

/** Calls that change nothing although their method could, or the other way round: to be read in the review. */
const NAMED: Record<string, ApiScope> = {
  'POST /api/e-commerce-app/products/find': 'e-commerce:read',
  'POST /api/e-commerce-app/products/rows': 'e-commerce:read',
};

/** What each module is open to by its address. */
const MODULES: Record<string, string> = {
  '/api/academy-app': 'academy',
  '/api/accounting-app': 'accounting',
  '/api/calendar-app': 'calendar',
  '/api/chat': 'chat',
  '/api/contacts-app': 'contacts',
  '/api/e-commerce-app': 'e-commerce',
  '/api/file-manager-app': 'file-manager',
  '/api/mail-app': 'mail',
  '/api/notes-app': 'notes',
  '/api/notification-panel': 'notifications',
  '/api/profile': 'profile',
  '/api/scrumboard-app': 'scrumboard',
  '/api/todo-app': 'todo',
  '/api/uploads/files': 'file-manager',
  '/api/uploads': 'uploads',
};

const scopeByAddress = ({ route, method, path }: DocumentedCall): string | undefined => {
  const [, module] = Object.entries(MODULES).find(([folder]) => path === folder || path.startsWith(`${folder}/`)) ?? [];
  return NAMED[route] ?? (module && `${module}:${method === 'GET' ? 'read' : 'write'}`);
};

let server: TestServer;
let calls: DocumentedCall[];
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  calls = documentedCalls(openApiDocument(server.app));
  ada = await server.register();
});
afterAll(() => server.close());

const tokenFor = async (some: readonly ApiScope[]) => {
  const wanted = { name: 'A script', scopes: some, days: 30 };
  return (await ada.call<{ token: string }>('/api/auth/make-api-token', wanted)).token;
};

/** How each call that asks for a user meets a token, before it looks at what is sent. */
async function metBy(token: string): Promise<Record<string, 'in' | number>> {
  const met: Record<string, 'in' | number> = {};
  for (const { method, path, route, level } of calls) {
    if (level === 'public') continue;
    const headers = { authorization: `Bearer ${token}` };
    const payload = method === 'POST' ? { unknown: 1 } : undefined;
    const { statusCode } = await server.send({ method, url: path, headers, payload });
    met[route] = statusCode === 401 || statusCode === 403 ? statusCode : 'in';
  }
  return met;
}
const meant = (verdict: (scope: string | undefined) => 'in' | number) =>
  Object.fromEntries(
    calls.filter(({ level }) => level !== 'public').map(({ route, scope }) => [route, verdict(scope)]),
  );

it('documents the scope of each call, and none of calls that are closed to API tokens', () => {
  const byRoute = (scopeIn: (call: DocumentedCall) => string | undefined) =>
    Object.fromEntries(calls.map((call) => [call.route, scopeIn(call)]));
  expect(byRoute(({ scope }) => scope)).toEqual(byRoute(scopeByAddress));
  expect(new Set(calls.map(({ scope }) => scope))).toEqual(new Set([...API_SCOPES, undefined]));
});

it('lets a token of all scopes in where there is one, and nowhere else', async () => {
  const met = await metBy(await tokenFor(API_SCOPES));
  expect(met).toEqual(meant((scope) => (scope === undefined ? 403 : 'in')));
});

it.each(API_SCOPES)('lets a token of one scope in where it is asked for, and nowhere else: %s', async (scope) => {
  const met = await metBy(await tokenFor([scope]));
  expect(met).toEqual(meant((asked) => (asked === scope ? 'in' : 403)));
});

it('lets a token that is made up in nowhere', async () => {
  expect(await metBy(`ezone_${'A'.repeat(43)}`)).toEqual(meant(() => 401));
});

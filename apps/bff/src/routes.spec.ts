import { openApiDocument } from './platform/openapi/docs';
import { startTestServer, type TestServer } from './testing/test-server';

type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-access'?: string;
  security?: object[];
  responses: Record<string, { content?: object }>;
  requestBody?: object;
};

/** Of Swagger UI: pages and their files, no calls. */
const isPage = (url: string) => url.startsWith('/api/docs');

let server: TestServer;
let document: ReturnType<typeof openApiDocument>;
let operations: { route: string; operation: Operation }[];
beforeAll(async () => {
  server = await startTestServer();
  document = openApiDocument(server.app);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
});
afterAll(() => server.close());

const withAccess = (level: string) =>
  operations.filter(({ operation }) => operation['x-access'] === level).map(({ route }) => route);

it('documents every route that the server has', () => {
  const served = server.routes
    .filter(({ url, method }) => url.startsWith('/api/') && !isPage(url) && method !== 'HEAD' && method !== 'OPTIONS')
    .flatMap(({ url, method }) => [method].flat().map((name) => `${name} ${url.replace(/:(\w+)/g, '{$1}')}`));
  expect(served.length).toBeGreaterThan(20);
  expect(new Set(operations.map(({ route }) => route))).toEqual(new Set(served));
});

it('gives every route an access level', () => {
  for (const { route, operation } of operations) {
    expect([route, operation['x-access']]).toEqual([
      route,
      expect.stringMatching(/^(public|onlyGuest|user|staff|admin)$/),
    ]);
  }
});

// A door that is opened here is opened on purpose: the list is to be read in the review.
it('has these public routes and no others', () => {
  expect(withAccess('public').sort()).toEqual([
    'GET /api/auth',
    'GET /api/auth/access-token',
    'GET /api/config',
    'GET /api/faq',
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/icons',
    'GET /api/knowledge-base',
    'GET /api/knowledge-base/categories',
    // A guest is answered 404, as everybody is who may not see the upload.
    'GET /api/uploads/{id}',
    'POST /api/auth/register',
    'POST /api/auth/sign-in',
  ]);
  expect(withAccess('onlyGuest')).toEqual(['GET /api/auth/examples/guest']);
});

it('refuses whoever shows no token at every other route, before it looks at what is sent', async () => {
  const guarded = operations.filter(({ operation }) => !/public|onlyGuest/.test(operation['x-access'] ?? ''));
  expect(guarded.length).toBeGreaterThan(10);
  for (const { route } of guarded) {
    const [method = '', url = ''] = route.split(' ');
    const answer = await server.send({
      method: method as 'GET' | 'POST',
      url,
      ...(method === 'POST' && { payload: { a: 1 } }),
    });
    expect([route, answer.statusCode]).toEqual([route, 401]);
  }
});

it('names every call once', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names).toEqual(names.map(() => expect.stringMatching(/^[a-z][A-Za-z]+$/) as unknown));
  expect(new Set(names).size).toBe(names.length);
});

it('describes every call: summary, tag, what it answers and how it fails', () => {
  for (const { route, operation } of operations) {
    const { summary, tags, responses } = operation;
    expect([route, summary, tags]).toEqual([route, expect.stringMatching(/\.$/), [expect.any(String)]]);
    for (const status of ['200', '400', '429', '500']) {
      expect([route, status, responses[status]?.content]).toEqual([route, status, expect.any(Object)]);
    }
  }
});

it('says that a token is asked for, and how it is refused, where a level does so', () => {
  for (const { route, operation } of operations) {
    const level = operation['x-access'] ?? '';
    const asked = (operation.security ?? []).every((way) => 'bearer' in way) && operation.security?.length === 1;
    expect([route, asked]).toEqual([route, /user|staff|admin/.test(level)]);
    const refuses = (status: string) => status in operation.responses;
    if (level !== 'public') expect([route, refuses('401')]).toEqual([route, true]);
    if (/onlyGuest|staff|admin/.test(level)) expect([route, refuses('403')]).toEqual([route, true]);
  }
});

it('serves the document, and Swagger UI that shows it', async () => {
  expect((await server.get('/api/docs-json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
  const page = await server.get('/api/docs');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  expect(page.body).toContain('swagger-ui-init.js');
  expect((await server.get('/api/docs/swagger-ui-init.js')).body).toContain('"operationId": "signIn"');
});

it('describes every shape that it speaks of', () => {
  const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(expect.arrayContaining([...new Set(named)]));
});

it('describes every way to sign in that it speaks of', () => {
  const named = operations.flatMap(({ operation }) => (operation.security ?? []).flatMap((way) => Object.keys(way)));
  expect(new Set(named)).toEqual(new Set(Object.keys(document.components?.securitySchemes ?? {})));
});

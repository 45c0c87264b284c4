import { openApiDocument } from './platform/openapi/docs';
import { startTestServer, type TestServer } from './testing/test-server';

type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-access'?: string;
  'x-scope'?: string;
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

it('documents every route that the server has', () => {
  const served = server.routes
    .filter(({ url, method }) => url.startsWith('/api/') && !isPage(url) && method !== 'HEAD' && method !== 'OPTIONS')
    .flatMap(({ url, method }) => [method].flat().map((name) => `${name} ${url.replace(/:(\w+)/g, '{$1}')}`));
  expect(served.length).toBeGreaterThan(20);
  expect(new Set(operations.map(({ route }) => route))).toEqual(new Set(served));
});

it('names every call once', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names).toEqual(names.map(() => expect.stringMatching(/^[a-z][A-Za-z0-9]+$/) as unknown));
  expect(new Set(names).size).toBe(names.length);
});

it('describes every call: summary, tag, what it answers and how it fails', () => {
  for (const { route, operation } of operations) {
    const { summary, tags, responses } = operation;
    expect([route, summary, tags]).toEqual([route, expect.stringMatching(/\.$/), [expect.any(String)]]);
    const ofBodies = route.startsWith('POST') ? ['413', '415'] : [];
    for (const status of ['200', '400', ...ofBodies, '429', '500']) {
      expect([route, status, responses[status]?.content]).toEqual([route, status, expect.any(Object)]);
    }
  }
});

it('says that a token is asked for, and how it is refused, where a level does so', () => {
  for (const { route, operation } of operations) {
    const level = operation['x-access'] ?? '';
    const ways = (operation.security ?? []).flatMap((way) => Object.keys(way));
    const isAsked = operation.security?.every((way) => Object.keys(way).length > 0) && ways.includes('bearer');
    expect([route, isAsked]).toEqual([route, /user|staff|admin/.test(level)]);
    expect([route, ways.includes('apiToken')]).toEqual([route, operation['x-scope'] !== undefined]);
    const refuses = (status: string) => status in operation.responses;
    if (level !== 'public') expect([route, refuses('401')]).toEqual([route, true]);
    if (/onlyGuest|staff|admin/.test(level) || (ways.includes('apiToken') && level !== 'public'))
      expect([route, refuses('403')]).toEqual([route, true]);
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

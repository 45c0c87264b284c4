import { openApiDocument } from '../openapi/docs';
import { documentedCalls, type DocumentedCall } from '../../testing/documented-calls';
import { exampleRequest } from '../../testing/example-request';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

type Body = Record<string, unknown>;
type Identified = { id: string };

let server: TestServer;
let admin: TestUser;
let calls: { call: DocumentedCall; body: Body }[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@ezone.example', 'admin');
  const document = openApiDocument(server.app);
  calls = documentedCalls(document).flatMap((call) => {
    const { payload } = exampleRequest(call, document);
    return payload ? [{ call, body: payload as Body }] : [];
  });
});
afterAll(() => server.close());

const isIdentified = (value: unknown): value is Identified =>
  typeof value === 'object' && value !== null && 'id' in value;

it('changes no record by a base that is another one', async () => {
  const merging = calls.flatMap(({ call, body: { base, ...rest } }) =>
    isIdentified(base) ? [{ call, rest, base }] : [],
  );
  expect(merging.map(({ call }) => call.path)).toEqual(
    expect.arrayContaining(['/api/notes-app/update-note', '/api/scrumboard-app/card/update']),
  );
  for (const { call, rest, base } of merging) {
    const [same, other] = [await admin.post(call.path, { ...rest, base }), { ...base, id: 'another' }];
    expect([call.path, same.statusCode]).toEqual([call.path, 200]);
    const answer = await admin.post(call.path, { ...rest, base: other });
    expect([call.path, answer.statusCode, [...fieldsOf(answer)]]).toEqual([call.path, 400, ['base.id']]);
  }
});

/** A body in which each entry of the lists of this name is there twice. */
const doubled = (body: Body, list: string): Body =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === list && Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : value,
  ) as Body;

/** What the example of a body lacks. */
const WITHOUT_EXAMPLE: Record<string, Body> = {
  'e-commerce-app/product/save': { images: [{ id: '1', url: '/demo/notes/hills.svg', type: 'image' }] },
};

it.each([
  ['notes-app/create-note', 'checklist', 'note.checklist'],
  ['notes-app/update-note', 'checklist', 'note.checklist'],
  ['academy-app/course/save', 'steps', 'steps'],
  ['academy-app/course/update', 'steps', 'steps'],
  ['e-commerce-app/product/save', 'images', 'images'],
  ['scrumboard-app/card/new', 'checkItems', 'data.checklists.0.checkItems'],
])('%s takes no two entries of %s with the same id', async (path, list, field) => {
  const body = calls.find(({ call }) => call.path === `/api/${path}`)?.body ?? {};
  const answer = await admin.post(`/api/${path}`, doubled({ ...body, ...WITHOUT_EXAMPLE[path] }, list));
  expect([answer.statusCode, [...fieldsOf(answer)]]).toEqual([400, expect.arrayContaining([field])]);
});

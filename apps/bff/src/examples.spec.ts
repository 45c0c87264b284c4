import { newSession } from './platform/auth/session';
import { TokensService } from './platform/auth/tokens.service';
import { asyncApiDocument } from './platform/openapi/asyncapi';
import { openApiDocument } from './platform/openapi/docs';
import { socketContract } from './socket-contract';
import { documentedCalls } from './testing/documented-calls';
import { EXAMPLES_OF_NOTHING } from './testing/examples-of-nothing';
import { exampleRequest } from './testing/example-request';
import { inOrderOfExamples } from './testing/in-order-of-examples';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { TestSockets } from './testing/test-sockets';

/** Examples that are refused on purpose, beside those of nothing. */
const REFUSED: Record<string, number> = {
  // It is for guests, and the document is tried by somebody who is signed in.
  'GET /api/auth/examples/guest': 403,
  // The token comes by mail.
  'POST /api/auth/accept-invitation': 400,
  'POST /api/auth/reset-password': 400,
  // The user of the example is a contact of the demo, who is not invited.
  'POST /api/administration/renew-invitation': 409,
  'POST /api/administration/withdraw-invitation': 409,
  // A file has to be chosen.
  'POST /api/uploads': 400,
  'POST /api/file-manager-app/upload-piece': 400,
};

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@ezone.example', 'admin');
});
afterAll(() => server.close());

it('has an example of every call that works as Swagger UI sends it, signed in as the demo admin', async () => {
  const document = openApiDocument(server.app);
  const calls = inOrderOfExamples(documentedCalls(document));
  expect(calls.map(({ route }) => route)).toEqual(
    expect.arrayContaining(Object.keys({ ...REFUSED, ...EXAMPLES_OF_NOTHING })),
  );
  const failed: string[] = [];
  for (const call of calls) {
    // Each time of a session of its own, which the call may end.
    const token = await server.app.get(TokensService).issue(admin.user.uuid, newSession());
    const authorization = `Bearer ${token}`;
    const { query, headers, payload } = exampleRequest(call, document);
    const { statusCode, body } = await server.send({
      ...{ method: call.method, url: call.path, query, payload },
      headers: { authorization, ...headers },
    });
    if (statusCode !== (REFUSED[call.route] ?? (call.route in EXAMPLES_OF_NOTHING ? 404 : 200)))
      failed.push(`${call.route}: ${String(statusCode)} ${body}`);
  }
  expect(failed).toEqual([]);
});

type Messages = Record<string, { name: string; examples?: [{ payload: unknown }] }>;

it('has an example of every event of a client that is accepted', async () => {
  const { components } = asyncApiDocument(server.app, socketContract) as { components: { messages: Messages } };
  const events = Object.entries(components.messages).filter(([key]) => key.startsWith('client.'));
  expect(events.length).toBeGreaterThan(5);
  const other = await startTestServer();
  const sockets = await TestSockets.listen(other);
  const { ask } = await sockets.connect(await other.signIn('admin@ezone.example', 'admin'));
  for (const [, { name, examples }] of events) {
    expect([name, await ask(name, examples?.[0].payload)]).toEqual([name, expect.objectContaining({ ok: true })]);
  }
  sockets.close();
  await other.close();
});

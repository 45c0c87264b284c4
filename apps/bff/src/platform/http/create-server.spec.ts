import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let port: number;
beforeAll(async () => {
  const timeouts = { headers: 100, body: 200, file: 1000, checkInterval: 20 };
  server = await startTestServer({ env: { DEMO_DATA: 'false' }, timeouts });
  await server.app.listen(0, '127.0.0.1');
  port = Number(new URL(await server.app.getUrl()).port);
});
afterAll(() => server.close());

const HEAD = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: ezone\r\ncontent-type: application/json\r\n';

/** Sends a part of a request and nothing more. @returns what the server says before it ends the connection */
async function begin(part: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (data) => (said += data.toString()));
  socket.write(part);
  await once(socket, 'close');
  return said;
}

it.each([
  ['headers that never end', HEAD],
  ['a body that never ends', `${HEAD}content-length: 100\r\n\r\n{`],
  ['a body in pieces that never ends', `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
])('does not wait for %s', async (_, part) => {
  expect(await begin(part)).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ['is too long', `${HEAD}content-length: 2000000\r\n\r\n{`, 413],
  ['is of no type that is read', `${HEAD.replace('application/json', 'text/x')}content-length: 100\r\n\r\n{`, 415],
])('outlives a body that %s and never ends', async (_, part, status) => {
  expect(await begin(part)).toContain(`HTTP/1.1 ${String(status)} `);
  // By the end of a whole wait, that for the refused body is over, too.
  expect(await begin(`${HEAD}content-length: 100\r\n\r\n{`)).toContain('HTTP/1.1 408 ');
  expect((await fetch(`http://127.0.0.1:${String(port)}/api/health/live`)).status).toBe(200);
});

it.each([
  ['two lengths', 'content-length: 2\r\ncontent-length: 40\r\n\r\n{}'],
  ['a length and pieces', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['pieces that are none', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
])('refuses a body of %s, of which a proxy could see another end', async (_, part) => {
  expect(await begin(`${HEAD}${part}`)).toMatch(/^HTTP\/1\.1 400 /);
});

it('waits longer for a file, and not for ever', async () => {
  const { token } = await server.register();
  const head = [
    'POST /api/uploads HTTP/1.1\r\nhost: ezone\r\ncontent-length: 1000',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
  ];
  const began = performance.now();
  const said = await begin(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - began).toBeGreaterThan(900);
});

it('does not wait that long for a file that it has refused', async () => {
  const began = performance.now();
  const head = 'POST /api/uploads HTTP/1.1\r\nhost: ezone\r\ncontent-length: 1000\r\n';
  const said = await begin(`${head}content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 401 /);
  expect(performance.now() - began).toBeLessThan(900);
});

it('bounds by default how long a request may take to come in', async () => {
  const usual = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const { headersTimeout, requestTimeout } = usual.app.getHttpServer() as {
    headersTimeout: number;
    requestTimeout: number;
  };
  expect([headersTimeout, requestTimeout]).toEqual([20_000, 600_000]);
  await usual.close();
});

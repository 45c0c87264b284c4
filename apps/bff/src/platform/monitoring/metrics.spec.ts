import { startTestServer, type TestServer } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';

let server: TestServer;
let metrics: string;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', METRICS_PORT: '0', LOG_LEVEL: 'info' } });
  metrics = `http://127.0.0.1:${String(portOf(server))}/metrics`;
});
afterAll(() => server.close());

const read = async () => (await fetch(metrics)).text();

it('counts requests by their route, and says nothing of whom they were about', async () => {
  const { get } = await server.register();
  await get('/api/notes-app/notes', { limit: '2' });
  await server.get('/api/notes-app/notes');
  await server.get('/api/no-such-call/secret-of-somebody');
  const text = await read();
  const counted = (route: string, status: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${String(status)}"} 1`;
  expect(text).toContain(counted('/api/notes-app/notes', 200));
  expect(text).toContain(counted('/api/notes-app/notes', 401));
  expect(text).not.toContain('secret-of-somebody');
  expect(text).not.toContain('limit=');
});

it('counts the connections of sockets', async () => {
  const sockets = await TestSockets.listen(server);
  await sockets.connect(await server.register());
  expect(await read()).toMatch(/^socket_connections 1$/m);
  sockets.close();
});

it('measures the process', async () => {
  expect(await read()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it('answers nothing else, and is nowhere on the port of the app', async () => {
  expect((await fetch(metrics.replace('/metrics', '/api/health/live'))).status).toBe(404);
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
  expect((await server.get('/metrics')).body).not.toContain('nodejs_');
  expect((await server.get('/api/metrics')).statusCode).toBe(404);
});

const portOf = ({ logged }: TestServer) =>
  logged.map((line) => (JSON.parse(line) as { metricsPort?: number }).metricsPort).find(Boolean);

it('listens where the app does, and no longer than it', async () => {
  const env = { DEMO_DATA: 'false', METRICS_PORT: '0', LOG_LEVEL: 'info', HOST: '127.0.0.2' };
  const other = await startTestServer({ env });
  const at = (host: string) => fetch(`http://${host}:${String(portOf(other))}/metrics`).then(({ status }) => status);
  expect(await at('127.0.0.2')).toBe(200);
  await expect(at('127.0.0.1')).rejects.toThrow();
  await other.close();
  await expect(at('127.0.0.2')).rejects.toThrow();
});

it('names its own setting where its port is taken', async () => {
  const env = { DEMO_DATA: 'false', METRICS_PORT: String(portOf(server)) };
  await expect(startTestServer({ env })).rejects.toThrow(/^METRICS_PORT: .*EADDRINUSE/);
});

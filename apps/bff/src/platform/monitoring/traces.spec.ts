import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { startTestServer } from '../../testing/test-server';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
let collector: Server;
let endpoint: string;
beforeAll(async () => {
  collector = createServer((sent, answer) => {
    void json(sent).then((body) => {
      const { resourceSpans } = body as Export;
      if (sent.url === '/v1/traces')
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`;
});
afterAll(() => collector.close());

const valueOf = (span: Span | undefined, key: string) => span?.attributes.find((one) => one.key === key)?.value;

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
/** What a proxy says of the trace that it has begun; `00` at its end asks not to record it. */
const traceparent = (flags = '01') => `00-${TRACE}-${PARENT}-${flags}`;
const start = (env: Record<string, string> = {}) =>
  startTestServer({ env: { DEMO_DATA: 'false', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env } });
const ofTrace = () => spans.filter(({ traceId }) => traceId === TRACE);
const below = (parent: Span | undefined) => ofTrace().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

/** Sends a body in two parts, as it arrives from afar. */
const sendInParts = async (url: string, body: string, headers: Record<string, string>) => {
  const sending = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  sending.write(body.slice(0, 9));
  await new Promise(setImmediate);
  sending.end(body.slice(9));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

beforeEach(() => {
  spans.length = 0;
});

it('sends a span of each request, with what the database did for it, as part of the trace of the proxy', async () => {
  const server = await start({ TRUST_PROXY: '1' });
  const { user, token, get } = await server.register();
  await server.app.listen(0, '127.0.0.1');
  await get('/api/notes-app/notes', { limit: '7' }, { traceparent: traceparent() });
  const created = await sendInParts(
    `${await server.app.getUrl()}/api/notes-app/create-note`,
    JSON.stringify({ note: { title: 'Top secret' } }),
    { traceparent: traceparent(), authorization: `Bearer ${token}` },
  );
  expect(created).toBe(200);
  await get('/api/notes-app/notes', { cursor: 'none' }, { traceparent: traceparent('00') });
  // What is not sent yet is sent before it ends.
  await server.close();

  const [list, create, refused] = ofTrace().filter(({ parentSpanId }) => parentSpanId === PARENT);
  expect(list?.name).toBe('GET /api/notes-app/notes');
  expect(valueOf(list, 'http.response.status_code')).toEqual({ intValue: 200 });
  expect(create?.name).toBe('POST /api/notes-app/create-note');
  expect(valueOf(refused, 'http.response.status_code')).toEqual({ intValue: 400 });
  expect(below(list).map(({ name }) => name)).toContain('database read');
  const write = below(create).find(({ name }) => name === 'database write');
  expect(valueOf(write, 'db.query.text')?.stringValue).toContain('insert into');

  const all = JSON.stringify(spans);
  for (const secret of ['Top secret', 'limit=7', user.uuid, token]) expect(all.includes(secret)).toBe(false);
});

it.each<Record<string, string>>([{}, { TRUST_PROXY: '10.0.0.0/8' }])(
  'takes no trace from who is no proxy, with %j',
  async (env) => {
    const server = await start(env);
    await server.get('/api/health/live', {}, { traceparent: traceparent() });
    await server.close();
    expect(spans.map(({ name }) => name)).toContain('GET /api/health/live');
    expect(ofTrace()).toEqual([]);
  },
);

it('marks what has failed', async () => {
  const server = await start();
  const database = server.app.get(Database);
  jest.spyOn(database, 'answers').mockResolvedValue(false);
  await server.get('/api/health/ready');
  await trace.getTracer('spec').startActiveSpan('around', async (span) => {
    const broken = built((rows) => rows.selectFrom('seed_marker').select('gone' as 'name'));
    await expect(database.read(broken)).rejects.toThrow();
    span.end();
  });
  await server.close();
  const failed = spans.filter(({ status }) => status.code === 2).map(({ name }) => name);
  expect(failed.sort()).toEqual(['GET /api/health/ready', 'database read']);
});

describe('a collector', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  it.each([
    ['is away', () => 'http://127.0.0.1:9'],
    ['never answers', () => `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`],
  ])('that %s keeps no request and no end of the server waiting', async (_, address) => {
    const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: address() });
    expect((await server.get('/api/health/live')).statusCode).toBe(200);
    const began = performance.now();
    await server.close();
    // The exporter itself would wait for ten seconds, which is as long as a stop may take.
    expect(performance.now() - began).toBeLessThan(6000);
  });
});

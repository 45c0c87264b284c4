import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
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
  collector = createServer((request, answer) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as Export;
      if (request.url === '/v1/traces')
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

it('sends a span of each request, with what the database did for it, as part of the trace of whoever asked', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
  const { user, token, get, post } = await server.register();
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  await get('/api/notes-app/notes', { limit: '7' }, { traceparent });
  await post('/api/notes-app/create-note', { note: { title: 'Top secret' } }, { traceparent });
  await get('/api/notes-app/notes', { cursor: 'none' }, { traceparent });
  // What is not sent yet is sent before it ends.
  await server.close();

  const ours = spans.filter(({ traceId }) => traceId === TRACE);
  const [list, create, refused] = ours.filter(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7');
  expect(list?.name).toBe('GET /api/notes-app/notes');
  expect(valueOf(list, 'http.response.status_code')).toEqual({ intValue: 200 });
  expect(create?.name).toBe('POST /api/notes-app/create-note');
  expect(valueOf(refused, 'http.response.status_code')).toEqual({ intValue: 400 });
  const below = (parent: Span | undefined) => ours.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  expect(below(list).map(({ name }) => name)).toContain('database read');
  expect(below(create).map(({ name }) => name)).toContain('database write');
  const [write] = below(create).filter(({ name }) => name === 'database write');
  expect(valueOf(write, 'db.query.text')?.stringValue).toContain('insert into');

  const all = JSON.stringify(spans);
  for (const secret of ['Top secret', 'limit=7', user.uuid, token]) expect(all.includes(secret)).toBe(false);
});

it('answers, and ends, as usual where the collector is away', async () => {
  const away = 'http://127.0.0.1:9';
  const server = await startTestServer({ env: { DEMO_DATA: 'false', OTEL_EXPORTER_OTLP_ENDPOINT: away } });
  expect((await server.get('/api/health/live')).statusCode).toBe(200);
  await server.close();
});

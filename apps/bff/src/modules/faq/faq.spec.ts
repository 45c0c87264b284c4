import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { FaqItemDto } from './faq.dto';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers anybody 14 questions, each with an answer', async () => {
  const items = await server.list<FaqItemDto>('faq');
  expect(items).toHaveLength(14);
  for (const item of items) {
    expect(item).toEqual({
      id: expect.any(String),
      question: expect.stringMatching(/\?$/),
      answer: expect.stringMatching(/\.$/),
    });
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(14);
  expect(items[0]?.question).toBe('Who can see my mail, notes and todos?');
});

it('is read page by page in the same order', async () => {
  const pages = await pagesOf<FaqItemDto>(server, 'faq', 5);
  expect(pages.map(({ length }) => length)).toEqual([5, 5, 4]);
  expect(pages.flat()).toEqual(await server.list('faq'));
});

it('answers 304 to whoever has it', async () => {
  const { headers } = await server.get('/api/faq');
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = await server.get('/api/faq', {}, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each<Record<string, string>>([{ limit: '0' }, { limit: '501' }, { limit: 'ten' }, { cursor: 'nonsense' }])(
  'refuses %j',
  async (query) => {
    expect((await server.get('/api/faq', query)).statusCode).toBe(400);
  },
);

it('is empty without demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  expect(await empty.list('faq')).toEqual([]);
  await empty.close();
});

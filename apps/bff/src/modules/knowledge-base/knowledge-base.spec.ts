import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { KnowledgeBaseArticleDto, KnowledgeBaseCategoryDto } from './knowledge-base.dto';

let server: TestServer;
let articles: KnowledgeBaseArticleDto[];
let categories: KnowledgeBaseCategoryDto[];
beforeAll(async () => {
  server = await startTestServer();
  articles = await server.list('knowledge-base');
  categories = await server.list('knowledge-base/categories');
});
afterAll(() => server.close());

it('answers anybody the four categories in their order', () => {
  expect(categories.map(({ title, path, articlesCount }) => [title, path, articlesCount])).toEqual([
    ['Your Account', '/pages/knowledge-base', 17],
    ['Selling', '/pages/knowledge-base', 12],
    ['Buying', '/pages/knowledge-base', 19],
    ['Item Support', '/pages/knowledge-base', 24],
  ]);
});

it('counts the articles that there are, and features the first five of each category', () => {
  for (const category of categories) {
    const own = articles.filter(({ categoryId }) => categoryId === category.id);
    expect(category.articlesCount).toBe(own.length);
    expect(category.featuredArticles).toEqual(own.slice(0, 5).map(({ id, title }) => ({ id, title })));
  }
});

it('answers anybody all 72 articles, category by category, each with HTML that has no script in it', () => {
  expect(articles).toHaveLength(72);
  expect([...new Set(articles.map(({ categoryId }) => categoryId))]).toEqual(categories.map(({ id }) => id));
  expect(new Set(articles.map(({ title }) => title)).size).toBe(72);
  for (const article of articles) {
    expect(article).toEqual({
      id: expect.any(String),
      categoryId: expect.any(String),
      title: expect.stringMatching(/\w$/),
      content: expect.stringMatching(/^<p>.+<\/(p|ol|ul)>$/),
    });
    const tags = [...article.content.matchAll(/<\/?([^\s>]*)([^>]*)>/g)];
    expect(tags.filter(([, name = '']) => !['p', 'ol', 'li'].includes(name))).toEqual([]);
  }
});

it.each([
  ['knowledge-base', 30, [30, 30, 12]],
  ['knowledge-base/categories', 3, [3, 1]],
])('reads %s page by page, as it reads it whole', async (list, limit, lengths) => {
  const pages = await pagesOf(server, list, limit);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(await server.list(list));
});

it.each(['knowledge-base', 'knowledge-base/categories'])('answers 304 to whoever has %s', async (list) => {
  const { headers } = await server.get(`/api/${list}`);
  const again = await server.get(`/api/${list}`, {}, { 'if-none-match': String(headers.etag) });
  expect([headers['cache-control'], again.statusCode, again.body]).toEqual(['public, no-cache', 304, '']);
  expect((await server.get(`/api/${list}`, { cursor: 'nonsense' })).statusCode).toBe(400);
});

it('is empty without demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  expect(await empty.list('knowledge-base')).toEqual([]);
  expect(await empty.list('knowledge-base/categories')).toEqual([]);
  await empty.close();
});

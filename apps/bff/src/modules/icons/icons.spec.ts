import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { ICON_FAMILIES, type IconDto } from './icons.dto';

let server: TestServer;
let icons: IconDto[];
beforeAll(async () => {
  server = await startTestServer();
  icons = (await server.get('/api/icons')).json<IconDto[]>();
});
afterAll(() => server.close());

it('answers anybody the whole set with all that is known of an icon', () => {
  expect(icons.length).toBeGreaterThan(1900);
  expect(icons.find(({ name }) => name === 'address-book')).toEqual({
    name: 'address-book',
    version: expect.any(Number),
    unsupported_families: ['brands'],
    categories: ['business', 'communication', 'users-people'],
    tags: expect.arrayContaining(['contact', 'rolodex', 'contact-book']),
    sizes_px: [10, 12, 14, 16, 20, 24, 32],
    codepoint: 0xf2b9,
  });
});

it('answers of every icon what the documentation says', () => {
  for (const icon of icons) {
    expect(icon).toEqual({
      name: expect.stringMatching(/^[a-z0-9-]{1,64}$/),
      version: expect.any(Number),
      unsupported_families: expect.any(Array),
      categories: expect.any(Array),
      tags: expect.any(Array),
      sizes_px: expect.any(Array),
      codepoint: expect.any(Number),
    });
    expect(icon.version).toBeGreaterThan(0);
    expect(ICON_FAMILIES.some((family) => !icon.unsupported_families.includes(family))).toBe(true);
  }
  expect(new Set(icons.map(({ name }) => name)).size).toBe(icons.length);
});

it('sends it once, and a 304 to whoever has it', async () => {
  const { headers } = await server.get('/api/icons');
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = await server.get('/api/icons', {}, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await server.get('/api/icons', {}, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=1.0', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('is compressed for a browser that takes %s', async (accepted, encoding, decompress) => {
  const answer = await server.get('/api/icons', {}, { 'accept-encoding': accepted });
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json; charset=utf-8',
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(answer.rawPayload.length).toBeLessThan(120_000);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(icons);
});

it('is read page by page, without a gap', async () => {
  const read: IconDto[] = [];
  let url: string | undefined = '/api/icons?limit=500';
  while (url !== undefined) {
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(200);
    read.push(...answer.json<IconDto[]>());
    url = /<(.*)>; rel="next"/.exec(String(answer.headers['link']))?.[1];
  }
  expect(read).toEqual(icons);
});

it('tags each page by what is on it', async () => {
  const etagOf = async (limit: string) => (await server.get('/api/icons', { limit })).headers.etag;
  const two = await etagOf('2');
  expect(two).not.toBe(await etagOf('3'));
  expect((await server.get('/api/icons', { limit: '2' }, { 'if-none-match': String(two) })).statusCode).toBe(304);
});

it('refuses a cursor that it never gave out', async () => {
  expect((await server.get('/api/icons', { cursor: 'nonsense' })).statusCode).toBe(400);
});

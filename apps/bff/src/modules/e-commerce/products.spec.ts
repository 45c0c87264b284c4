import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { TrashEntryDto } from '../../platform/records/trash.dto';
import type { ProductDto, SaveProductDto } from './products.dto';
import { PRODUCTS } from './products.service';

let server: TestServer;
let sockets: TestSockets;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
  [alice, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const path = (call: string) => `/api/e-commerce-app/${call}`;
const productsOf = (user: TestUser) => user.list<ProductDto>(PRODUCTS);
const send = (user: TestUser, product: object) => user.post(path('product/save'), product);
const save = (user: TestUser, product: SaveProductDto) => user.call<ProductDto>(path('product/save'), product);
const get = (user: TestUser, productId: string) => user.get(path('product'), { productId });

const draft: SaveProductDto = {
  name: 'Harbour',
  handle: 'harbour',
  description: 'Boats',
  categories: ['Canvas print'],
  tags: ['sea'],
  featuredImageId: 'b',
  images: [
    { id: 'a', url: '/demo/notes/hills.svg', type: 'image' },
    { id: 'b', url: 'https://example.com/b.png', type: 'image' },
  ],
  priceTaxExcl: 49.9,
  priceTaxIncl: 54.89,
  taxRate: 10,
  comparedPrice: 59.99,
  quantity: 3,
  sku: 'CP-1',
  width: '60 cm',
  height: '40 cm',
  depth: '2 cm',
  weight: '1.2 kg',
  extraShippingFee: 3,
  active: true,
};

describe('a product', () => {
  it('is appended with an id of its own, and is there for everybody', async () => {
    const first = await save(alice, draft);
    const second = await save(bob, { ...draft, name: 'Second' });
    expect(first).toEqual({ ...draft, id: expect.any(String) as string });
    expect((await productsOf(bob)).slice(-2)).toEqual([first, second]);
    expect((await get(alice, second.id)).json()).toEqual(second);
  });

  it('is appended once, however often the same request is sent', async () => {
    const again = () => alice.post(path('product/save'), draft, { 'idempotency-key': 'only-once' });
    const [one, two] = [await again(), await again()];
    expect(two.json()).toEqual(one.json());
    expect((await productsOf(alice)).filter(({ id }) => id === one.json<ProductDto>().id)).toHaveLength(1);
    // A late repetition takes nothing back that somebody else has changed meanwhile.
    const changed = await save(bob, { ...one.json<ProductDto>(), name: 'Changed since' });
    expect((await again()).json()).toEqual(changed);
    expect((await get(alice, changed.id)).json()).toEqual(changed);
  });

  it('is appended with the id that it comes with, and replaced by it from then on, in its place', async () => {
    const given = { ...draft, id: 'my-own-id' };
    expect(await save(alice, given)).toEqual(given);
    await save(alice, draft);
    const changed = { ...given, name: 'Changed', active: false, images: [], featuredImageId: '', quantity: 0 };
    expect(await save(bob, changed)).toEqual(changed);
    expect((await productsOf(alice)).at(-2)).toEqual(changed);
  });

  it.each([' ', '\u200b', '\u2800\u2800', ' a', 'a\t', 'a\0b'])('is not there under the id %j', async (id) => {
    const before = await productsOf(alice);
    const answer = await send(alice, { ...draft, id });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['id'])]);
    const removed = await alice.post(path('remove-products'), { productIds: ['unknown', id] });
    expect([removed.statusCode, fieldsOf(removed)]).toEqual([400, new Set(['productIds'])]);
    expect((await get(alice, id)).statusCode).toBe(400);
    expect(await productsOf(alice)).toEqual(before);
  });

  it('is there once, whoever of several saves a new id first', async () => {
    const names = ['1', '2', '3', '4', '5'];
    const answers = await Promise.all(names.map((name) => send(alice, { ...draft, id: 'raced', name })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await productsOf(alice)).filter(({ id }) => id === 'raced')).toHaveLength(1);
  });

  it.each([
    [0.01, 5, 0.01],
    [0.1, 5, 0.11],
    [1.05, 10, 1.16],
    [1.15, 10, 1.27],
    [8.35, 10, 9.19],
    [19.99, 0, 19.99],
    [19.99, 19.6, 23.91],
    [1005, 7.25, 1077.86],
    [10_000_000, 100, 20_000_000],
  ])('of %d with %d %% tax costs %d', async (priceTaxExcl, taxRate, priceTaxIncl) => {
    const price = { priceTaxExcl, taxRate, priceTaxIncl };
    const product = await save(alice, { ...draft, ...price });
    expect((await get(alice, product.id)).json()).toMatchObject(price);
    for (const wrong of [priceTaxIncl + 0.01, priceTaxIncl - 0.01]) {
      const answer = await send(alice, { ...draft, ...price, priceTaxIncl: Math.round(wrong * 100) / 100 });
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['priceTaxIncl'])]);
    }
  });

  it('features one of its images, or none', async () => {
    const answer = await send(alice, { ...draft, featuredImageId: 'c', priceTaxIncl: 1 });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['priceTaxIncl', 'featuredImageId'])]);
    expect((await save(alice, { ...draft, featuredImageId: '' })).featuredImageId).toBe('');
  });

  it('is refused with every bad field named, and nothing is stored', async () => {
    const before = await productsOf(alice);
    const wrong = {
      id: '',
      name: ' ',
      handle: null,
      description: 1,
      categories: 'one',
      tags: [''],
      featuredImageId: 'x'.repeat(65),
      images: [{ id: '1', url: 'javascript:alert(1)', type: 'image' }],
      priceTaxExcl: 1.001,
      priceTaxIncl: '54.89',
      taxRate: 101,
      comparedPrice: 1e-7,
      quantity: -1,
      sku: 'x'.repeat(61),
      width: 60,
      height: null,
      depth: 'a\0b',
      weight: 'x'.repeat(41),
      extraShippingFee: -3,
      active: 'yes',
      rating: 5,
      base: { name: 'Only' },
    };
    const answer = await send(alice, wrong);
    expect(answer.statusCode).toBe(400);
    const fields = [...fieldsOf(answer)];
    expect(new Set(fields.map((field) => field.split('.')[0]))).toEqual(new Set(Object.keys(wrong)));
    expect(fields).toContain('images.0.url');
    expect((await send(alice, { name: 'Only' })).statusCode).toBe(400);
    expect((await send(alice, { ...draft, quantity: 1.5 })).statusCode).toBe(400);
    expect(await productsOf(alice)).toEqual(before);
  });

  it('is asked for by an id', async () => {
    expect((await alice.get(path('product'))).statusCode).toBe(400);
    expect((await get(alice, 'unknown')).statusCode).toBe(404);
    expect((await server.get(path('product'), { productId: 'one' })).statusCode).toBe(401);
  });
});

describe('two windows that have the same product open', () => {
  it('both win where they changed different fields', async () => {
    const base = await save(alice, draft);
    await save(alice, { ...base, name: 'By Alice', base });
    const price = { priceTaxExcl: 100, priceTaxIncl: 110 };
    expect(await save(bob, { ...base, ...price, base })).toEqual({ ...base, name: 'By Alice', ...price });
  });

  it('are told of the fields that both have changed, and nothing is lost', async () => {
    const base = await save(alice, draft);
    const first = await save(alice, { ...base, name: 'By Alice', base });
    const answer = await send(bob, { ...base, name: 'By Bob', quantity: 1, base });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['name'])]);
    expect((await get(bob, base.id)).json()).toEqual(first);
  });

  it('are told where their changes, each of them right, together contradict themselves', async () => {
    const base = await save(alice, { ...draft, priceTaxExcl: 100, priceTaxIncl: 110 });
    const first = await save(alice, { ...base, taxRate: 20, priceTaxIncl: 120, images: [], featuredImageId: '', base });
    const price = await send(bob, { ...base, priceTaxExcl: 109.09, priceTaxIncl: 120, base });
    expect([price.statusCode, fieldsOf(price)]).toEqual([409, new Set(['priceTaxIncl'])]);
    expect((await get(bob, base.id)).json()).toEqual(first);
  });

  it('find that it is gone', async () => {
    const base = await save(alice, draft);
    await alice.post(path('remove-product'), { id: base.id });
    expect((await send(bob, { ...base, name: 'Too late', base })).statusCode).toBe(404);
    expect((await send(bob, { ...base, name: 'Too late' })).statusCode).toBe(404);
    expect((await send(bob, { ...base, id: 'never-there', base })).statusCode).toBe(404);
    expect((await get(bob, base.id)).statusCode).toBe(404);
  });
});

describe('removed products', () => {
  it('come back from the trash of all as they were', async () => {
    const product = await save(alice, draft);
    const before = await productsOf(alice);
    const answer = await alice.post(path('remove-product'), { id: product.id });
    expect(answer.json()).toBe(product.id);
    expect((await alice.post(path('remove-product'), { id: product.id })).statusCode).toBe(404);
    expect(await productsOf(bob)).not.toContainEqual(product);
    expect((await bob.list<TrashEntryDto>('trash'))[0]).toMatchObject({
      list: PRODUCTS,
      id: product.id,
      title: 'Harbour',
    });
    await bob.post('/api/trash/restore', { list: PRODUCTS, ids: [product.id] });
    expect(await productsOf(alice)).toEqual(before);
  });

  it('are several at once, whatever is unknown passed over, and told to everybody else', async () => {
    const [one, two] = [await save(alice, draft), await save(alice, draft)];
    const [alices, bobs] = [await sockets.connect(alice), await sockets.connect(bob)];
    const productIds = [one.id, 'unknown', two.id, one.id];
    const headers = { 'x-socket-id': alices.socket.id ?? '' };
    const answer = await alice.post(path('remove-products'), { productIds }, headers);
    expect(answer.json()).toEqual([one.id, two.id]);
    expect(await bobs.next<RecordsChangedDto>('records:changed')).toEqual({
      list: PRODUCTS,
      ids: expect.arrayContaining([one.id, two.id]) as string[],
      by: alice.user.uuid,
    });
    await alices.ask('nothing');
    expect(alices.told('records:changed')).toEqual([]);
    expect((await alice.post(path('remove-products'), { productIds })).json()).toEqual([]);
    expect((await alice.post(path('remove-products'), { productIds: 'one' })).statusCode).toBe(400);
    expect((await alice.post(path('remove-product'), {})).statusCode).toBe(400);
  });
});

it('lists products in pages, and answers 304 until somebody writes', async () => {
  const pages = await pagesOf<ProductDto>(alice, PRODUCTS, 3);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flat()).toEqual(await productsOf(alice));
  const { headers } = await alice.get(path('products'));
  const again = () => alice.get(path('products'), {}, { 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  await save(bob, draft);
  expect((await again()).statusCode).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { ChangedProductsDto, ProductCategoryDto, ProductChangeDto, ProductWindowDto } from './product-table.dto';
import type { ProductDto } from './products.dto';
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
const productOf = (fields: Partial<ProductDto>): ProductDto => ({
  ...{ id: randomUUID(), name: 'Print', handle: 'print', description: '', categories: [], tags: [] },
  ...{ featuredImageId: '', images: [], priceTaxExcl: 10, priceTaxIncl: 11, taxRate: 10, comparedPrice: 0 },
  ...{ quantity: 10, sku: '', width: '', height: '', depth: '', weight: '', extraShippingFee: 0, active: true },
  ...fields,
});
const change = (user: TestUser, changes: ProductChangeDto[], create: ProductDto[] = [], key: string = randomUUID()) =>
  user.post(path('products/change'), { changes, create }, { 'idempotency-key': key });
const add = async (...products: Partial<ProductDto>[]): Promise<ProductDto[]> => {
  const all = products.map(productOf);
  expect((await change(alice, [], all)).statusCode).toBe(200);
  return all;
};
const get = async ({ id }: ProductDto): Promise<ProductDto> =>
  (await bob.get(path('product'), { productId: id })).json();
const window = async (query: Record<string, string> = {}): Promise<ProductWindowDto> => {
  const answer = await bob.get(path('products/window'), query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const namesIn = async (query: Record<string, string>) => (await window(query)).rows.map(({ name }) => name);

describe('a window of the table', () => {
  beforeAll(async () => {
    await add(
      {
        name: 'Çınar',
        sku: 'B-2',
        categories: ['Canvas print', 'Forest'],
        priceTaxExcl: 30,
        priceTaxIncl: 33,
        quantity: 5,
      },
      { name: 'Cedar', sku: 'a-1', categories: ['Forest'], quantity: 0, active: false, tags: ['evergreen'] },
      { name: 'Zebra 100%', sku: 'C-3', categories: ['Animals'], priceTaxExcl: 20, priceTaxIncl: 22, quantity: 6 },
    );
  });
  const mine = { q: '-' };

  it('has small rows, how many there are, and how many in each view', async () => {
    const { rows, total, views } = await window({ ...mine, state: 'active', limit: '1' });
    expect(rows).toEqual([
      {
        ...{ id: expect.any(String) as string, name: 'Çınar', handle: 'print', sku: 'B-2', category: 'Canvas print' },
        ...{ image: '', priceTaxExcl: 30, priceTaxIncl: 33, taxRate: 10, quantity: 5, active: true },
      },
    ]);
    expect(total).toBe(2);
    expect(views).toEqual({ all: 3, active: 2, inactive: 1, low: 1, out: 1 });
  });

  it.each([
    ['name', 'ascending', ['Cedar', 'Çınar', 'Zebra 100%']],
    ['name', 'descending', ['Zebra 100%', 'Çınar', 'Cedar']],
    ['sku', 'ascending', ['Cedar', 'Çınar', 'Zebra 100%']],
    ['category', 'ascending', ['Zebra 100%', 'Çınar', 'Cedar']],
    ['price', 'ascending', ['Cedar', 'Zebra 100%', 'Çınar']],
    ['total', 'descending', ['Çınar', 'Zebra 100%', 'Cedar']],
    ['quantity', 'ascending', ['Cedar', 'Çınar', 'Zebra 100%']],
  ])('is put in order by %s, %s, without regard to case and accents', async (sort, direction, names) => {
    expect(await namesIn({ ...mine, sort, direction })).toEqual(names);
    expect(await namesIn({ ...mine, sort, direction, offset: '1', limit: '1' })).toEqual([names[1]]);
  });

  it.each([
    [{ q: 'CINAR' }, ['Çınar']],
    [{ q: 'forest b-2' }, ['Çınar']],
    [{ q: 'evergreen' }, ['Cedar']],
    [{ q: '100%' }, ['Zebra 100%']],
    [{ q: '%' }, ['Zebra 100%']],
    [{ q: '_' }, []],
    [{ category: 'Forest' }, ['Cedar', 'Çınar']],
    [{ category: 'Forest', state: 'inactive' }, ['Cedar']],
    [{ ...mine, stock: 'in' }, ['Çınar', 'Zebra 100%']],
    [{ ...mine, stock: 'low' }, ['Çınar']],
    [{ ...mine, stock: 'out' }, ['Cedar']],
    [{ ...mine, offset: '3' }, []],
  ])('holds what is asked for: %j', async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  it('knows the categories', async () => {
    const categories = await bob.list<ProductCategoryDto>('e-commerce-app/products/categories');
    expect(categories).toEqual([
      { name: 'Animals', count: 1 },
      { name: 'Canvas print', count: 1 },
      { name: 'Forest', count: 2 },
    ]);
  });

  it('follows what is saved, removed and restored', async () => {
    const [product] = await add({ name: 'Follows', sku: 'F', categories: ['Follows'] });
    if (!product) throw new Error('It was not added');
    const { id } = product;
    const saved = { ...product, name: 'Followed', categories: ['Other'], quantity: 3 };
    await alice.call(path('product/save'), saved);
    expect((await window({ q: 'follow' })).rows).toMatchObject([
      { id, name: 'Followed', category: 'Other', quantity: 3 },
    ]);
    expect(await namesIn({ category: 'Follows' })).toEqual([]);
    await alice.post(path('remove-products'), { productIds: [id] });
    expect([await namesIn({ q: 'followed' }), await namesIn({ category: 'Other' })]).toEqual([[], []]);
    await alice.post('/api/trash/restore', { list: PRODUCTS, ids: [id] });
    expect([await namesIn({ q: 'followed' }), await namesIn({ category: 'Other' })]).toEqual([
      ['Followed'],
      ['Followed'],
    ]);
  });

  it.each<Record<string, string>>([
    ...[{ sort: 'rating' }, { offset: '-1' }],
    ...[{ limit: '1001' }, { stock: 'none' }, { state: 'new' }],
  ])('is refused with %j', async (query) => {
    const answer = await bob.get(path('products/window'), query);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(Object.keys(query))]);
  });
});

describe('many products', () => {
  it('are changed as one change, the other price follows to the cent, and everybody else is told once', async () => {
    const [one, two, three] = (await add({ name: 'One' }, { name: 'Two', taxRate: 19.6, priceTaxIncl: 11.96 }, {})) as [
      ProductDto,
      ProductDto,
      ProductDto,
    ];
    const bobs = await sockets.connect(bob);
    const answer = await change(alice, [
      { id: one.id, fields: { priceTaxExcl: 1.15, quantity: 0 }, base: { priceTaxExcl: 10, quantity: 10 } },
      { id: two.id, fields: { priceTaxIncl: 23.91 }, base: { priceTaxIncl: 11.96 } },
      { id: three.id, fields: { taxRate: 20 }, base: { taxRate: 10 } },
      { id: 'gone', fields: { name: 'Gone' }, base: { name: 'Here' } },
    ]);
    expect(answer.json<ChangedProductsDto>().rows).toHaveLength(3);
    expect(await get(one)).toEqual({ ...one, priceTaxExcl: 1.15, priceTaxIncl: 1.27, quantity: 0 });
    expect(await get(two)).toEqual({ ...two, priceTaxExcl: 19.99, priceTaxIncl: 23.91 });
    expect(await get(three)).toEqual({ ...three, taxRate: 20, priceTaxIncl: 12 });
    expect(await bobs.next<RecordsChangedDto>('records:changed')).toEqual({
      ...{ list: PRODUCTS, by: alice.user.uuid },
      ids: expect.arrayContaining([one.id, two.id, three.id]) as string[],
    });
    await bobs.ask('nothing');
    expect(bobs.told('records:changed')).toEqual([]);
  });

  it('are found by their new names', async () => {
    const [one] = (await add({ name: 'Nameless' })) as [ProductDto];
    await change(alice, [{ id: one.id, fields: { name: 'Quokka' }, base: { name: 'Nameless' } }]);
    const found = await bob.get('/api/search', { q: 'quokka' });
    expect(found.json()).toEqual([expect.objectContaining({ id: one.id })]);
  });

  it('name one by one what somebody else has changed, and nothing is changed', async () => {
    const [one, two] = (await add({ name: 'One' }, { name: 'Two' })) as [ProductDto, ProductDto];
    await change(bob, [{ id: two.id, fields: { quantity: 3, name: 'By Bob' }, base: { quantity: 10, name: 'Two' } }]);
    const answer = await change(alice, [
      { id: one.id, fields: { quantity: 1 }, base: { quantity: 10 } },
      { id: two.id, fields: { quantity: 2, name: 'By Bob' }, base: { quantity: 10, name: 'Two' } },
    ]);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['changes.1.quantity'])]);
    expect(await get(one)).toEqual(one);
    expect(await get(two)).toEqual({ ...two, quantity: 3, name: 'By Bob' });
  });

  it('are changed once, however often and late the same request is sent', async () => {
    const [one] = (await add({})) as [ProductDto];
    const key = randomUUID();
    const added = productOf({ name: 'Added once' });
    const send = () => change(alice, [{ id: one.id, fields: { quantity: 1 }, base: { quantity: 10 } }], [added], key);
    const first = await send();
    expect((await send()).json()).toEqual(first.json());
    await change(bob, [{ id: one.id, fields: { quantity: 10 }, base: { quantity: 1 } }]);
    expect((await send()).statusCode).toBe(200);
    expect((await get(one)).quantity).toBe(10);
    expect(await namesIn({ q: 'added once' })).toEqual(['Added once']);
    const another = await change(alice, [{ id: one.id, fields: { quantity: 2 }, base: { quantity: 10 } }], [], key);
    expect(another.statusCode).toBe(409);
    expect((await get(one)).quantity).toBe(10);
  });

  it('are refused where one of them is wrong: below zero, contradicting itself, no random id', async () => {
    const [one, two] = (await add({}, {})) as [ProductDto, ProductDto];
    const base = { quantity: 10 };
    const below = await change(alice, [
      { id: one.id, fields: { quantity: 1 }, base },
      { id: two.id, fields: { quantity: -1 }, base },
    ]);
    expect([below.statusCode, fieldsOf(below)]).toEqual([400, new Set(['changes.1.fields.quantity'])]);
    const cent = await change(alice, [{ id: two.id, fields: { priceTaxIncl: 0.05 }, base: { priceTaxIncl: 11 } }]);
    expect([cent.statusCode, fieldsOf(cent)]).toEqual([400, new Set(['changes.0.fields.priceTaxIncl'])]);
    const wrong = await change(alice, [], [productOf({ priceTaxIncl: 12 })]);
    expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([400, new Set(['create.0.priceTaxIncl'])]);
    const taken = await change(alice, [], [productOf({ id: 'mine' })]);
    expect([taken.statusCode, fieldsOf(taken)]).toEqual([400, new Set(['create.0.id'])]);
    expect([await get(one), await get(two)]).toEqual([one, two]);
  });

  it('never part in what they say where several change them at once', async () => {
    const [one] = (await add({})) as [ProductDto];
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((quantity) => change(alice, [{ id: one.id, fields: { quantity }, base: { quantity: 10 } }])),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { quantity } = await get(one);
    expect((await window({ q: one.name, limit: '1000' })).rows.find(({ id }) => id === one.id)?.quantity).toBe(
      quantity,
    );
  });

  it('are found by their ids, and by their SKUs without regard to case', async () => {
    const [one] = (await add({ sku: 'Find-Me' }, { sku: 'Not-Me' }, { sku: '' })) as [ProductDto];
    const answer = await bob.post(path('products/find'), { skus: ['find-me', 'unknown', '\u0301'] });
    expect(answer.json()).toEqual([one]);
    expect((await bob.post(path('products/find'), { ids: [one.id, 'unknown'] })).json()).toEqual([one]);
    const rows = await bob.post(path('products/rows'), { ids: [one.id, 'unknown'] });
    expect(rows.json()).toMatchObject({ rows: [{ id: one.id, sku: 'Find-Me' }] });
  });
});

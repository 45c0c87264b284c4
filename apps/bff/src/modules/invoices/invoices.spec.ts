import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { InvoiceDto } from './invoices.dto';

const DEMO = '5725a680606588342058356d';

let server: TestServer;
let alice: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  alice = await server.register();
});
afterAll(() => server.close());

const read = async (user: TestUser) => (await user.get('/api/invoices/get-invoice', { id: DEMO })).json<InvoiceDto>();

it('is the same for all users, with the sums that are documented', async () => {
  const invoice = await read(alice);
  expect(invoice).toMatchObject({ id: DEMO, subtotal: '8445', tax: '675.60', discount: '120.60', total: '9000' });
  expect(await read(await server.register())).toEqual(invoice);
});

it('has services that come to its subtotal, and sums that come to its total', async () => {
  const { services, ...sums } = await read(alice);
  const cents = (money: string) => Math.round(Number(money) * 100);
  for (const { unitPrice, quantity, total } of services) expect(cents(unitPrice) * quantity).toBe(cents(total));
  const servicesTotal = services.reduce((sum, { total }) => sum + cents(total), 0);
  expect([services.length, servicesTotal]).toEqual([4, cents(sums.subtotal)]);
  expect(cents(sums.subtotal) + cents(sums.tax) - cents(sums.discount)).toBe(cents(sums.total));
});

it('has all that is documented, and is to be paid after today', async () => {
  const party = {
    title: expect.any(String),
    address: expect.any(String),
    phone: expect.any(String),
    email: expect.stringContaining('@'),
    website: expect.stringMatching(/^https:/),
  };
  const invoice = await read(alice);
  expect(invoice).toEqual({
    ...{ id: DEMO, from: party, client: party, number: expect.any(String) },
    ...{ date: expect.any(String), dueDate: expect.any(String), services: expect.any(Array) },
    ...{ subtotal: '8445', tax: '675.60', discount: '120.60', total: '9000' },
  });
  const now = new Date().toISOString();
  expect(invoice.date < now && now < invoice.dueDate).toBe(true);
});

it.each([
  [{ id: 'nothing' }, 404],
  [{ id: '5725a680606588342058356e' }, 404],
  [{ id: '' }, 400],
  [{ id: 'x'.repeat(65) }, 400],
  [{}, 400],
])('of %j is answered %d', async (query, status) => {
  const answer = await alice.get('/api/invoices/get-invoice', query);
  expect(answer.statusCode).toBe(status);
  if (status === 400) expect(fieldsOf(answer)).toEqual(new Set(['id']));
});

it('is for the signed-in', async () => {
  expect((await server.get('/api/invoices/get-invoice', { id: DEMO })).statusCode).toBe(401);
});

it('is nowhere without demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const answer = await (await empty.register()).get('/api/invoices/get-invoice', { id: DEMO });
  expect(answer.statusCode).toBe(404);
  await empty.close();
});

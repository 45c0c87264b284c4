import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { OrderDto } from '../e-commerce/orders.dto';
import type { AnalyticsActivityDto, ActivityRowDto, Measure } from './analytics-activity.dto';

const PATH = '/api/analytics-dashboard-app/activity';
const DAY = 86_400_000;

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  alice = await server.register();
  bob = await server.register();
});
afterAll(() => server.close());

const seriesOf = async (user: TestUser, wanted: Measure) => {
  const { measures } = (await user.get(PATH)).json<AnalyticsActivityDto>();
  return measures.find(({ measure }) => measure === wanted)?.series[0]?.data ?? [];
};
const sumOf = (data: [number, number][]) => data.reduce((sum, [, value]) => sum + value, 0);
const lastDay = (data: [number, number][]) => new Date(data.at(-1)?.[0] ?? 0).toISOString().slice(0, 10);
const rowsOf = async (user: TestUser, measure: Measure, day: string) =>
  (await user.get(`${PATH}-rows`, { measure, day })).json<ActivityRowDto[]>();

it('counts each of the last 60 days, up to today', async () => {
  const days = (await seriesOf(alice, 'orders')).map(([day]) => day);
  expect(days).toHaveLength(60);
  expect(days.every((day, place) => place === 0 || day - (days[place - 1] ?? 0) === DAY)).toBe(true);
  expect(Date.now() - (days.at(-1) ?? 0)).toBeLessThan(2 * DAY);
});

it('counts the orders of the shop, and earns nothing with those that were canceled, refunded or not paid', async () => {
  const orders = await alice.list<OrderDto>('e-commerce-app/orders');
  const placed = await seriesOf(alice, 'orders');
  const first = placed[0]?.[0] ?? 0;
  const recent = orders.filter(({ date }) => Date.parse(date) >= first);
  expect(sumOf(placed)).toBe(recent.length);
  const paid = recent.filter(({ status }) => !['6', '7', '8'].includes(status[0]?.id ?? ''));
  expect(paid.length).toBeLessThan(recent.length);
  const total = paid.reduce((sum, order) => sum + order.total, 0);
  expect(sumOf(await seriesOf(alice, 'revenue'))).toBeCloseTo(total, 2);
});

it('tells of the orders behind a day, with where they are', async () => {
  const [day = 0] = (await seriesOf(alice, 'orders')).find(([, value]) => value > 0) ?? [];
  const date = new Date(day).toISOString().slice(0, 10);
  const orders = (await alice.list<OrderDto>('e-commerce-app/orders')).filter((order) => order.date.startsWith(date));
  const rows = await rowsOf(alice, 'orders', date);
  expect(rows).toHaveLength(orders.length);
  expect(rows).toContainEqual({
    id: orders[0]?.id,
    title: orders[0]?.reference,
    at: orders[0]?.date,
    amount: orders[0]?.total,
    url: `/apps/e-commerce/orders/${String(orders[0]?.id)}`,
  });
});

it('tells as revenue of a day of the orders that were earned with alone', async () => {
  const earned = new Map(await seriesOf(alice, 'revenue'));
  const days = (await seriesOf(alice, 'orders')).filter(([, value]) => value > 0).map(([day]) => day);
  let left = 0;
  for (const day of days) {
    const date = new Date(day).toISOString().slice(0, 10);
    const [all, paid] = [await rowsOf(alice, 'orders', date), await rowsOf(alice, 'revenue', date)];
    expect(all).toEqual(expect.arrayContaining(paid));
    expect(paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeCloseTo(earned.get(day) ?? 0, 2);
    left += all.length - paid.length;
  }
  expect(left).toBeGreaterThan(0);
});

it('counts mails that came in, and neither those that were sent nor drafts', async () => {
  const user = await server.register();
  const mails = async () => {
    const data = await seriesOf(user, 'mails');
    const rows = await rowsOf(user, 'mails', lastDay(data));
    expect(rows).toHaveLength(data.at(-1)?.[1] ?? 0);
    return rows.map(({ title }) => title);
  };
  const before = await mails();
  const mail = (subject: string, to: string[]) => ({ to, subject, message: '' });
  const draft = await user.call<{ id: string }>('/api/mail-app/save-draft', mail('Being written', []));
  // A draft may be in the trash as well as among the drafts.
  await user.call('/api/mail-app/set-folder', { selectedMailIds: [draft.id], folderId: 4 });
  await user.call('/api/mail-app/send-mail', mail('To Bob', [bob.user.data.email]));
  expect(await mails()).toEqual(before);
  await bob.call('/api/mail-app/send-mail', mail('From Bob', [user.user.data.email]));
  expect(await mails()).toEqual(['From Bob', ...before]);
});

it('counts the todos, mails and sign-ins of the caller alone', async () => {
  const before = await seriesOf(alice, 'todos');
  const dueDate = `${lastDay(before)}T12:00:00.000Z`;
  const todo = { title: 'Only of Bob', notes: '', startDate: null, dueDate, completed: false, starred: false };
  await bob.call('/api/todo-app/new-todo', { todo: { ...todo, important: false, deleted: false, labels: [] } });
  expect(await seriesOf(alice, 'todos')).toEqual(before);
  expect(sumOf(await seriesOf(bob, 'todos'))).toBe(sumOf(before) + 1);
  const titles = async (user: TestUser) => (await rowsOf(user, 'todos', lastDay(before))).map(({ title }) => title);
  expect(await titles(bob)).toContain('Only of Bob');
  expect(await titles(alice)).not.toContain('Only of Bob');

  const signIns = await seriesOf(alice, 'signIns');
  expect(sumOf(signIns)).toBe(1);
  expect(await rowsOf(alice, 'signIns', lastDay(signIns))).toEqual([
    { id: expect.any(String), title: '', at: expect.any(String), amount: null, url: null },
  ]);
  await server.signIn(alice.user.data.email, 'wrong-password-of-nobody').catch(() => undefined);
  expect(sumOf(await seriesOf(alice, 'signIns'))).toBe(1);

  const mails = await seriesOf(alice, 'mails');
  const [mailDay = 0] = mails.findLast(([, value]) => value > 0) ?? [];
  const inDay = await rowsOf(alice, 'mails', new Date(mailDay).toISOString().slice(0, 10));
  expect(inDay).toHaveLength(mails.find(([day]) => day === mailDay)?.[1] ?? 0);
  expect(inDay.length).toBeGreaterThan(0);
});

it('refuses guests, and days and measures that there are not', async () => {
  expect((await server.get(PATH)).statusCode).toBe(401);
  expect((await server.get(`${PATH}-rows`, { measure: 'orders', day: '2026-03-01' })).statusCode).toBe(401);
  expect((await alice.get(`${PATH}-rows`, { measure: 'visits', day: '2026-03-01' })).statusCode).toBe(400);
  expect((await alice.get(`${PATH}-rows`, { measure: 'orders', day: '2026-02-31' })).statusCode).toBe(400);
});

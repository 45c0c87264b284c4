import { readTable } from '@ezone/text/table';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { holdTime } from '../../../testing/passing-time';
import type { AuditEntriesDto, AuditEntryDto, ExportedAuditLogDto } from './audit-entries.dto';

const PASSWORD = 'analytical engine';

let server: TestServer;
let ada: TestUser;
let grace: TestUser;
beforeEach(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', TRUST_PROXY: '1' } });
  ada = await server.register({ displayName: 'Ada', email: 'ada@example.com', password: PASSWORD });
  grace = await server.register({ displayName: '=cmd()', email: 'grace@example.com', password: PASSWORD });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const page = async (query: Record<string, string> = {}) =>
  (await ada.get('/api/administration/audit-log', query)).json<AuditEntriesDto>();
const found = async (query: Record<string, string> = {}) => (await page(query)).entries;
const actions = (entries: AuditEntryDto[]) => entries.map(({ action }) => action);
const signIn = (email: string, password: string) =>
  server.post('/api/auth/sign-in', { email, password }, { 'x-forwarded-for': '203.0.113.7' });
const addProduct = (user: TestUser, name: string) =>
  user.call<{ id: string }>('/api/e-commerce-app/product/save', {
    ...{ id: crypto.randomUUID(), name, handle: name, description: '', categories: [], tags: [], images: [] },
    ...{ featuredImageId: '', priceTaxExcl: 10, priceTaxIncl: 11, taxRate: 10, comparedPrice: 0, quantity: 1 },
    ...{ sku: '', width: '', height: '', depth: '', weight: '', extraShippingFee: 0, active: true },
  });

it('shows what was recorded, the latest first, with the people in it', async () => {
  await signIn('grace@example.com', 'a guess');
  await ada.call('/api/administration/set-role', { userId: grace.user.uuid, role: 'staff' });
  const [changed, failed, registered] = await found();
  expect(changed).toEqual({
    ...{ id: expect.any(String), at: expect.any(String), action: 'role-changed' },
    actor: { id: ada.user.uuid, name: 'Ada', email: 'ada@example.com' },
    subject: { id: grace.user.uuid, name: '=cmd()', email: 'grace@example.com' },
    ...{ list: null, record: null, address: '127.0.0.1' },
    details: [
      { name: 'count', value: '1' },
      { name: 'from', value: 'admin' },
      { name: 'to', value: 'staff' },
    ],
  });
  expect(failed).toMatchObject({
    ...{ action: 'sign-in-failed', actor: null, address: '203.0.113.7' },
    subject: { id: 'grace@example.com', name: null, email: null },
    details: [{ name: 'reason', value: 'wrong-password' }],
  });
  expect(registered).toMatchObject({ action: 'registration', actor: { id: grace.user.uuid } });
});

it('is asked by whom, by address or id: what they did, and what concerns them', async () => {
  await signIn('Grace@example.com', 'a guess');
  await ada.call('/api/administration/end-sessions', { userId: grace.user.uuid });
  const meant = ['user-sessions-ended', 'sign-in-failed', 'registration'];
  expect(actions(await found({ who: 'GRACE@example.com' }))).toEqual(meant);
  expect(actions(await found({ who: grace.user.uuid }))).toEqual(['user-sessions-ended', 'registration']);
  expect(await found({ who: 'nobody@example.com' })).toEqual([]);
});

it('is asked by action, time, list and record', async () => {
  holdTime();
  const { id: record } = await addProduct(ada, 'chair');
  jest.setSystemTime(Date.now() + 60_000);
  const from = new Date().toISOString();
  await addProduct(ada, 'table');
  const list = 'e-commerce-app/products';
  expect(actions(await found({ action: 'registration' }))).toEqual(['registration', 'registration']);
  expect(await found({ list })).toHaveLength(2);
  expect(await found({ list, record })).toMatchObject([{ action: 'created', record, list }]);
  expect(await found({ list, from })).toHaveLength(1);
  expect(await found({ list, to: from })).toMatchObject([{ record }]);
  expect((await ada.get('/api/administration/audit-log', { action: 'made-up' })).statusCode).toBe(400);
});

it('comes in pages, in which nothing is missing and nothing twice, also while more is recorded', async () => {
  for (let tried = 0; tried < 5; tried += 1) await signIn('grace@example.com', 'a guess');
  const first = await page({ limit: '4' });
  await signIn('grace@example.com', 'another guess');
  const second = await page({ limit: '4', cursor: first.next ?? '' });
  const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect([first.entries.length, new Set(ids).size, second.next]).toEqual([4, 7, null]);
  for (const cursor of ['made up', Buffer.from('["x"]').toString('base64url')]) {
    expect((await ada.get('/api/administration/audit-log', { cursor })).statusCode).toBe(400);
  }
});

describe('the file', () => {
  const exported = async (asked: object = {}) =>
    (await ada.post('/api/administration/export-audit-log', asked)).json<ExportedAuditLogDto>();

  it('holds what is asked for, no formula, and is recorded', async () => {
    await signIn('grace@example.com', 'a guess');
    const { csv, count, isWhole } = await exported({ action: 'registration' });
    expect([count, isWhole]).toEqual([2, true]);
    expect(csv.split('\n')[1]).toMatch(/registration,.*,"'=cmd\(\)",grace@example\.com/);
    expect(csv).not.toMatch(/(^|[,\n])"?[=+@]/);
    expect(csv).not.toContain('sign-in-failed');
    const [latest] = await found();
    expect(latest).toMatchObject({ action: 'audit-log-exported', actor: { name: 'Ada' }, details: [{ value: '2' }] });
  });

  it('can be read as a table again', async () => {
    const { csv } = await exported();
    const table = readTable(csv);
    expect(JSON.stringify(table)).toContain('grace@example.com');
  });
});

it('holds no password and no token', async () => {
  await signIn('grace@example.com', 'a guess that nobody sees');
  await grace.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'difference engine 2' });
  const text = JSON.stringify(await found({ limit: '200' }));
  for (const secret of ['a guess that nobody sees', PASSWORD, 'difference engine 2', ada.token, grace.token]) {
    expect(text).not.toContain(secret);
  }
});

it('is for administrators alone', async () => {
  await ada.call('/api/administration/set-role', { userId: grace.user.uuid, role: 'staff' });
  const staff = await server.signIn('grace@example.com', PASSWORD);
  for (const [by, status] of [
    [server, 401],
    [staff, 403],
  ] as const) {
    expect((await by.get('/api/administration/audit-log')).statusCode).toBe(status);
    expect((await by.post('/api/administration/export-audit-log', {})).statusCode).toBe(status);
  }
  expect(actions(await found())).not.toContain('audit-log-exported');
});

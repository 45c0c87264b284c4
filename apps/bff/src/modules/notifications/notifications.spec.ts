import { Database } from '../../platform/database/database';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { NotificationDto } from './notifications.dto';
import { NotificationsService, type News } from './notifications.service';

const LIST = '/api/notification-panel/data';

let server: TestServer;
let mine: TestUser;
let theirs: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [mine, theirs] = [await server.register({ displayName: 'Ada' }), await server.register()];
});
afterAll(() => server.close());

const listOf = async (user: TestUser) => (await user.get(LIST)).json<NotificationDto[]>();

/** Tells a user of something, as another module does. */
const tell = (user: TestUser, news: News) =>
  server.app
    .get(Database)
    .transaction((rows) => server.app.get(NotificationsService).notify(rows, user.user.uuid, news));
const notify = (user: TestUser, text: string) => tell(user, { kind: 'text', params: { text }, variant: 'success' });

it('begins with a welcome', async () => {
  expect(await listOf(mine)).toEqual([
    {
      id: expect.any(String) as string,
      message: 'Welcome to Ezone, Ada!',
      options: { variant: 'info' },
      dismissed: false,
      kind: 'welcome',
      params: { displayName: 'Ada' },
      link: null,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) as string,
    },
  ]);
});

it('keeps the parameters and the link as the module gave them', async () => {
  const displayName = 'آدا “{text}” \\ 🎉';
  const link = '/apps/notes?open=1#a%20b';
  const told = await tell(mine, { kind: 'welcome', params: { displayName }, link, variant: 'warning' });
  expect(told).toMatchObject({ message: `Welcome to Ezone, ${displayName}!`, params: { displayName }, link });
  expect((await listOf(mine)).find(({ id }) => id === told.id)).toEqual(told);
});

it('lists what modules tell the user of, and nobody else', async () => {
  const told = await notify(mine, 'Mail came in');
  expect(await listOf(mine)).toContainEqual(told);
  expect(await listOf(theirs)).toHaveLength(1);
});

it('is not told of what was rolled back', async () => {
  const failing = server.app.get(Database).transaction(async (rows) => {
    await server.app.get(NotificationsService).notify(rows, mine.user.uuid, {
      kind: 'text',
      params: { text: 'No' },
      variant: 'error',
    });
    throw new Error('the mail was not stored');
  });
  await expect(failing).rejects.toThrow('the mail was not stored');
  expect(await listOf(mine)).toHaveLength(1);
});

it('dismisses one, once and for all', async () => {
  const [welcome] = await listOf(mine);
  const told = await notify(mine, 'Mail came in');
  for (const time of ['first', 'again']) {
    const answer = await mine.post('/api/notification-panel/dismiss', { id: welcome?.id });
    expect([time, answer.statusCode, answer.json()]).toEqual([time, 200, { id: welcome?.id }]);
  }
  expect(await listOf(mine)).toEqual([told]);
});

it('dismisses all that are left, and only one’s own', async () => {
  const [welcome] = await listOf(mine);
  await mine.post('/api/notification-panel/dismiss', { id: welcome?.id });
  const told = [await notify(mine, 'One'), await notify(mine, 'Two')];
  const { ids } = (await mine.post('/api/notification-panel/dismiss-all')).json<{ ids: string[] }>();
  expect(new Set(ids)).toEqual(new Set(told.map(({ id }) => id)));
  expect(await listOf(mine)).toEqual([]);
  expect((await mine.post('/api/notification-panel/dismiss-all')).json()).toEqual({ ids: [] });
  expect(await listOf(theirs)).toHaveLength(1);
});

it('takes dismissals back, of one’s own alone', async () => {
  const told = [await notify(mine, 'One'), await notify(mine, 'Two')];
  const before = await listOf(mine);
  await mine.post('/api/notification-panel/dismiss-all');
  const ids = told.map(({ id }) => id);
  expect((await theirs.post('/api/notification-panel/restore', { ids })).json()).toEqual({ ids: [] });
  expect(await listOf(mine)).toEqual([]);
  const restored = (await mine.post('/api/notification-panel/restore', { ids: [...ids, 'nothing'] })).json<{
    ids: string[];
  }>();
  expect(new Set(restored.ids)).toEqual(new Set(ids));
  expect(await listOf(mine)).toEqual(before.filter(({ id }) => ids.includes(id)));
  expect((await mine.post('/api/notification-panel/restore', { ids })).json()).toEqual({ ids: [] });
});

it('answers another user’s notification like one that does not exist', async () => {
  const [welcome] = await listOf(mine);
  const [foreign, missing] = [
    await theirs.post('/api/notification-panel/dismiss', { id: welcome?.id }),
    await theirs.post('/api/notification-panel/dismiss', { id: 'nothing' }),
  ];
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
  expect(foreign.json<{ message: string }>().message).toBe(missing.json<{ message: string }>().message);
  expect(await listOf(mine)).toHaveLength(1);
});

it('answers 304 until something changes', async () => {
  const tag = async () => String((await mine.get(LIST)).headers.etag);
  const seen = await tag();
  const again = await mine.get(LIST, {}, { 'if-none-match': seen });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await notify(theirs, 'Not for you');
  expect((await mine.get(LIST, {}, { 'if-none-match': seen })).statusCode).toBe(304);
  await notify(mine, 'For you');
  const told = await tag();
  expect(told).not.toBe(seen);
  await mine.post('/api/notification-panel/dismiss-all');
  expect((await mine.get(LIST, {}, { 'if-none-match': told })).json()).toEqual([]);
});

it('comes in pages, newest first, none twice and none left out', async () => {
  for (let index = 0; index < 6; index += 1) await notify(mine, `Message ${String(index)}`);
  const all = await listOf(mine);
  expect(all).toHaveLength(7);
  expect(all.at(-1)?.message).toBe('Welcome to Ezone, Ada!');
  const paged: NotificationDto[] = [];
  for (let path: string | undefined = `${LIST}?limit=3`; path;) {
    const page = await mine.get(path);
    paged.push(...page.json<NotificationDto[]>());
    path = /^<(.+)>; rel="next"$/.exec(String(page.headers.link))?.[1];
  }
  expect(paged).toEqual(all);
});

it('wants an id', async () => {
  const answer = await mine.post('/api/notification-panel/dismiss', {});
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    details: expect.arrayContaining([expect.objectContaining({ field: 'id' })]) as unknown,
  });
});

import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import { holdTime, passDays } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { NotificationDto } from './notifications.dto';
import { NOTIFICATIONS, NotificationsService } from './notifications.service';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;
beforeEach(async () => {
  holdTime();
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  // That of the start is over.
  await server.app.get(Purges).run();
  sockets = await TestSockets.listen(server);
  [ada, bob] = await server.twoUsers();
});
afterEach(async () => {
  sockets.close();
  jest.useRealTimers();
  await server.close();
});

/** One that the hour has begun may have looked before. */
const purge = async () => {
  for (let run = 0; run < 2; run += 1) await server.app.get(Purges).run();
};
const listOf = (user: TestUser) => user.list<NotificationDto>(NOTIFICATIONS);
const tell = (user: TestUser, ...texts: string[]) =>
  server.app.get(Database).transaction((rows) =>
    server.app.get(NotificationsService).notifyAll(
      rows,
      texts.map((text) => ({ ownerId: user.user.uuid, news: { kind: 'text', params: { text }, variant: 'info' } })),
    ),
  );
/** The ids of all that is kept of a user, dismissed or not. */
const keptOf = async ({ user }: TestUser) => {
  const all = built((rows) => rows.selectFrom('notification').select('id').where('owner_id', '=', user.uuid));
  return (await server.app.get(Database).read(all)).map(({ id }) => id);
};

it('deletes what was dismissed thirty days ago, however old it is, and nothing that is still shown', async () => {
  await tell(ada, 'Shown');
  const { ids } = await ada.call<{ ids: string[] }>('/api/notification-panel/dismiss-all', {});
  expect(ids).toHaveLength(2);
  passDays(1);
  await tell(ada, 'Later');
  const [later] = await listOf(ada);
  await ada.post('/api/notification-panel/dismiss', { id: later?.id });
  // To dismiss it again keeps nothing longer.
  await ada.post('/api/notification-panel/dismiss', { id: ids[0] });
  passDays(29);
  await purge();
  expect(await keptOf(ada)).toEqual([later?.id]);
  expect(await keptOf(bob)).toHaveLength(1);
});

it('keeps the newest thousand of each user, and tells of it', async () => {
  await tell(ada, ...Array.from({ length: 1001 }, (_, at) => String(at)));
  await tell(bob, ...Array.from({ length: 999 }, (_, at) => String(at)));
  const [before, bobs] = [await listOf(ada), await listOf(bob)];
  const { headers } = await ada.get(`/api/${NOTIFICATIONS}`);
  const window = await sockets.connect(ada);
  await purge();
  expect(await window.next<RecordsChangedDto>('records:changed')).toEqual({
    list: NOTIFICATIONS,
    ids: expect.arrayContaining(before.slice(1000).map(({ id }) => id)) as string[],
    by: null,
  });
  const after = await ada.get(`/api/${NOTIFICATIONS}`, {}, { 'if-none-match': String(headers.etag) });
  expect([after.statusCode, after.json()]).toEqual([200, before.slice(0, 1000)]);
  expect(await listOf(bob)).toEqual(bobs);
});

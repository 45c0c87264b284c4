import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets, type TestSocket } from '../../testing/test-sockets';
import { toFlag } from '../database/columns';
import { Database } from '../database/database';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let socket: TestSocket;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
});
beforeEach(async () => {
  ada = await server.register();
  socket = await sockets.connect(ada);
});
afterEach(() => {
  sockets.close();
});
afterAll(() => server.close());

/** Keeps all events of the socket waiting behind a first one, which cannot be stored while the work goes on. */
async function whileOneIsAnswered(work: () => Promise<void>): Promise<void> {
  let first: Promise<unknown> | undefined;
  const profile = { user_id: ada.user.uuid, status: 'away', mood: '', always_there: toFlag(false) } as const;
  await server.app.get(Database).transaction(async (rows) => {
    await rows.insertInto('chat_profile').values(profile).execute();
    first = socket.ask('status:set', { status: 'away' });
    await work();
  });
  expect(await first).toMatchObject({ ok: true });
}
/** Sends an event of some bytes, which is refused when its turn comes. */
const sendLarge = (bytes: number) => socket.ask('no such event', { text: 'x'.repeat(bytes) });
const missing = { ok: false, error: { statusCode: 404 } };

it('lets 1 MiB of a socket wait, refuses more at once, and has room again when it is answered', async () => {
  let waiting: Promise<unknown>[] = [];
  await whileOneIsAnswered(async () => {
    waiting = Array.from({ length: 5 }, () => sendLarge(200_000));
    expect(await sendLarge(200_000)).toEqual({
      ok: false,
      error: {
        statusCode: 429,
        message: 'Too many tries. Try again in 1 seconds.',
        details: [{ field: 'retryAfter', message: '1' }],
      },
    });
    // A small one has its place yet.
    waiting.push(sendLarge(10));
  });
  expect(await Promise.all(waiting)).toMatchObject(waiting.map(() => missing));
  expect(await sendLarge(1_000_000)).toMatchObject(missing);
});

it('counts bytes, not characters', async () => {
  let waiting: Promise<unknown>[] = [];
  await whileOneIsAnswered(async () => {
    waiting = Array.from({ length: 2 }, () => socket.ask('no such event', { text: '€'.repeat(150_000) }));
    expect(await socket.ask('no such event', { text: '€'.repeat(150_000) })).toMatchObject({
      error: { statusCode: 429 },
    });
  });
  expect(await Promise.all(waiting)).toMatchObject(waiting.map(() => missing));
});

it('lets a socket wait that another socket of the same user has filled', async () => {
  const other = await sockets.connect(ada);
  let waiting: Promise<unknown>[] = [];
  await whileOneIsAnswered(async () => {
    waiting = Array.from({ length: 5 }, () => sendLarge(200_000));
    expect(await sendLarge(200_000)).toMatchObject({ error: { statusCode: 429 } });
    expect(await other.ask('no such event', { text: 'x'.repeat(200_000) })).toMatchObject(missing);
  });
  await Promise.all(waiting);
});

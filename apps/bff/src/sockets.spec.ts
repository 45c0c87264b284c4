import { io as connectTo } from 'socket.io-client';
import { asyncApiDocument } from './platform/openapi/asyncapi';
import { socketContract } from './socket-contract';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { messageRead } from './modules/chat/chat.events';
import { connectWithoutReading } from './testing/unread-socket';
import { TestSockets, type TestSocket } from './testing/test-sockets';
import type { PresenceDto } from './modules/chat/chat.dto';
import { NotificationsService } from './modules/notifications/notifications.service';
import { Database } from './platform/database/database';
import { Live } from './platform/sockets/live';
import { Presence } from './platform/sockets/presence';
import { socketCallsOf } from './platform/sockets/socket-call';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', LOG_LEVEL: 'warn' } });
  sockets = await TestSockets.listen(server);
});
beforeEach(async () => {
  [ada, bob] = [await server.register({ displayName: 'Ada' }), await server.register({ displayName: 'Bob' })];
});
afterEach(() => {
  sockets.close();
});
afterAll(() => server.close());

/** Whether a socket is still there and answered. */
const isAlive = async ({ ask, socket }: TestSocket) =>
  (await ask('messages:since', { messageId: null })).ok && socket.connected;

const presenceOf = async (socket: TestSocket, { user }: TestUser, status: string): Promise<PresenceDto> => {
  const told = await socket.next<PresenceDto>('presence');
  return told.contactId === user.uuid && told.status === status
    ? told
    : presenceOf(socket, { user } as TestUser, status);
};

describe('the handshake', () => {
  const refusalOf = (auth: object) =>
    new Promise<string>((resolve, reject) => {
      const socket = sockets.raw(auth);
      socket.on('connect', () => reject(new Error('It was let in')));
      socket.on('connect_error', ({ message }) => resolve(message));
    });

  it.each([
    ['no token', {}],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: { a: 1 } }],
    ['a forged token', { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
  ])('refuses %s', async (_, auth) => {
    expect(await refusalOf(auth)).toBe('Invalid access token detected');
  });

  it('refuses a revoked token', async () => {
    await ada.post('/api/auth/sign-out');
    expect(await refusalOf({ token: ada.token })).toBe('Invalid access token detected');
  });

  it('refuses an empty token also after a call whose header has a tab', async () => {
    const headers = { authorization: `Bearer\t${ada.token}` };
    expect((await server.get('/api/auth/examples/user', {}, headers)).statusCode).toBe(200);
    expect(await refusalOf({ token: '' })).toBe('Invalid access token detected');
  });

  it.each(['websocket', 'polling'])('lets a good token in by %s', async (transport) => {
    expect(await isAlive(await sockets.connect(ada, { transports: [transport] }))).toBe(true);
  });

  it('is refused to pages of other sites, by either transport, and says so in the log', async () => {
    const own = await server.app.getUrl();
    for (const transport of ['websocket', 'polling']) {
      const from = (origin: string) => ({ transports: [transport], extraHeaders: { origin } });
      await expect(sockets.connect(ada, from('https://elsewhere.example'))).rejects.toThrow(/error/);
      expect(await isAlive(await sockets.connect(ada, from(own)))).toBe(true);
    }
    expect(server.logged.filter((line) => line.includes('https://elsewhere.example'))).toHaveLength(2);
  });

  it('and its refusals are answered with the headers of all answers', async () => {
    const address = `${await server.app.getUrl()}/socket.io/`;
    for (const query of ['?EIO=4&transport=polling', '?EIO=4&transport=none']) {
      const { headers } = await fetch(address + query);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    }
  });

  it('tells the log of who is refused, without the token', async () => {
    const [before, token] = [server.logged.length, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'];
    await refusalOf({ token });
    const lines = server.logged.slice(before).filter((line) => line.includes('A socket was refused'));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { status: 401, reason: 'Invalid access token detected' },
    ]);
    expect(server.logged.join('')).not.toContain(token);
  });

  it('lets nobody into another namespace', async () => {
    const socket = connectTo(await server.app.getUrl(), { transports: ['websocket'], reconnection: false });
    const { message } = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
    socket.disconnect();
    expect(message).toBe('Invalid namespace');
  });
});

describe('a token that ends', () => {
  it('takes all sockets of its session with it when it is revoked, and no others', async () => {
    const person = await server.register({ email: 'eve@example.com', password: 'a good password' });
    const again = await server.signIn('eve@example.com', 'a good password');
    const { access_token: token } = (await person.get('/api/auth/access-token')).json<{ access_token: string }>();
    const mine = [await sockets.connect(person), await sockets.connect(person), await sockets.connect({ token })];
    const [other, bobs] = [await sockets.connect(again), await sockets.connect(bob)];
    await person.post('/api/auth/sign-out');
    expect(new Set(await Promise.all(mine.map(({ ended }) => ended)))).toEqual(new Set(['io server disconnect']));
    expect([await isAlive(other), await isAlive(bobs)]).toEqual([true, true]);
  });

  it('takes its sockets with it when it expires', async () => {
    const brief = await startTestServer({ env: { DEMO_DATA: 'false', JWT_TTL: '3s' } });
    const its = await TestSockets.listen(brief);
    const socket = await its.connect(await brief.register());
    expect(await socket.ended).toBe('io server disconnect');
    await brief.close();
  });
});

describe('whatever is sent', () => {
  const strange: [string, unknown[]][] = [
    ['nothing', []],
    ['null', [null]],
    ['a text', ['hello']],
    ['a number', [17]],
    ['a list', [[{ contactId: 'x' }]]],
    ['bytes', [Buffer.alloc(100_000)]],
    ['bytes in a field', [{ contactId: Buffer.from('x'), messageText: 'x', clientMessageId: '12345678' }]],
    ['numbers for texts', [{ contactId: 1, messageText: 2, clientMessageId: 3 }]],
    ['objects for texts', [{ contactId: {}, messageText: { a: [] }, clientMessageId: [] }]],
    ['what reaches for the prototype', [JSON.parse('{ "__proto__": { "a": 1 }, "constructor": 1 }')]],
    ['a text of half a megabyte', [{ contactId: 'x', messageText: 'x'.repeat(500_000), clientMessageId: '12345678' }]],
    ['half a character', [{ contactId: 'x', messageText: '\ud83d', clientMessageId: '12345678' }]],
    ['more than one payload', [null, { messageId: null }, 'more']],
  ];

  it.each(strange)('%s is acknowledged as not valid by every event, and ends nothing', async (_, payload) => {
    const socket = await sockets.connect(ada);
    for (const { event } of socketContract.gateways.flatMap(socketCallsOf)) {
      expect([event, await socket.ask(event, ...payload)]).toEqual([
        event,
        {
          ok: false,
          error: expect.objectContaining({ statusCode: 400, message: expect.any(String) as string }) as object,
        },
      ]);
      socket.socket.emit(event, ...payload);
    }
    expect(await isAlive(socket)).toBe(true);
  });

  it.each(['no:such', 'toString', '__proto__', 'constructor', 'error', '', '*'])(
    'the unknown event "%s" is acknowledged as such',
    async (event) => {
      const socket = await sockets.connect(ada);
      expect(await socket.ask(event, {})).toEqual({
        ok: false,
        error: { statusCode: 404, message: 'There is no such event' },
      });
      socket.socket.emit(event);
      expect(await isAlive(socket)).toBe(true);
    },
  );

  it('what is good needs no acknowledgement', async () => {
    const [adas, bobs] = [await sockets.connect(ada), await sockets.connect(bob)];
    adas.socket.emit('message:send', {
      contactId: bob.user.uuid,
      messageText: 'No answer, please',
      clientMessageId: 'without-an-answer',
    });
    expect(await bobs.next('message:new')).toMatchObject({ message: { message: 'No answer, please' } });
  });

  it('says nothing of the inside when something unforeseen breaks, and logs it', async () => {
    const broken = await startTestServer({ env: { DEMO_DATA: 'false', LOG_LEVEL: 'error' } });
    const its = await TestSockets.listen(broken);
    const socket = await its.connect(await broken.register());
    const { MikroORM } = await import('@mikro-orm/core');
    await broken.app.get(MikroORM).em.getConnection().execute('drop table chat_message');
    expect(await socket.ask('messages:since', { messageId: null })).toEqual({
      ok: false,
      error: { statusCode: 500, message: 'Something went wrong on our side.' },
    });
    expect(broken.logged.some((line) => line.includes('chat_message') && line.includes('messages:since'))).toBe(true);
    expect(socket.socket.connected).toBe(true);
    its.close();
    await broken.close();
  });
});

it('allows each user so many events a minute, over all its sockets, and says when to come back', async () => {
  const limited = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '10' } });
  const its = await TestSockets.listen(limited);
  const [user, other] = [await limited.register(), await limited.register()];
  const [one, two, others] = [await its.connect(user), await its.connect(user), await its.connect(other)];
  const answers = [];
  for (let index = 0; index < 14; index += 1) {
    answers.push(await (index % 2 ? one : two).ask('messages:since', { messageId: null }));
  }
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(answers.at(-1)).toEqual({
    ok: false,
    error: {
      statusCode: 429,
      message: expect.stringMatching(/^Too many tries\. Try again in \d+ seconds\.$/) as string,
      details: [{ field: 'retryAfter', message: expect.stringMatching(/^\d+$/) as string }],
    },
  });
  expect(await isAlive(others)).toBe(true);
  its.close();
  await limited.close();
});

/** Answers when the server has noticed the next socket that is gone. */
function leavings(): () => Promise<void> {
  const presence = server.app.get(Presence);
  const left = presence.left.bind(presence);
  const waiting: (() => void)[] = [];
  jest.spyOn(presence, 'left').mockImplementation((userId, socketId) => {
    left(userId, socketId);
    waiting.shift()?.();
  });
  return () => new Promise((resolve) => waiting.push(resolve));
}

describe('what one user can hold', () => {
  const most = 20;

  it('is so many sockets, until one of them is gone', async () => {
    const asked = await Promise.allSettled(Array.from({ length: most + 5 }, () => sockets.connect(ada)));
    const open = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error & { data: object }] : []));
    expect(open).toHaveLength(most);
    expect(refused.map(({ message, data }) => ({ message, data }))).toEqual(
      Array.from({ length: 5 }, () => ({ message: 'Too many connections of one user', data: { statusCode: 429 } })),
    );
    expect(await isAlive(await sockets.connect(bob))).toBe(true);

    const left = leavings()();
    open[0]?.close();
    await left;
    expect(await isAlive(await sockets.connect(ada))).toBe(true);
    await expect(sockets.connect(ada)).rejects.toThrow('Too many connections');
    jest.restoreAllMocks();
  });

  it('is some megabytes that it does not read; then its connection is ended, and no other', async () => {
    const [adas, bobs] = [await sockets.connect(ada), await sockets.connect(bob)];
    const slow = await connectWithoutReading(server, ada.token);
    const live = server.app.get(Live);
    const left = leavings()();
    const told = { chatId: 'x', messageId: 'x'.repeat(1024 * 1024), contactId: 'x' };
    let megabytes = 0;
    const tell = async () => {
      live.publish([ada.user.uuid], messageRead, told);
      megabytes += 1;
      // The one who reads has read it.
      await adas.next('message:read');
    };
    const isLeft = left.then(() => true);
    // What is on its way in the system's own buffers is not counted.
    while (megabytes < 64 && !(await Promise.race([isLeft, tell().then(() => false)])));
    expect(megabytes).toBeGreaterThan(8);
    expect(megabytes).toBeLessThan(64);
    expect([await isAlive(adas), await isAlive(bobs)]).toEqual([true, true]);
    slow.destroy();
    jest.restoreAllMocks();
  });
});

describe('presence', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('tells everyone who comes, with the status last chosen', async () => {
    const bobs = await sockets.connect(bob);
    const adas = await sockets.connect(ada);
    expect(await presenceOf(bobs, ada, 'online')).toBeDefined();
    await adas.call('status:set', { status: 'away' });
    expect(await presenceOf(bobs, ada, 'away')).toBeDefined();
    expect((await bob.get('/api/chat/contacts', { status: 'away' })).json()).toMatchObject([{ id: ada.user.uuid }]);
  });

  it('counts sockets, and waits five seconds after the last one', async () => {
    const [bobs, one, two] = [await sockets.connect(bob), await sockets.connect(ada), await sockets.connect(ada)];
    await presenceOf(bobs, ada, 'online');
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
      advanceTimers: true,
    });
    const statusOf = async () => {
      const contacts = (await bob.get('/api/chat/contacts')).json<{ id: string; status: string }[]>();
      return contacts.find(({ id }) => id === ada.user.uuid)?.status;
    };
    const noticed = leavings();
    const gone = async ({ socket }: TestSocket) => {
      socket.disconnect();
      await noticed();
    };
    await gone(one);
    jest.advanceTimersByTime(6000);
    expect(await statusOf()).toBe('online');
    await gone(two);
    jest.advanceTimersByTime(3000);
    expect(await statusOf()).toBe('online');
    const back = await sockets.connect(ada);
    jest.advanceTimersByTime(6000);
    expect(await statusOf()).toBe('online');
    await bobs.ask('nothing');
    const about = bobs.told<PresenceDto>('presence').filter(({ contactId }) => contactId === ada.user.uuid);
    expect(about).toEqual([]);
    await gone(back);
    jest.advanceTimersByTime(5000);
    expect(await presenceOf(bobs, ada, 'offline')).toBeDefined();
    expect(await statusOf()).toBe('offline');
  });
});

it('tells a user of a notification as soon as it is stored, and of none that is not', async () => {
  const [adas, bobs] = [await sockets.connect(ada), await sockets.connect(bob)];
  const [database, notifications] = [server.app.get(Database), server.app.get(NotificationsService)];
  const failing = database.transaction(async (rows) => {
    await notifications.notify(rows, ada.user.uuid, { kind: 'text', params: { text: 'Never' }, variant: 'info' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const stored = await database.transaction((rows) =>
    notifications.notify(rows, ada.user.uuid, {
      ...{ kind: 'welcome', params: { displayName: 'Ada' } },
      ...{ link: '/apps/notes', variant: 'info' },
    }),
  );
  expect(await adas.next('notification:new')).toEqual(stored);
  await bobs.ask('nothing');
  expect([adas.told('notification:new'), bobs.told('notification:new')]).toEqual([[], []]);
});

it('finishes events and requests that are under way when it stops, and lets clients come back', async () => {
  const stopping = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const its = await TestSockets.listen(stopping);
  const [sender, receiver] = [await stopping.register(), await stopping.register()];
  const socket = await its.connect(sender);
  const answers = Array.from({ length: 5 }, (_, index) =>
    socket.call('message:send', {
      contactId: receiver.user.uuid,
      messageText: 'Before the end',
      clientMessageId: `before-${String(index)}`,
    }),
  );
  await answers[0];
  // Waits for its hash when the stop comes.
  const request = new Promise((resolve) => stopping.app.getHttpServer().on('request', resolve));
  const account = { displayName: 'Late', email: 'late@example.com', password: 'a good password' };
  const registered = fetch(`${await stopping.app.getUrl()}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  await request;
  await stopping.close();
  expect(await (await registered).json()).toHaveProperty('access_token');
  expect(await Promise.all(answers)).toHaveLength(5);
  // Not "io server disconnect", after which a client would stay away.
  expect(await socket.ended).toBe('transport close');
});

it('describes every event, and refers to nothing that is not there', () => {
  const document = asyncApiDocument(server.app, socketContract);
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
  expect(references.length).toBeGreaterThan(40);
  for (const path of references) {
    const found = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect([path, found]).toEqual([path, expect.any(Object)]);
  }
});

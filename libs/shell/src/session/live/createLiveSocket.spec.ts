/**
 * @jest-environment node
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { createLiveSocket } from './createLiveSocket';
import type { LiveSocket, LiveStatus } from './LiveSocket';

// The server's half of Socket.IO does not run in jsdom, so what is needed of the browser is put here.
const browser = new EventTarget();
Object.assign(globalThis, {
  window: browser,
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
});
Object.assign(navigator, { onLine: true });

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  jest.restoreAllMocks();
});

type ListenOptions = { port?: number; transports?: ('polling' | 'websocket')[]; onSocket?: (socket: Socket) => void };

/** A Socket.IO server that takes the tokens named, and hears every socket that comes. */
const listen = async (tokens: readonly string[], { port = 0, transports, onSocket }: ListenOptions = {}) => {
  const http = createServer();
  const io = new Server(http, transports && { transports });
  const arrivals: string[] = [];
  const chat = io.of('/chat');
  chat.use((socket, next) => {
    const token = String(socket.handshake.auth['token']);
    arrivals.push(token);
    if (tokens.includes(token)) next();
    else next(new Error('Invalid access token detected'));
  });
  chat.on('connection', (socket) => {
    onSocket?.(socket);
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  ends.push(() => io.close());
  return { io, chat, arrivals, port: (http.address() as AddressInfo).port };
};

const start = (port: number, token: () => string | null = () => 'good') => {
  const refused: string[] = [];
  const live = createLiveSocket({
    userId: 'ada',
    url: `http://127.0.0.1:${String(port)}`,
    getToken: token,
    onRefused: (bad) => refused.push(bad),
  });
  const seen: LiveStatus[] = [];
  live.onStatus((status) => seen.push(status));
  ends.push(() => {
    live.close();
  });
  live.open();
  return { live, seen, refused };
};

const reaches = (live: LiveSocket, wanted: LiveStatus) =>
  new Promise<void>((resolve) => {
    live.onStatus((status) => {
      if (status === wanted) resolve();
    });
  });

it('connects with the token of the session, and hears what the server tells', async () => {
  const { chat, arrivals, port } = await listen(['good']);
  const { live, seen } = start(port);
  await reaches(live, 'online');
  const heard = new Promise((resolve) => live.on('presence', resolve));
  chat.emit('presence', { contactId: 'grace', status: 'away' });
  await expect(heard).resolves.toEqual({ contactId: 'grace', status: 'away' });
  expect(arrivals).toEqual(['good']);
  expect(seen).toEqual(['connecting', 'online']);
});

it('knows the id that the server knows it by, while it is connected', async () => {
  const ids: string[] = [];
  const { port, io } = await listen(['good'], { onSocket: ({ id }) => ids.push(id) });
  const { live } = start(port);
  expect(live.getId()).toBeUndefined();
  await reaches(live, 'online');
  expect(live.getId()).toBe(ids[0]);
  void io.close();
  await reaches(live, 'reconnecting');
  expect(live.getId()).toBeUndefined();
});

it('takes plain requests where no WebSocket comes through', async () => {
  const { port } = await listen(['good'], { transports: ['polling'] });
  const { live } = start(port);
  await reaches(live, 'online');
});

it('answers a call with what the server acknowledges, and throws what it refuses', async () => {
  const { port } = await listen(['good'], {
    onSocket: (socket) => {
      socket.on('status:set', ({ status }, acknowledge) => {
        const error = { statusCode: 429, message: 'Too many', details: [{ field: 'retryAfter', message: '3' }] };
        acknowledge(status === 'away' ? { ok: true, data: { status } } : { ok: false, error });
      });
    },
  });
  const { live } = start(port);
  await reaches(live, 'online');
  await expect(live.call('status:set', { status: 'away' })).resolves.toEqual({ status: 'away' });
  const refusal = { name: 'LiveError', statusCode: 429, retryAfter: 3, isOffline: false };
  await expect(live.call('status:set', { status: 'online' })).rejects.toMatchObject(refusal);
});

it('gives up a call that is not answered, at once where there is no connection', async () => {
  const { chat, port } = await listen(['good']);
  const { live } = start(port);
  const lost = { name: 'LiveError', statusCode: 0, isOffline: true };
  await expect(live.call('status:set', { status: 'away' })).rejects.toMatchObject(lost);
  await reaches(live, 'online');
  await expect(live.call('status:set', { status: 'away' }, { timeout: 10 })).rejects.toMatchObject(lost);
  const waiting = live.call('status:set', { status: 'away' });
  chat.disconnectSockets(true);
  await expect(waiting).rejects.toMatchObject(lost);
});

it('comes back by itself after the server was away', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const first = await listen(['good']);
  const { live, seen } = start(first.port);
  await reaches(live, 'online');
  await first.io.close();
  await reaches(live, 'reconnecting');
  await listen(['good'], { port: first.port });
  await reaches(live, 'online');
  expect(seen).toEqual(['connecting', 'online', 'reconnecting', 'online']);
});

it('tells the session of a token that is refused, and stops trying', async () => {
  const { arrivals, port } = await listen(['good']);
  const { live, refused, seen } = start(port, () => 'bad');
  await reaches(live, 'refused');
  expect(refused).toEqual(['bad']);
  expect(arrivals).toEqual(['bad']);
  expect(seen).toEqual(['connecting', 'refused']);
});

it('tries again with a token that has been renewed since, and ends no session', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const tokens = ['old', 'renewed'];
  const { arrivals, port } = await listen(['renewed']);
  const { live, refused } = start(port, () => tokens.shift() ?? 'renewed');
  await reaches(live, 'online');
  expect(arrivals).toEqual(['old', 'renewed']);
  expect(refused).toEqual([]);
});

it('comes back with the present token when the server has ended the connection', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  let token = 'first';
  const { chat, arrivals, port } = await listen(['first', 'second']);
  const { live } = start(port, () => token);
  await reaches(live, 'online');
  token = 'second';
  chat.disconnectSockets();
  await reaches(live, 'reconnecting');
  await reaches(live, 'online');
  expect(arrivals).toEqual(['first', 'second']);
});

const goOffline = (isOffline = true) => {
  Object.assign(navigator, { onLine: !isOffline });
  browser.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
};
afterEach(() => Object.assign(navigator, { onLine: true }));

it('follows the browser off the net and back, without a delay', async () => {
  // A delay that would outlast the spec.
  jest.spyOn(Math, 'random').mockReturnValue(1000);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const { port } = await listen(['good']);
  const { live, seen } = start(port);
  await reaches(live, 'online');
  goOffline();
  await reaches(live, 'offline');
  await expect(live.call('status:set', { status: 'away' })).rejects.toMatchObject({ statusCode: 0 });
  goOffline(false);
  await reaches(live, 'online');
  expect(seen).toEqual(['connecting', 'online', 'offline', 'reconnecting', 'online']);
});

it('keeps a connection that works, whatever the browser says of the network', async () => {
  const answer = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { port } = await listen(['good'], {
    onSocket: (socket) => {
      socket.on('status:set', (payload, acknowledge) => acknowledge({ ok: true, data: payload }));
    },
  });
  const { live, seen } = start(port);
  await reaches(live, 'online');
  goOffline();
  await answer.mock.results[0]?.value;
  await expect(live.call('status:set', { status: 'away' })).resolves.toEqual({ status: 'away' });
  expect(seen).toEqual(['connecting', 'online']);
});

it('tries also while the browser says that there is no network, from the start', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  goOffline();
  const { port } = await listen(['good']);
  const { live, seen } = start(port);
  await reaches(live, 'online');
  expect(seen).toEqual(['connecting', 'offline', 'online']);
});

it('is offline, and comes online, where the network goes while its client is still being fetched', async () => {
  const { port } = await listen(['good']);
  const { live, seen } = start(port);
  goOffline();
  await reaches(live, 'online');
  expect(seen).toEqual(['connecting', 'offline', 'online']);
});

it('is closed for good, until it is opened again', async () => {
  const { chat, port } = await listen(['good']);
  const { live } = start(port);
  await reaches(live, 'online');
  const gone = new Promise((resolve) => {
    for (const socket of chat.sockets.values()) socket.on('disconnect', resolve);
  });
  live.close();
  await gone;
  browser.dispatchEvent(new Event('online'));
  expect(chat.sockets.size).toBe(0);
  live.open();
  await reaches(live, 'online');
});

it('survives being closed while its client is still being fetched', async () => {
  const { chat, port } = await listen(['good']);
  const { live } = start(port);
  live.close();
  live.open();
  await reaches(live, 'online');
  expect(chat.sockets.size).toBe(1);
});

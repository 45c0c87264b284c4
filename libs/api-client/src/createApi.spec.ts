/** @jest-environment node */
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './ApiError';
import { userAddresses } from './__generated__/userAddresses';
import { createApi, knowUserAddresses } from './createApi';

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

const listen = async (listener: RequestListener) => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
};

const textOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** An api against a server that gives one answer and notes what it was asked. */
const apiAnswering = async (
  { status = 200, headers = {}, body = {} }: Answer,
  token: string | null = null,
  socketId?: string,
) => {
  const asked: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const refusedTokens: string[] = [];
  const baseUrl = await listen((request, response) => {
    void textOf(request).then((text) => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body: text });
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const session = {
    getToken: () => token,
    onUnauthorized: (refused: string) => refusedTokens.push(refused),
    getSocketId: () => socketId,
  };
  return { api: createApi({ baseUrl, session }), asked, refusedTokens };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure = await call.catch((thrown: unknown) => thrown);
  if (!(failure instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(failure)}`);
  return failure;
};

it('sends the body to the address of the operation and answers what the server answered', async () => {
  const { api, asked } = await apiAnswering({ body: { id: 'n1' } });
  await expect(api.dismissNotification({ body: { id: 'n1' } })).resolves.toEqual({ id: 'n1' });
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/notification-panel/dismiss', body: '{"id":"n1"}' });
});

it('writes the query into the address', async () => {
  const { api, asked } = await apiAnswering({ body: [] });
  await api.listNotes({ query: { cursor: 'a b&c' } });
  expect(asked[0]?.url).toBe('/api/notes-app/notes?cursor=a+b%26c');
});

it('carries the token of the session, and none for a guest', async () => {
  const signedIn = await apiAnswering({ body: [] }, 'secret');
  await signedIn.api.listNotes();
  expect(signedIn.asked[0]?.headers.authorization).toBe('Bearer secret');
  const guest = await apiAnswering({ body: [] });
  await guest.api.listNotes();
  expect(guest.asked[0]?.headers).not.toHaveProperty('authorization');
});

it('carries the id of the live connection of its window, while there is one', async () => {
  const connected = await apiAnswering({ body: [] }, 'secret', 'socket-of-this-windo');
  await connected.api.listNotes();
  expect(connected.asked[0]?.headers['x-socket-id']).toBe('socket-of-this-windo');
  const alone = await apiAnswering({ body: [] }, 'secret');
  await alone.api.listNotes();
  expect(alone.asked[0]?.headers).not.toHaveProperty('x-socket-id');
});

it('carries the token and the idempotency key that one call names', async () => {
  const { api, asked } = await apiAnswering({ body: [] }, 'stored');
  await api.listNotes({ token: 'checked', idempotencyKey: 'k1' });
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer checked', 'idempotency-key': 'k1' });
});

it('is made at once where the addresses of the signed-in came with what makes it', async () => {
  knowUserAddresses({});
  const { api } = await apiAnswering({});
  const fetched = jest.spyOn(globalThis, 'fetch');
  const asIfFirst = api.listNotes();
  expect(fetched).not.toHaveBeenCalled();
  await asIfFirst;
  fetched.mockClear();
  knowUserAddresses(userAddresses);
  const call = api.listNotes();
  expect(fetched).toHaveBeenCalledTimes(1);
  await call;
  fetched.mockRestore();
});

it('is made at once where the page is being left, and outlives it', async () => {
  const { api, asked } = await apiAnswering({ body: {} }, 'secret');
  await api.listNotes();
  const fetching = jest.spyOn(globalThis, 'fetch');
  const answer = api.updateUser({ body: { user: { data: { shortcuts: [] } } }, keepalive: true });
  expect(fetching).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ keepalive: true }));
  fetching.mockRestore();
  await answer;
  expect(asked).toHaveLength(2);
});

it('throws the one error shape of the server', async () => {
  const details = [{ field: 'note.title', message: 'must not be empty' }];
  const { api } = await apiAnswering({
    status: 400,
    body: { statusCode: 400, message: 'Bad', details, requestId: 'r1' },
  });
  const failure = await failureOf(api.listNotes());
  expect(failure).toMatchObject({ kind: 'refused', statusCode: 400, message: 'Bad', details, requestId: 'r1' });
});

it('says how long to wait when there were too many calls', async () => {
  const { api } = await apiAnswering({ status: 429, headers: { 'Retry-After': '7' }, body: { message: 'Too many' } });
  expect(await failureOf(api.listNotes())).toMatchObject({ statusCode: 429, retryAfter: 7 });
});

it.each([502, 503, 504])('takes %i for a server that is away, and asks when it says', async (status) => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const { api } = await apiAnswering({ status, headers: { 'Retry-After': inAMinute } });
  const failure = await failureOf(api.listNotes());
  expect(failure).toMatchObject({ statusCode: status, isOffline: true });
  expect(failure.retryAfter).toBeGreaterThan(55);
  expect(failure.retryAfter).toBeLessThanOrEqual(61);
});

it('keeps the status where a proxy answers with a page', async () => {
  const { api } = await apiAnswering({
    status: 502,
    headers: { 'Content-Type': 'text/html' },
    body: '<h1>Bad gateway</h1>',
  });
  expect(await failureOf(api.listNotes())).toMatchObject({ kind: 'refused', statusCode: 502, message: 'Bad Gateway' });
});

it('does not take a sign-in page of the network for an answer', async () => {
  const { api } = await apiAnswering({
    headers: { 'Content-Type': 'text/html' },
    body: '<h1>Welcome to the hotel</h1>',
  });
  const failure = await failureOf(api.listNotes());
  expect(failure).toMatchObject({ kind: 'unreadable', statusCode: 0, isOffline: true });
});

it('tells a dead network from a refusal', async () => {
  const baseUrl = await listen((request) => request.socket.destroy());
  const api = createApi({ baseUrl, session: { getToken: () => 't', onUnauthorized: () => undefined } });
  expect(await failureOf(api.listNotes())).toMatchObject({ kind: 'network', statusCode: 0, isOffline: true });
});

it('gives up a call that is never answered', async () => {
  const baseUrl = await listen(() => undefined);
  const api = createApi({ baseUrl, timeout: 50, session: { getToken: () => null, onUnauthorized: () => undefined } });
  expect(await failureOf(api.listNotes())).toMatchObject({ kind: 'timeout', statusCode: 0 });
});

it('throws the reason of an abort that the caller asked for', async () => {
  const abort = new AbortController();
  const reason = new Error('page left');
  const baseUrl = await listen(() => {
    abort.abort(reason);
  });
  const api = createApi({ baseUrl, session: { getToken: () => null, onUnauthorized: () => undefined } });
  await expect(api.listNotes({ signal: abort.signal })).rejects.toBe(reason);
});

it('gives up with its session what was only read in it', async () => {
  const session = new AbortController();
  const reason = new Error('signed out');
  const asked: string[] = [];
  let token: string | null = 'good';
  const baseUrl = await listen(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url !== '/api/notes-app/notes') response.end('{}');
    else {
      token = null;
      session.abort(reason);
    }
  });
  const api = createApi({
    baseUrl,
    session: { getToken: () => token, onUnauthorized: () => undefined, getSignal: () => session.signal },
  });
  await expect(api.listNotes()).rejects.toBe(reason);
  // What only the signed-in may read is not asked for any more. What is sent to be changed, and what everybody may read, is.
  await expect(api.listTodos()).rejects.toBe(reason);
  await expect(api.dismissNotification({ body: { id: 'n1' } })).resolves.toEqual({});
  await expect(api.listIcons()).resolves.toEqual({});
  await expect(api.getConfig()).resolves.toEqual({});
  expect(asked).toEqual([
    'GET /api/notes-app/notes',
    'POST /api/notification-panel/dismiss',
    'GET /api/icons',
    'GET /api/config',
  ]);
});

describe('a 401', () => {
  const refusal = { status: 401, body: { statusCode: 401, message: 'Invalid access token detected' } };

  it('is reported to the session with the token that was refused', async () => {
    const { api, refusedTokens } = await apiAnswering(refusal, 'old');
    expect(await failureOf(api.listNotes())).toMatchObject({ statusCode: 401 });
    expect(refusedTokens).toEqual(['old']);
  });

  it('is left to the caller where the call is a retry', async () => {
    const { api, refusedTokens } = await apiAnswering(refusal, 'old');
    await failureOf(api.listNotes({ isRetry: true }));
    expect(refusedTokens).toEqual([]);
  });

  it('ends no session where there is none', async () => {
    const { api, refusedTokens } = await apiAnswering(refusal);
    await failureOf(api.listNotes());
    expect(refusedTokens).toEqual([]);
  });
});

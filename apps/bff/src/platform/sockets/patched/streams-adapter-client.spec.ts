import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { RedisClient } from '../../redis/redis';
import { streamsAdapterClient, type StreamsAdapterClientOptions } from './streams-adapter-client';

type Call = [command: string, ...parameters: unknown[]];

/** A connection that notes the commands it is sent; those without an answer are answered with null. */
function connectionWith(calls: Call[], answers: Record<string, () => unknown>): RedisClient {
  const command = (name: string): [string, unknown] => [
    name,
    (...parameters: unknown[]) => {
      calls.push([name, ...parameters]);
      return answers[name] ? answers[name]() : Promise.resolve(null);
    },
  ];
  const own = [
    'connect',
    'multi',
    'on',
    'publish',
    'sendCommand',
    'set',
    'sSubscribe',
    'subscribe',
    'xAdd',
    'xRange',
    'xRead',
  ];
  return Object.fromEntries(own.map(command)) as unknown as RedisClient;
}

/** A transaction in which no key has a value. */
const emptyMulti = () => {
  const multi = { get: () => multi, del: () => multi, exec: () => Promise.resolve([null, 0]) };
  return multi;
};

/** A Socket.IO server whose adapter has a client with these answers, and all that the adapter asks. */
function serverOn(options: Partial<StreamsAdapterClientOptions> = {}) {
  const calls = { connection: [] as Call[], reader: [] as Call[] };
  const hasRead = Promise.withResolvers<undefined>();
  const entry = { id: '7-0', message: {} };
  const reads = [Promise.resolve(null), Promise.resolve([{ messages: [entry] }])];
  const connection = connectionWith(calls.connection, {
    multi: emptyMulti,
    xAdd: () => Promise.resolve('8-0'),
    xRange: () => Promise.resolve([]),
  });
  const reader = connectionWith(calls.reader, {
    xRead: () => {
      const read = reads.shift();
      if (read) return read;
      hasRead.resolve(undefined);
      return new Promise(() => undefined);
    },
  });
  const client = streamsAdapterClient({
    connection,
    available: () => connection,
    duplicate: () => reader,
    lastId: '5-0',
    onAdd: () => undefined,
    ...options,
  });
  const server = new Server({ adapter: createAdapter(client, { streamName: 'stream' }) });
  return { server, client, calls, hasRead: hasRead.promise };
}

it('lets the adapter read from where the stream ended, until something has come', async () => {
  const { calls, hasRead } = serverOn();
  await hasRead;
  const options = expect.anything() as unknown;
  expect(calls.reader.filter(([command]) => command === 'xRead')).toEqual([
    ['xRead', [{ key: 'stream', id: '5-0' }], options],
    ['xRead', [{ key: 'stream', id: '5-0' }], options],
    ['xRead', [{ key: 'stream', id: '7-0' }], options],
  ]);
});

it('hands on what the adapter publishes, and says so', async () => {
  const added: Promise<unknown>[] = [];
  const { server, calls } = serverOn({ onAdd: (one) => added.push(one) });
  server.emit('event', 1);
  expect(await Promise.all(added)).toEqual(['8-0']);
  expect(calls.connection).toEqual([
    ['xAdd', 'stream', '*', expect.objectContaining({ nsp: '/', type: '3' }), expect.anything()],
  ]);
});

it('rejects what is published while Redis is away, and stores no session', async () => {
  const added: Promise<unknown>[] = [];
  const { server, client, calls } = serverOn({ available: () => undefined, onAdd: (one) => added.push(one) });
  server.emit('event', 1);
  await expect(Promise.all(added)).rejects.toThrow('Redis is away');
  expect(await client.set('session', 'data')).toBeNull();
  expect(calls.connection).toEqual([]);
});

it('looks a session up with the commands that are handed on', async () => {
  const { server, calls } = serverOn();
  await expect(server.sockets.adapter.restoreSession('id', '1-0')).rejects.toBe('session or offset not found');
  expect(calls.connection.map(([command]) => command)).toEqual(['multi', 'xRange']);
});

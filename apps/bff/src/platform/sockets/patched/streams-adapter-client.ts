/**
 * Relies on how @socket.io/redis-streams-adapter 0.3.1 uses the client of `redis` that it is given:
 *
 * - it recognizes a client of `redis` by the function `sSubscribe`, and reads with `duplicate()`s of it;
 * - it publishes with `xAdd`, and sends to its own sockets only when Redis has answered;
 * - it stores the session of a socket that broke off with `set`, and does not handle a rejection;
 * - it reads with `xRead([{ key, id }], options)`, from the id `$` until the first entry arrives;
 * - it also uses `multi`, `xRange`, `publish` and `sendCommand`.
 *
 * Its spec fails if another version is installed or the adapter uses the client differently. It makes nothing faster:
 * without it, messages get lost or come late while Redis is away. See docs/decisions/patched-libraries.md.
 */
import type { RedisClient } from '../../redis/redis';
import { withTimeout } from '../../redis/redis';

/** The commands that the adapter sends on the connection it is given. */
export type StreamsAdapterClient = Pick<
  RedisClient,
  'multi' | 'publish' | 'sendCommand' | 'set' | 'sSubscribe' | 'xAdd' | 'xRange'
> & { duplicate: () => RedisClient };

export type StreamsAdapterClientOptions = {
  /** The connection, with or without Redis at the other end. */
  connection: RedisClient;
  /** The connection while Redis is there, else undefined. */
  available: () => RedisClient | undefined;
  /** Makes a further connection, which waits for Redis. */
  duplicate: () => RedisClient;
  /** The last entry of the stream before this process began to read. */
  lastId: string;
  /** Called with each message that is being added to the stream. */
  onAdd: (added: Promise<unknown>) => void;
};

/**
 * The client that the adapter is given. It waits for nothing that Redis cannot answer now, because the adapter would
 * let this process's own sockets wait as well.
 */
export function streamsAdapterClient(options: StreamsAdapterClientOptions): StreamsAdapterClient {
  const { connection, available, onAdd } = options;
  const now = async <Answer>(ask: (client: RedisClient) => Promise<Answer>): Promise<Answer> => {
    const client = available();
    if (!client) throw new Error('Redis is away');
    return withTimeout(ask(client));
  };
  return {
    sSubscribe: connection.sSubscribe.bind(connection),
    publish: connection.publish.bind(connection),
    sendCommand: connection.sendCommand.bind(connection),
    multi: connection.multi.bind(connection),
    xRange: connection.xRange.bind(connection),
    xAdd: (...parameters) => {
      const added = now((client) => client.xAdd(...parameters));
      onAdd(added);
      return added;
    },
    set: (...parameters) => now((client) => client.set(...parameters)).catch(() => null),
    duplicate: () => readerFrom(options),
  };
}

/**
 * A connection that reads the stream from where it ended when this process started. Until the first entry arrives, the
 * adapter asks again and again for entries that come after the request, and would lose one between two requests.
 */
function readerFrom({ duplicate, lastId }: StreamsAdapterClientOptions): RedisClient {
  const reader = duplicate();
  const xRead = reader.xRead.bind(reader);
  return Object.assign(reader, {
    xRead: (
      [stream]: [{ key: string; id: string }],
      options: Parameters<RedisClient['xRead']>[1],
    ): ReturnType<RedisClient['xRead']> => xRead([stream.id === '$' ? { ...stream, id: lastId } : stream], options),
  });
}

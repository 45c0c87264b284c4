import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { withinPatience, type Redis, type RedisClient } from '../redis/redis';

const STREAM = 'ezone:sockets';
const CATCH_UP = 'ezone:catch-up';
/** For how long a socket that broke off is remembered, in milliseconds. */
const REMEMBERED = 2 * 60_000;
/** For how long Redis may have been away before it is noticed, and clocks may differ, in milliseconds. */
const UNNOTICED = 10_000;

/**
 * Lets the sockets of all processes hear what any of them tells, through a stream of Redis.
 *
 * While Redis is away each process tells its own sockets alone. When it is back, whoever stores what was told can make up for
 * it; then sockets that may have missed something are cut off: clients come back by themselves, and ask for the rest.
 */
export class SharedSockets {
  private readonly servers: Server[] = [];
  private readonly listeners: ((since: Date) => Promise<void>)[] = [];
  /** Since when others may have missed what this process told. */
  private missedSince: Date | undefined;
  private adding: Promise<unknown> | undefined;

  private constructor(
    private readonly redis: Redis,
    /** The last entry of the stream before this process began to read. */
    private readonly last: string,
  ) {
    redis.onReturn((lostAt) => {
      void this.catchUp(lostAt);
      this.makeUp();
    });
  }

  /** Finds the end of the stream. Where Redis is not configured there is none, and one process alone. */
  static async on(redis: Redis): Promise<SharedSockets> {
    const last = await redis.client?.xRevRange(STREAM, '+', '-', { COUNT: 1 });
    const shared = new SharedSockets(redis, last?.[0]?.id ?? '0-0');
    await redis.hear(CATCH_UP, (lostAt) => void shared.catchUp(new Date(lostAt)));
    return shared;
  }

  /** What Socket.IO is told. A session is recovered at any process, and only behind the guards of a namespace. */
  options(): Partial<ServerOptions> {
    if (!this.redis.isConfigured) return {};
    return {
      adapter: createAdapter(this.publisher(), { streamName: STREAM, channelPrefix: STREAM, onlyPlaintext: true }),
      connectionStateRecovery: { maxDisconnectionDuration: REMEMBERED, skipMiddlewares: false },
    };
  }

  /** Calls back when sockets of this process may have missed what was told since a moment; afterwards they are cut off. */
  onCatchUp(listener: (since: Date) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** When all that was told until now is on its way to every process; undefined where that is so already. */
  told(): Promise<unknown> | undefined {
    return this.adding;
  }

  /** Cuts the sockets of a server off when they have to catch up. */
  follow(server: Server): void {
    this.servers.push(server);
  }

  private async catchUp(lostAt: Date): Promise<void> {
    const since = new Date(lostAt.getTime() - UNNOTICED);
    const made = await Promise.allSettled(this.listeners.map((listener) => listener(since)));
    for (const one of made) if (one.status === 'rejected') new Logger('Sockets').error(one.reason);
    this.cutOff();
  }

  /** Lets the others catch up on what they missed, once they can be told. */
  private makeUp(): void {
    if (!this.missedSince || !this.redis.client) return;
    void this.redis.tell(CATCH_UP, this.missedSince.toISOString());
    this.missedSince = undefined;
  }

  private cutOff(): void {
    for (const server of this.servers) {
      for (const namespace of server._nsps.values()) {
        for (const { conn } of namespace.sockets.values()) conn.close();
      }
    }
  }

  /**
   * The client that the adapter is given. The adapter waits for a message to be in the stream before it tells its own
   * sockets, and ignores rejections at other places: here nothing is waited for that Redis cannot answer now.
   */
  private publisher(): RedisClient {
    const now = async <Answer>(ask: (client: RedisClient) => Promise<Answer>): Promise<Answer> => {
      const { client } = this.redis;
      if (!client) throw new Error('Redis is away');
      return withinPatience(ask(client));
    };
    const missed = () => (this.missedSince ??= new Date());
    // Redis may refuse to write, as where its memory is full, without ever having been away.
    const heard = () => this.makeUp();
    return Object.assign(Object.create(this.redis.connection) as RedisClient, {
      xAdd: (...parameters: Parameters<RedisClient['xAdd']>) => {
        const added = now((client) => client.xAdd(...parameters));
        // One connection answers in order: the last one is done when all are.
        const adding = added.then(heard, missed).finally(() => {
          if (this.adding === adding) this.adding = undefined;
        });
        this.adding = adding;
        return added;
      },
      set: (...parameters: Parameters<RedisClient['set']>) =>
        now((client) => client.set(...parameters)).catch(() => null),
      duplicate: () => this.reader(),
    });
  }

  /**
   * The adapter begins to read at "what comes next", and says so again and again until something has come. What came
   * between two tries would be lost, so it is told where that begins.
   */
  private reader(): RedisClient {
    const reader = this.redis.duplicate();
    const xRead = reader.xRead.bind(reader);
    return Object.assign(reader, {
      xRead: (
        [stream]: [{ key: string; id: string }],
        options: Parameters<RedisClient['xRead']>[1],
      ): ReturnType<RedisClient['xRead']> =>
        xRead([stream.id === '$' ? { ...stream, id: this.last } : stream], options),
    });
  }
}

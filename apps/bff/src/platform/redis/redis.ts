import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ConfigurationError, type Environment } from '../config/environment';

const connectTo = async (url: string, reconnects: () => boolean) => {
  // Its six hundred files are read only where they are used.
  const { createClient } = await import('redis');
  return createClient({
    url,
    // While Redis is away, commands fail at once, so that the process can decide without it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
      // At boot an error is final. A connection that is lost later is made again, with pauses of at most two seconds.
      reconnectStrategy: (tries, cause) => (reconnects() ? Math.min(100 * 2 ** tries, 2000) : cause),
    },
  });
};

/** The client of one connection. */
export type RedisClient = Awaited<ReturnType<typeof connectTo>>;

/** How often Redis is pinged, in milliseconds. */
const PING_INTERVAL = 1000;
/** How long a command may take, in milliseconds. */
const ANSWER_TIMEOUT = 1000;

/**
 * What processes share when `REDIS_URL` is set: counts, presence and published events. The database stays the truth:
 * while Redis is away, each process goes on alone, and catches up when Redis is back.
 */
export class Redis implements OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private readonly returned: ((lostAt: Date) => void)[] = [];
  private lostAt = new Date();
  private watch: NodeJS.Timeout | undefined;
  private there = true;

  private constructor(private readonly clients?: { commands: RedisClient; subscriber: RedisClient }) {
    for (const client of [clients?.commands, clients?.subscriber]) client?.on('error', this.lost);
    if (clients) this.watch = setInterval(() => void this.look(), PING_INTERVAL).unref();
  }

  /**
   * Connects if `REDIS_URL` is set.
   * @throws {ConfigurationError} when no Redis answers. The message leaves out the address, because it may hold a
   * password.
   */
  static async connect({ REDIS_URL }: Environment): Promise<Redis> {
    if (REDIS_URL === undefined) return new Redis();
    let connected = false;
    const commands = await connectTo(REDIS_URL, () => connected);
    const subscriber = commands.duplicate({ disableOfflineQueue: false });
    // The rejection below reports the error; an error event without a listener would end the process.
    for (const client of [commands, subscriber]) client.on('error', () => undefined);
    try {
      await Promise.all([commands.connect(), subscriber.connect()]);
    } catch (error) {
      for (const client of [commands, subscriber]) if (client.isOpen) client.destroy();
      throw new ConfigurationError(`REDIS_URL: no Redis answers there (${reason(error)})`);
    }
    connected = true;
    return new Redis({ commands, subscriber });
  }

  /** The connection for commands; undefined while Redis is away or if it is not configured. */
  get client(): RedisClient | undefined {
    return this.there ? this.clients?.commands : undefined;
  }

  /** The connection for commands, with or without Redis at the other end: it rejects commands while Redis is away. */
  get connection(): RedisClient {
    if (!this.clients) throw new Error('Redis is not configured');
    return this.clients.commands;
  }

  /** Whether `REDIS_URL` is set, even if Redis is away at the moment. */
  get isConfigured(): boolean {
    return this.clients !== undefined;
  }

  /** Makes a further connection with the same options, which waits while Redis is away. The caller closes it. */
  duplicate(): RedisClient {
    return this.connection.duplicate({ disableOfflineQueue: false });
  }

  /**
   * Publishes a message to all processes that {@link subscribe}, including this one. While Redis is away, the message
   * is lost.
   */
  async publish(channel: string, message: string): Promise<void> {
    await this.client?.publish(channel, message).catch(this.lost);
  }

  /** Calls back with each message that any process publishes. */
  async subscribe(channel: string, listener: (message: string) => void): Promise<void> {
    await this.clients?.subscriber.subscribe(channel, listener);
  }

  /** Calls back whenever Redis is back, so that one can catch up. `lostAt` is when its absence was noticed. */
  onReturn(listener: (lostAt: Date) => void): void {
    this.returned.push(listener);
  }

  /** After the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    this.watch = undefined;
    if (!this.clients) return;
    const { commands, subscriber } = this.clients;
    this.there = false;
    const end = (client: RedisClient) =>
      withTimeout(client.close()).catch(() => {
        client.destroy();
      });
    await Promise.all([commands, subscriber].map(end));
  }

  /** Marks Redis as away, and logs it once, not for each attempt. */
  private readonly lost = (error: unknown): void => {
    if (!this.there || !this.watch) return;
    this.there = false;
    this.lostAt = new Date();
    this.logger.warn(`Redis does not answer (${reason(error)}). Until it does, this process goes on alone.`);
  };

  /** Pings Redis, because a Redis that hangs keeps its connections open. */
  private async look(): Promise<void> {
    if (!this.clients) return;
    const { commands, subscriber } = this.clients;
    if (!commands.isReady || !subscriber.isReady) return;
    try {
      await withTimeout(commands.ping());
    } catch (error) {
      this.lost(error);
      return;
    }
    if (this.there || !this.watch) return;
    this.there = true;
    this.logger.warn('Redis answers again.');
    for (const listener of this.returned) listener(this.lostAt);
  }
}

/** Waits for an answer, and rejects if it does not come within {@link ANSWER_TIMEOUT}. */
export async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

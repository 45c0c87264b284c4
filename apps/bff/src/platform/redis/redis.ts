import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createClient } from 'redis';
import { ConfigurationError, type Environment } from '../config/environment';

const connectTo = (url: string, reconnects: () => boolean) =>
  createClient({
    url,
    // What cannot be asked now is decided without Redis, not later.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
      // At boot an error is final; a connection that once stood is made again, at most two seconds apart.
      reconnectStrategy: (tries, cause) => (reconnects() ? Math.min(100 * 2 ** tries, 2000) : cause),
    },
  });

/** The client of one connection. */
export type RedisClient = ReturnType<typeof connectTo>;

/** How often Redis is asked whether it is there, and how long its answer is waited for, in milliseconds. */
const WATCH = { every: 1000, patience: 1000 };

/**
 * What processes share, where `REDIS_URL` is set: counts, presence, what is told to all. The database stays the truth:
 * without Redis each process goes on alone, and catches up when it is back.
 */
export class Redis implements OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private readonly returned: ((lostAt: Date) => void)[] = [];
  private lostAt = new Date();
  private watch: NodeJS.Timeout | undefined;
  private there = true;

  private constructor(private readonly clients?: { commands: RedisClient; subscriber: RedisClient }) {
    for (const client of [clients?.commands, clients?.subscriber]) client?.on('error', this.lost);
    if (clients) this.watch = setInterval(() => void this.look(), WATCH.every).unref();
  }

  /**
   * Connects where `REDIS_URL` is set.
   * @throws {ConfigurationError} where nothing answers there. The address is left out: it may hold a password.
   */
  static async connect({ REDIS_URL }: Environment): Promise<Redis> {
    if (REDIS_URL === undefined) return new Redis();
    let connected = false;
    const commands = connectTo(REDIS_URL, () => connected);
    const subscriber = commands.duplicate({ disableOfflineQueue: false });
    // Said by the rejection; without a listener an error would end the process.
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

  /** The connection for commands, or undefined where it is not configured or does not answer at the moment. */
  get client(): RedisClient | undefined {
    return this.there ? this.clients?.commands : undefined;
  }

  /** The connection for commands, be Redis there or not: it rejects what cannot be asked now. */
  get connection(): RedisClient {
    if (!this.clients) throw new Error('Redis is not configured');
    return this.clients.commands;
  }

  /** Whether processes share things through Redis, be it there at the moment or not. */
  get isConfigured(): boolean {
    return this.clients !== undefined;
  }

  /** A further connection with the same options, which waits for Redis where it is away. Who asks for it closes it. */
  duplicate(): RedisClient {
    return this.connection.duplicate({ disableOfflineQueue: false });
  }

  /** Tells all processes that {@link hear}, this one too. Nobody hears it while Redis is away. */
  async tell(channel: string, message: string): Promise<void> {
    await this.client?.publish(channel, message).catch(this.lost);
  }

  /** Hears what any process tells. */
  async hear(channel: string, listener: (message: string) => void): Promise<void> {
    await this.clients?.subscriber.subscribe(channel, listener);
  }

  /** Calls back whenever Redis is there again after it was away, which was noticed at `lostAt`: time to catch up. */
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
      withinPatience(client.close()).catch(() => {
        client.destroy();
      });
    await Promise.all([commands, subscriber].map(end));
  }

  /** Marks Redis as away; said once, not for each try. */
  private readonly lost = (error: unknown): void => {
    if (!this.there || !this.watch) return;
    this.there = false;
    this.lostAt = new Date();
    this.logger.warn(`Redis does not answer (${reason(error)}). Until it does, this process goes on alone.`);
  };

  /** A Redis that hangs keeps its connections, so that being connected says too little. */
  private async look(): Promise<void> {
    if (!this.clients) return;
    const { commands, subscriber } = this.clients;
    if (!commands.isReady || !subscriber.isReady) return;
    try {
      await withinPatience(commands.ping());
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

/** The answer of a command, or a rejection where it does not come in time. */
export async function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), WATCH.patience);
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

import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Namespace, ServerOptions } from 'socket.io';
import type { Redis } from '../redis/redis';
import { streamsAdapterClient } from './patched/streams-adapter-client';

const STREAM_NAME = 'ezone:sockets';
const CATCH_UP_CHANNEL = 'ezone:catch-up';
/** How long a socket that broke off can be recovered, in milliseconds. */
const RECOVERY_TIME = 2 * 60_000;
/** How long it may take to notice that Redis is away, with some room for clocks that differ, in milliseconds. */
const MAX_DETECTION_DELAY = 10_000;

/**
 * Publishes events to the sockets of all processes, through a stream of Redis.
 *
 * While Redis is away, each process reaches only its own sockets. When Redis is back, the listeners of {@link
 * onCatchUp} publish what others missed, and then all sockets are disconnected: clients reconnect and ask for what they
 * missed.
 */
export class SharedSockets {
  private readonly followed: Iterable<Namespace>[] = [];
  private readonly listeners: ((since: Date) => Promise<void>)[] = [];
  /** Since when other processes may have missed what this one published. */
  private missedSince: Date | undefined;
  private adding: Promise<unknown> | undefined;

  private constructor(
    private readonly redis: Redis,
    /** The last entry of the stream before this process began to read. */
    private readonly lastId: string,
  ) {
    redis.onReturn((lostAt) => {
      void this.catchUp(lostAt);
      this.askToCatchUp();
    });
  }

  /** Finds the end of the stream. Without Redis there is no stream, and only one process. */
  static async on(redis: Redis): Promise<SharedSockets> {
    const newest = await redis.client?.xRevRange(STREAM_NAME, '+', '-', { COUNT: 1 });
    const shared = new SharedSockets(redis, newest?.[0]?.id ?? '0-0');
    await redis.subscribe(CATCH_UP_CHANNEL, (lostAt) => void shared.catchUp(new Date(lostAt)));
    return shared;
  }

  /** Options for Socket.IO. Any process can recover a session, and the guards of the namespace still check it. */
  options(): Partial<ServerOptions> {
    if (!this.redis.isConfigured) return {};
    const client = streamsAdapterClient({
      connection: this.redis.connection,
      available: () => this.redis.client,
      duplicate: () => this.redis.duplicate(),
      lastId: this.lastId,
      onAdd: (added) => {
        this.noteAdding(added);
      },
    });
    return {
      adapter: createAdapter(client, { streamName: STREAM_NAME, channelPrefix: STREAM_NAME, onlyPlaintext: true }),
      connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_TIME, skipMiddlewares: false },
    };
  }

  /**
   * Calls back when sockets of this process may have missed events since a moment; they are disconnected afterwards.
   */
  onCatchUp(listener: (since: Date) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** Resolves when everything published so far is on its way to every process; undefined where it already is. */
  published(): Promise<unknown> | undefined {
    return this.adding;
  }

  /** Disconnects the sockets of these namespaces when they have to catch up. */
  disconnectOnCatchUp(namespaces: Iterable<Namespace>): void {
    this.followed.push(namespaces);
  }

  private noteAdding(added: Promise<unknown>): void {
    const missed = () => (this.missedSince ??= new Date());
    // Redis may refuse to write without ever having been away, for example while its memory is full.
    const stored = () => {
      this.askToCatchUp();
    };
    // One connection answers in order, so the last message is stored after all others.
    const adding = added.then(stored, missed).finally(() => {
      if (this.adding === adding) this.adding = undefined;
    });
    this.adding = adding;
  }

  private async catchUp(lostAt: Date): Promise<void> {
    const since = new Date(lostAt.getTime() - MAX_DETECTION_DELAY);
    const results = await Promise.allSettled(this.listeners.map((listener) => listener(since)));
    for (const result of results) if (result.status === 'rejected') new Logger('Sockets').error(result.reason);
    this.disconnectAll();
  }

  /** Asks the other processes to catch up on what they missed, once Redis can reach them. */
  private askToCatchUp(): void {
    if (!this.missedSince || !this.redis.client) return;
    void this.redis.publish(CATCH_UP_CHANNEL, this.missedSince.toISOString());
    this.missedSince = undefined;
  }

  private disconnectAll(): void {
    for (const namespaces of this.followed) {
      for (const { sockets } of namespaces) {
        for (const { conn } of sockets.values()) conn.close();
      }
    }
  }
}

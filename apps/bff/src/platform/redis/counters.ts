import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Redis, withTimeout, type RedisClient } from './redis';

/** How often something happened in the current window, and the milliseconds until the next window. */
export type Count = { count: number; left: number };

/** Adds to a key, whose window begins with the first addition. Adding 0 only reads. */
const ADD_SCRIPT = `
local amount = tonumber(ARGV[1])
if amount == 0 and redis.call('EXISTS', KEYS[1]) == 0 then return { 0, 0 } end
local count = redis.call('INCRBY', KEYS[1], amount)
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { count, left }`;

/** Counts by key in windows of some seconds: across all processes, or only in this one while Redis is away. */
export class Counter {
  private readonly own: RateLimiterMemory;

  constructor(
    private readonly redis: Redis,
    private readonly name: string,
    private readonly seconds: number,
  ) {
    this.own = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  }

  /** Adds one, or as many as are given, and returns the new count. */
  async add(key: string, amount = 1): Promise<Count> {
    const shared = await this.shared(key, amount);
    if (shared) return shared;
    const { consumedPoints, msBeforeNext } = await this.own.penalty(key, amount);
    return { count: consumedPoints, left: msBeforeNext };
  }

  /** Returns the count without changing it. */
  async read(key: string): Promise<Count> {
    const shared = await this.shared(key, 0);
    if (shared) return shared;
    const own = await this.own.get(key);
    return { count: own?.consumedPoints ?? 0, left: own?.msBeforeNext ?? 0 };
  }

  private async shared(key: string, amount: number): Promise<Count | undefined> {
    const { client } = this.redis;
    return client && this.ask(client, key, amount).catch(() => undefined);
  }

  private async ask(client: RedisClient, key: string, amount: number): Promise<Count> {
    const keys = [`ezone:count:${this.name}:${key}`];
    const values = [String(amount), String(this.seconds * 1000)];
    const [count, left] = (await withTimeout(client.eval(ADD_SCRIPT, { keys, arguments: values }))) as [number, number];
    return { count, left };
  }
}

/** Makes the counters for limits. */
@Injectable()
export class Counters {
  constructor(private readonly redis: Redis) {}

  /** @param name what is counted; all processes that use the same name share a count */
  of(name: string, seconds: number): Counter {
    return new Counter(this.redis, name, seconds);
  }
}

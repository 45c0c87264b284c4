import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, withinPatience } from './redis';

/** How often a process says that it lives, and after which silence it is taken for dead, in milliseconds. */
const ALIVE = { every: 1000, silence: 6000 };

/** Every user who is connected somewhere; and every process, by when it was last heard of. */
const HERE = 'ezone:here';
const PROCESSES = 'ezone:processes';

/** What the scripts have in common: the keys of a process's users and of a user's processes. */
const COMMON = `
local function usersOf(process) return 'ezone:users-of:' .. process end
local function processesOf(user) return 'ezone:processes-of:' .. user end
local function leave(process, user)
  redis.call('SREM', usersOf(process), user)
  redis.call('SREM', processesOf(user), process)
  return redis.call('EXISTS', processesOf(user)) == 0 and redis.call('SREM', '${HERE}', user) == 1
end`;

const ADD = `${COMMON}
redis.call('SADD', usersOf(ARGV[1]), ARGV[2])
redis.call('SADD', processesOf(ARGV[2]), ARGV[1])
return redis.call('SADD', '${HERE}', ARGV[2])`;

const REMOVE = `${COMMON}
return leave(ARGV[1], ARGV[2]) and 1 or 0`;

/**
 * Says that a process lives, and clears away those that do not: in one step, so that one process alone learns which users
 * went with a dead one. Answers 1 where the process was new, and those users.
 */
const BEAT = `${COMMON}
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local new = redis.call('ZADD', '${PROCESSES}', now, ARGV[1])
local gone = {}
for _, process in ipairs(redis.call('ZRANGEBYSCORE', '${PROCESSES}', '-inf', now - tonumber(ARGV[2]))) do
  for _, user in ipairs(redis.call('SMEMBERS', usersOf(process))) do
    if leave(process, user) then table.insert(gone, user) end
  end
  redis.call('ZREM', '${PROCESSES}', process)
end
return { new, gone }`;

/** A change that no socket of this process is the cause of. */
export type ElsewhereListener = (userIds: string[], change: 'came' | 'gone') => void;

/**
 * Which users are connected, over all processes while Redis is there, else to this one. A process says when it has the
 * first or the last connection of a user; the users of one that dies are gone {@link ALIVE} later.
 */
@Injectable()
export class ConnectedUsers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly process = randomUUID();
  private readonly own = new Set<string>();
  private readonly listeners: ElsewhereListener[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly redis: Redis) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.redis.isConfigured) return;
    this.redis.onReturn(() => void this.countAgain());
    await this.beat();
    this.timer = setInterval(() => void this.beat(), ALIVE.every).unref();
  }

  /** Its users are left to be cleared away by others, so that they have time to connect to one of those. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** This process has its first connection of a user. Answers whether the user was not connected anywhere before. */
  async add(userId: string): Promise<boolean> {
    const isNew = !this.own.has(userId);
    this.own.add(userId);
    return ((await this.run(ADD, userId)) ?? Number(isNew)) === 1;
  }

  /** This process has no connection of a user any more. Answers whether no other has one. */
  async remove(userId: string): Promise<boolean> {
    const wasHere = this.own.delete(userId);
    return ((await this.run(REMOVE, userId)) ?? Number(wasHere)) === 1;
  }

  /** All who are connected. */
  async all(): Promise<ReadonlySet<string>> {
    const { client } = this.redis;
    const here = client && (await withinPatience(client.sMembers(HERE)).catch(() => undefined));
    return here ? new Set(here) : this.own;
  }

  /** Whether a user is connected. */
  async has(userId: string): Promise<boolean> {
    const { client } = this.redis;
    const here = client && (await withinPatience(client.sIsMember(HERE, userId)).catch(() => undefined));
    return here === undefined ? this.own.has(userId) : here === 1;
  }

  /** Calls back, at one of the processes alone, when users went with a process that died, or are found to be there after all. */
  onElsewhere(listener: ElsewhereListener): void {
    this.listeners.push(listener);
  }

  private async beat(): Promise<void> {
    const answer = (await this.run(BEAT, String(ALIVE.silence))) as [number, string[]] | undefined;
    if (!answer) return;
    const [isNew, gone] = answer;
    this.tell(gone, 'gone');
    // Redis began anew, or took this process for dead.
    if (isNew === 1) await this.countAgain();
  }

  /** Puts right what is stored of this process: nothing was while Redis was away. */
  private async countAgain(): Promise<void> {
    const stored = await this.redis.client?.sMembers(`ezone:users-of:${this.process}`).catch(() => undefined);
    const gone = (stored ?? []).filter((userId) => !this.own.has(userId));
    this.tell(await this.changed(REMOVE, gone), 'gone');
    this.tell(await this.changed(ADD, [...this.own]), 'came');
  }

  /** Those of the users for whom a script made a difference to all processes. */
  private async changed(script: string, userIds: string[]): Promise<string[]> {
    const answers = await Promise.all(userIds.map((userId) => this.run(script, userId)));
    return userIds.filter((_, index) => answers[index] === 1);
  }

  private tell(userIds: string[], change: 'came' | 'gone'): void {
    if (userIds.length === 0) return;
    for (const listener of this.listeners) listener(userIds, change);
  }

  /** The answer of a script, or undefined where Redis is away. */
  private async run(script: string, value: string): Promise<unknown> {
    const { client } = this.redis;
    const answer = client?.eval(script, { arguments: [this.process, value] });
    return answer && withinPatience(answer).catch(() => undefined);
  }
}

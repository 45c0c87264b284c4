import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, withTimeout } from './redis';

/** How often a process records that it is alive, in milliseconds. */
const HEARTBEAT_INTERVAL = 1000;
/** How long after its last heartbeat a process is considered dead, in milliseconds. */
const HEARTBEAT_TIMEOUT = 6000;

/** The set of all users who are connected at any process. */
const CONNECTED_KEY = 'ezone:here';
/** All processes, sorted by the time of their last heartbeat. */
const PROCESSES_KEY = 'ezone:processes';

/**
 * Functions that all scripts share: the keys of a process's users and of a user's processes, and the removal of a user.
 */
const COMMON_SCRIPT = `
local function usersOf(process) return 'ezone:users-of:' .. process end
local function processesOf(user) return 'ezone:processes-of:' .. user end
local function leave(process, user)
  redis.call('SREM', usersOf(process), user)
  redis.call('SREM', processesOf(user), process)
  return redis.call('EXISTS', processesOf(user)) == 0 and redis.call('SREM', '${CONNECTED_KEY}', user) == 1
end`;

const ADD_SCRIPT = `${COMMON_SCRIPT}
redis.call('SADD', usersOf(ARGV[1]), ARGV[2])
redis.call('SADD', processesOf(ARGV[2]), ARGV[1])
return redis.call('SADD', '${CONNECTED_KEY}', ARGV[2])`;

const REMOVE_SCRIPT = `${COMMON_SCRIPT}
return leave(ARGV[1], ARGV[2]) and 1 or 0`;

/**
 * Records the heartbeat of a process, and removes dead processes. Both happen in one step, so that only one process
 * learns which users were lost with a dead one. Returns 1 if the process was new, and the lost users.
 */
const HEARTBEAT_SCRIPT = `${COMMON_SCRIPT}
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local new = redis.call('ZADD', '${PROCESSES_KEY}', now, ARGV[1])
local gone = {}
for _, process in ipairs(redis.call('ZRANGEBYSCORE', '${PROCESSES_KEY}', '-inf', now - tonumber(ARGV[2]))) do
  for _, user in ipairs(redis.call('SMEMBERS', usersOf(process))) do
    if leave(process, user) then table.insert(gone, user) end
  end
  redis.call('ZREM', '${PROCESSES_KEY}', process)
end
return { new, gone }`;

/** Is called with a change that no socket of this process caused. */
export type ElsewhereListener = (userIds: string[], change: 'came' | 'gone') => void;

/**
 * Which users are connected: to any process, or only to this one while Redis is away. A process records its first and
 * last connection of a user. The users of a process that dies are removed {@link HEARTBEAT_TIMEOUT} after its last
 * heartbeat.
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
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_INTERVAL).unref();
  }

  /**
   * Leaves the removal of this process's users to other processes, so that the users have time to connect to one of
   * them.
   */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Records this process's first connection of a user. Returns whether no process had one before. */
  async add(userId: string): Promise<boolean> {
    const isNew = !this.own.has(userId);
    this.own.add(userId);
    return ((await this.run(ADD_SCRIPT, userId)) ?? Number(isNew)) === 1;
  }

  /** Records that this process has no connection of a user any more. Returns whether no other process has one. */
  async remove(userId: string): Promise<boolean> {
    const wasHere = this.own.delete(userId);
    return ((await this.run(REMOVE_SCRIPT, userId)) ?? Number(wasHere)) === 1;
  }

  /** All users who are connected. */
  async all(): Promise<ReadonlySet<string>> {
    const { client } = this.redis;
    const here = client && (await withTimeout(client.sMembers(CONNECTED_KEY)).catch(() => undefined));
    return here ? new Set(here) : this.own;
  }

  /** Whether a user is connected. */
  async has(userId: string): Promise<boolean> {
    const { client } = this.redis;
    const here = client && (await withTimeout(client.sIsMember(CONNECTED_KEY, userId)).catch(() => undefined));
    return here === undefined ? this.own.has(userId) : here === 1;
  }

  /**
   * Calls back, at exactly one process, when users were lost with a process that died, or turn out to be connected
   * after all.
   */
  onElsewhere(listener: ElsewhereListener): void {
    this.listeners.push(listener);
  }

  private async beat(): Promise<void> {
    const answer = (await this.run(HEARTBEAT_SCRIPT, String(HEARTBEAT_TIMEOUT))) as [number, string[]] | undefined;
    if (!answer) return;
    const [isNew, gone] = answer;
    this.notify(gone, 'gone');
    // Redis was restarted empty, or considered this process dead.
    if (isNew === 1) await this.countAgain();
  }

  /** Corrects what is stored of this process, because nothing was stored while Redis was away. */
  private async countAgain(): Promise<void> {
    const stored = await this.redis.client?.sMembers(`ezone:users-of:${this.process}`).catch(() => undefined);
    const gone = (stored ?? []).filter((userId) => !this.own.has(userId));
    this.notify(await this.changed(REMOVE_SCRIPT, gone), 'gone');
    this.notify(await this.changed(ADD_SCRIPT, [...this.own]), 'came');
  }

  /** Runs a script for each user, and returns those whom it made connected or disconnected across all processes. */
  private async changed(script: string, userIds: string[]): Promise<string[]> {
    const answers = await Promise.all(userIds.map((userId) => this.run(script, userId)));
    return userIds.filter((_, index) => answers[index] === 1);
  }

  private notify(userIds: string[], change: 'came' | 'gone'): void {
    if (userIds.length === 0) return;
    for (const listener of this.listeners) listener(userIds, change);
  }

  /** The answer of a script; undefined while Redis is away. */
  private async run(script: string, value: string): Promise<unknown> {
    const { client } = this.redis;
    const answer = client?.eval(script, { arguments: [this.process, value] });
    return answer && withTimeout(answer).catch(() => undefined);
  }
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import { findRedis, startRedis } from '../machine/redis.ts';
import { run } from '../machine/run.ts';
import { Person, register } from '../processes/Person.ts';
import { ServerProcess } from '../processes/ServerProcess.ts';
import { EnduranceLoad } from './EnduranceLoad.ts';
import type { User } from './EnduranceLoad.ts';
import { memoryInterval, memoryVerdict } from './memoryVerdict.ts';
import { percentile } from './percentile.ts';
import { untilFirstEnds } from './untilFirstEnds.ts';

/** `MINUTES=10 PROCESSES=2 npm run bench -- endurance`; two processes need PostgreSQL and Redis, and one of them is killed each minute. */
const minutes = Number(process.env.MINUTES ?? 10);
const processes = Number(process.env.PROCESSES ?? 1);

const people = 1000;
const registeredAtOnce = 8;
const goal = { p99: 100, memoryGrowth: 1.15 };

type Servers = { all: ServerProcess[]; stop: () => Promise<void> };

const startOne = async (folder: string): Promise<Servers> => {
  const server = await ServerProcess.start({ DATABASE_URL: `sqlite:${join(folder, 'ezone.db')}`, RATE_LIMIT: '0' });
  return { all: [server], stop: () => server.stop() };
};

const startTwo = async (folder: string): Promise<Servers> => {
  const [bin, program] = [findPostgres(), findRedis()];
  if (bin === undefined || program === undefined) throw new Error('Two processes need PostgreSQL and Redis');
  const [postgres, redis] = [await startPostgres(bin), await startRedis(program)];
  const env = {
    ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, JWT_SECRET: randomBytes(32).toString('hex') },
    ...{ UPLOADS_DIR: join(folder, 'uploads'), RATE_LIMIT: '0' },
  };
  const all: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(all.map((server) => server.stop()));
    await redis.stop();
    await postgres.stop();
  };
  try {
    while (all.length < 2) all.push(await ServerProcess.start(env));
  } catch (error) {
    await stop();
    throw error;
  }
  return { all, stop };
};

/** Does something for each, some at a time. */
const forEach = async <One>(many: readonly One[], atOnce: number, work: (one: One, index: number) => Promise<void>) => {
  const left = [...many.entries()];
  const next = async (): Promise<void> => {
    const entry = left.shift();
    if (!entry) return;
    await work(entry[1], entry[0]);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

const residentMebibytes = ({ pid }: ServerProcess): number => {
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
};

/** Everything acknowledged is stored, once. Answers how much that was. */
const checkStored = async ({ all: [server] }: Servers, users: readonly User[]): Promise<number> => {
  let checked = 0;
  await forEach(users, registeredAtOnce, async ({ person, token, notes }) => {
    const answer = await fetch(`${server?.url ?? ''}/api/notes-app/notes`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const titles = ((await answer.json()) as { title: string }[]).map(({ title }) => title);
    for (const note of notes) {
      const times = titles.filter((title) => title === note).length;
      if (times !== 1) throw new Error(`The note ${note} is there ${String(times)} times`);
    }
    const all = await person.stored();
    // What a new user is greeted with was sent by no client.
    const stored = all.map(({ clientMessageId }) => clientMessageId).filter(Boolean);
    if (new Set(stored).size !== stored.length) throw new Error('A message is stored twice');
    for (const { clientMessageId } of person.acknowledged)
      if (!stored.includes(clientMessageId)) throw new Error(`The message ${clientMessageId} is lost`);
    // What others wrote was pushed, or asked for after a connection.
    await person.until(() => person.seen.size >= all.length);
    checked += notes.length + person.acknowledged.length;
  });
  return checked;
};

/** Kills one process after the other, a minute apart, and starts it again. */
const killEachMinute = async ({ all }: Servers, signal: AbortSignal): Promise<number> => {
  let kills = 0;
  for (;;) {
    const isOver = await setTimeout(60_000, false, { signal }).catch(() => true);
    const server = all[kills % all.length];
    if (isOver || !server) return kills;
    await server.kill();
    kills += 1;
    await server.restart();
  }
};

const measureMemory = async ({ all }: Servers, signal: AbortSignal): Promise<number[]> => {
  const measured: number[] = [];
  for (;;) {
    const isOver = await setTimeout(memoryInterval, false, { signal }).catch(() => true);
    if (isOver) return measured;
    if (all[0]?.pid !== undefined) measured.push(residentMebibytes(all[0]));
  }
};

const report = (load: EnduranceLoad, memory: number[], checked: number, kills: number): boolean => {
  const times = load.times.flat();
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share));
  const { line, isReached } = memoryVerdict(memory, goal.memoryGrowth);
  const rounded = (value = NaN) => value.toFixed(1);
  console.log(
    `${String(people)} sockets, ${String(times.length)} requests and messages beside them, ${String(minutes)} min, ${String(processes)} processes, ${String(kills)} kills`,
  );
  console.log(
    `p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms (goal ${String(goal.p99)}), ${String(load.repeated)} sent again`,
  );
  console.log(`p99 by minute: ${load.times.map((minute) => rounded(percentile(minute, 0.99))).join(' ')}`);
  // A process that was killed begins anew.
  if (kills === 0) console.log(line);
  console.log(`${String(checked)} acknowledged writes are there, each once`);
  return (p99 ?? Infinity) <= goal.p99 && (kills > 0 || isReached);
};

/** A thousand people at work for minutes. Answers whether every goal was reached; throws where something is lost or doubled. */
export const benchEndurance = async (): Promise<boolean> => {
  const built = await run('nx', ['run', 'bff:build']);
  if (built.code !== 0) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), 'ezone-endurance-'));
  const servers = await (processes === 1 ? startOne(folder) : startTwo(folder));
  const users: User[] = [];
  try {
    const urls = servers.all.map(({ url }) => url);
    await forEach(Array.from({ length: people }), registeredAtOnce, async (_, index) => {
      const account = await register(urls[0] ?? '');
      const person = new Person(account, index % 2 === 0 ? urls : urls.toReversed());
      await person.connect();
      users.push({ person, token: account.token, notes: [] });
    });
    const [load, memory, kills] = await untilFirstEnds(
      async (signal) => {
        const begun = new EnduranceLoad(urls, users, signal);
        await begun.runFor(minutes * 60_000);
        return begun;
      },
      (signal) => measureMemory(servers, signal),
      (signal) => (processes === 1 ? Promise.resolve(0) : killEachMinute(servers, signal)),
    );
    return report(load, memory, await checkStored(servers, users), kills);
  } finally {
    for (const { person } of users) person.leave();
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

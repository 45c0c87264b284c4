import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../machine/run.ts';
import { benchUsers } from './chatUsers.ts';
import type { BenchUser } from './chatUsers.ts';
import { chatRatios, chatTable } from './chatRatios.ts';
import type { ChatMeasured, ChatRatio } from './chatRatios.ts';
import { startLoad } from './chatLoadProcess.ts';
import type { ChatLoad } from './chatLoadProcess.ts';
import { cpuTime } from './cpuTime.ts';
import { startServer } from './startServer.ts';
import type { StartedServer } from './startServer.ts';

const sizes = [200, 1000];
const rounds = 5;
const seconds = 3;
/** Both servers share one processor, one at a time under load; the load comes from another. */
const core = { servers: 0, load: 1 };

type Side = { server: StartedServer; load: ChatLoad };

const connectAll = async (server: StartedServer, users: BenchUser[]): Promise<Side> => {
  const load = startLoad(core.load);
  await load.connect(server.url, users);
  return { server, load };
};

/** What each connection costs a server that has just been started, in bytes. */
const memoryPerConnection = async (start: () => Promise<StartedServer>, users: BenchUser[]): Promise<number> => {
  const server = await start();
  try {
    const before = await server.memory();
    const { load } = await connectAll(server, users);
    const after = await server.memory();
    load.stop();
    return (after - before) / users.length;
  } finally {
    await server.stop();
  }
};

const measure = async ({ server, load }: Side, duration: number): Promise<ChatMeasured> => {
  const before = cpuTime(server.pid);
  const { messages, seconds: lasted, p50, p99 } = await load.run(duration);
  return { perSecond: messages / lasted, cpu: (cpuTime(server.pid) - before) / messages, p50, p99 };
};

const compare = async (folder: string, size: number): Promise<ChatRatio[]> => {
  const secret = randomBytes(32).toString('hex');
  const files = { ours: join(folder, `ours-${String(size)}.db`), plain: join(folder, `plain-${String(size)}.db`) };
  const start = {
    ours: () =>
      startServer(
        'dist/apps/bff/main.js',
        {
          ...{ DATABASE_URL: `sqlite:${files.ours}`, JWT_SECRET: secret },
          ...{ RATE_LIMIT: '0', DEMO_DATA: 'false', LOG_LEVEL: 'warn' },
        },
        core.servers,
      ),
    plain: () =>
      startServer('tools/bench/plain-chat-server.ts', { DATABASE_FILE: files.plain, JWT_SECRET: secret }, core.servers),
  };
  const started: { stop: () => Promise<void> | void }[] = [];
  try {
    const ours = await start.ours();
    started.push(ours);
    const users = await benchUsers(ours.url, files.ours, secret, size);
    const plain = await start.plain();
    started.push(plain);
    const sides: { ours: Side; plain: Side } = {
      ours: await connectAll(ours, users),
      plain: await connectAll(plain, users),
    };
    started.push(sides.ours.load, sides.plain.load);
    const measured: { ours: ChatMeasured[]; plain: ChatMeasured[] } = { ours: [], plain: [] };
    await measure(sides.ours, 1);
    await measure(sides.plain, 1);
    for (let round = 0; round < rounds; round++) {
      measured.ours.push(await measure(sides.ours, seconds));
      measured.plain.push(await measure(sides.plain, seconds));
    }
    // By others: collecting garbage by force makes V8 collect in every pause after it, which no server in use would do.
    const perConnection = {
      ours: await memoryPerConnection(start.ours, users),
      plain: await memoryPerConnection(start.plain, users),
    };
    return chatRatios(measured, perConnection);
  } finally {
    for (const one of started.reverse()) await one.stop();
  }
};

/** Measures chat over our server against the plain one, alternating in one run. Answers whether every goal was reached. */
export const benchChat = async (): Promise<boolean> => {
  if (process.platform !== 'linux' || availableParallelism() < 2) {
    throw new Error('This bench pins its programs to processors: it needs Linux and two of them.');
  }
  const built = await run('nx', ['run', 'bff:build']);
  if (built.code !== 0) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), 'ezone-bench-'));
  try {
    let isReached = true;
    for (const size of sizes) {
      const ratios = await compare(folder, size);
      console.log(
        `${String(size)} connected users, who all write; ${String(rounds)} rounds of ${String(seconds)} s; one processor a server`,
      );
      console.log(`${chatTable(ratios)}\n`);
      isReached &&= ratios.every((one) => one.isReached);
    }
    return isReached;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

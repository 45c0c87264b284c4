import { deepStrictEqual } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { run } from '../machine/run.ts';
import { addProducts, userWithRecords } from './benchRecords.ts';
import { load } from './load.ts';
import { measuredCalls, readPaths } from './measuredCalls.ts';
import type { MeasuredCall } from './measuredCalls.ts';
import { ratioOf, ratioTable } from './ratios.ts';
import type { Compared } from './ratios.ts';
import { get } from './session.ts';
import { startServer } from './startServer.ts';
import type { StartedServer } from './startServer.ts';

const rounds = 5;
const seconds = 2;
/** Both servers share one processor, one at a time under load; the load comes from another. */
const core = { servers: 0, load: 1 };

const copyDatabase = (from: string, to: string) => {
  const database = new Database(from);
  database.prepare('vacuum into ?').run(to);
  database.close();
};

/** Loads both servers in turn. */
const compare = async (ours: StartedServer, plain: StartedServer, calls: MeasuredCall[]): Promise<Compared[]> => {
  for (const call of calls) {
    await load(ours, call.ours, 1, core.load);
    await load(plain, call.plain, 1, core.load);
  }
  const compared = calls.map(({ name, goal }): Compared => ({ name, goal, ours: [], plain: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, call] of calls.entries()) {
      compared[index]?.ours.push(await load(ours, call.ours, seconds, core.load));
      compared[index]?.plain.push(await load(plain, call.plain, seconds, core.load));
    }
  }
  return compared;
};

/** Measures our server against the plain one, alternating in one run. Answers whether every goal was reached. */
export const benchApi = async (): Promise<boolean> => {
  if (process.platform !== 'linux' || availableParallelism() < 2) {
    throw new Error('This bench pins its programs to processors: it needs Linux and two of them.');
  }
  const built = await run('nx', ['run', 'bff:build']);
  if (built.code !== 0) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), 'ezone-bench-'));
  const servers: StartedServer[] = [];
  try {
    const secret = randomBytes(32).toString('hex');
    const files = { ours: join(folder, 'ours.db'), plain: join(folder, 'plain.db') };
    const ours = await startServer(
      'dist/apps/bff/main.js',
      {
        DATABASE_URL: `sqlite:${files.ours}`,
        JWT_SECRET: secret,
        ...{ RATE_LIMIT: '0', DEMO_DATA: 'false', LOG_LEVEL: 'warn' },
      },
      core.servers,
    );
    servers.push(ours);
    // Lists are read from one user and written to another, so that a list has its hundred entries in every round.
    const reader = await userWithRecords(ours.url, 'reader');
    const writer = await userWithRecords(ours.url, 'writer');
    const both = await userWithRecords(ours.url, 'both');
    await addProducts(reader.session);
    copyDatabase(files.ours, files.plain);
    const plain = await startServer(
      'tools/bench/plain/server.ts',
      { DATABASE_FILE: files.plain, JWT_SECRET: secret },
      core.servers,
    );
    servers.push(plain);

    for (const path of Object.values(readPaths(reader.boardId))) {
      deepStrictEqual(await get({ ...reader.session, url: plain.url }, path), await get(reader.session, path));
    }
    console.log(
      `100 of each, ${String(rounds)} rounds of ${String(seconds)} s, without request logs; one processor a server`,
    );
    const compared = await compare(ours, plain, await measuredCalls(reader, writer, both));
    const ratios = compared.map(ratioOf);
    console.log(ratioTable(ratios));
    return ratios.every(({ isReached }) => isReached);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};

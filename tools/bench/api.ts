import { deepStrictEqual } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { run } from '../machine/run.ts';
import { listNotes, newNote, userWithNotes } from './benchNotes.ts';
import { load } from './load.ts';
import type { Call } from './load.ts';
import { ratioOf, ratioTable } from './ratios.ts';
import type { Compared } from './ratios.ts';
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
    // Lists are read from one user and written to another, so that a list has its hundred notes in every round.
    const reader = await userWithNotes(ours.url, 'reader', 100);
    const writer = await userWithNotes(ours.url, 'writer', 1);
    copyDatabase(files.ours, files.plain);
    const plain = await startServer(
      'tools/bench/plain-server.ts',
      { DATABASE_FILE: files.plain, JWT_SECRET: secret },
      core.servers,
    );
    servers.push(plain);

    const listed = await listNotes(reader);
    deepStrictEqual((await listNotes({ ...reader, url: plain.url })).notes, listed.notes);
    const [note] = (await listNotes(writer)).notes;
    const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    const list: Call = { path: '/api/notes-app/notes', headers: bearer(reader), status: 200 };
    const again: Call = { ...list, headers: { ...list.headers, 'if-none-match': listed.etag }, status: 304 };
    const create: Call = { path: '/api/notes-app/create-note', headers: bearer(writer), body: newNote, status: 200 };
    const update: Call = { ...create, path: '/api/notes-app/update-note', body: { note } };
    // The plain server knows no ETags, as most do not: asked again, it answers the whole list.
    const measured: (Compared & { call: Call; plainCall: Call })[] = [
      { name: 'list', goal: 0.9, call: list, plainCall: list, ours: [], plain: [] },
      { name: 'list again, 304', goal: 6, call: again, plainCall: list, ours: [], plain: [] },
      { name: 'update', goal: 0.8, call: update, plainCall: update, ours: [], plain: [] },
      { name: 'create', goal: 0.8, call: create, plainCall: create, ours: [], plain: [] },
    ];
    console.log(
      `100 notes, ${String(rounds)} rounds of ${String(seconds)} s, without request logs; one processor a server`,
    );
    for (const { call, plainCall } of measured) {
      await load(ours, call, 1, core.load);
      await load(plain, plainCall, 1, core.load);
    }
    for (let round = 0; round < rounds; round++) {
      for (const one of measured) {
        one.ours.push(await load(ours, one.call, seconds, core.load));
        one.plain.push(await load(plain, one.plainCall, seconds, core.load));
      }
    }
    const ratios = measured.map(ratioOf);
    console.log(ratioTable(ratios));
    return ratios.every(({ isReached }) => isReached);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};

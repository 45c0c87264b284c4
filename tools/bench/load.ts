import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../machine/run.ts';
import { archiveOf } from './archiveOf.ts';
import type { Call } from './archiveOf.ts';
import { cpuTime } from './cpuTime.ts';
import { parseLoad } from './parseLoad.ts';
import type { StartedServer } from './startServer.ts';

/** Calls that each connection sends one after the other, again and again. */
export type Load = { calls: Call[]; status: number; connections: number };

/** What a server did under load. `cpu` is microseconds of processor time for each request. */
export type Measured = { perSecond: number; cpu: number };

/**
 * Sends calls for `seconds`, from a process that may use processor `core` only.
 * @throws Error when a single answer had another status than the load expects.
 */
export const load = async (
  server: StartedServer,
  { calls, status, connections }: Load,
  seconds: number,
  core: number,
): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'ezone-load-'));
  try {
    const archive = join(folder, 'calls.har');
    writeFileSync(archive, JSON.stringify(archiveOf(server.url, calls)));
    const before = cpuTime(server.pid);
    const { code, stdout, output } = await run('taskset', [
      ...['-c', String(core), 'autocannon', '-c', String(connections), '-d', String(seconds)],
      ...['--json', '--no-progress', '--har', archive, server.url],
    ]);
    const used = cpuTime(server.pid) - before;
    if (code !== 0) throw new Error(`autocannon failed:\n${output}`);
    const { requests, seconds: lasted } = parseLoad(stdout, status);
    return { perSecond: requests / lasted, cpu: used / requests };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

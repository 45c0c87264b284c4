import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';

/** A Redis that lives as long as one test run. */
export type ThrowAwayRedis = {
  /** As REDIS_URL takes it. */
  url: string;
  /** Ends the server and removes all its files. */
  stop: () => Promise<void>;
};

/** Debian keeps servers in sbin, which is not in everybody's PATH. */
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];

/** Path of a Redis server, or undefined where there is none. */
export const findRedis = (): string | undefined => findProgram(['redis-server', 'valkey-server'], folders);

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/**
 * Starts an empty Redis on 127.0.0.1, which keeps nothing on the disk. `program` is what `findRedis` found.
 * @param port a free one unless it is to come back where it was
 */
export const startRedis = async (program: string, port?: number): Promise<ThrowAwayRedis> => {
  const folder = mkdtempSync(join(tmpdir(), 'ezone-redis-'));
  const at = port ?? (await freePort());
  const settings = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  // In the process group of whoever starts it: it ends with the test run, however that ends.
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const closed = once(child, 'close');
  const deadline = Date.now() + 10_000;
  while (!(await accepts(at))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} did not start:\n${said}`);
    await setTimeout(20);
  }
  return {
    url: `redis://127.0.0.1:${String(at)}`,
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

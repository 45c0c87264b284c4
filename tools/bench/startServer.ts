import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../machine/freePort.ts';
import { start, stop } from '../machine/run.ts';

/** A server under measurement. */
export type StartedServer = {
  url: string;
  pid: number;
  /** The memory that it uses, in bytes, after its garbage was collected. */
  memory: () => Promise<number>;
  /** The processor time that the thread of its event loop has used since it began, in microseconds. */
  threadTime: () => Promise<number>;
  stop: () => Promise<void>;
};

const reportUse = new URL('reportUse.mts', import.meta.url).href;

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
};

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else
      child.once('exit', () => {
        resolve();
      });
  });

/**
 * Starts a server on a free port and waits until it says that it is ready. With `core` it may use that one processor only.
 * @throws Error with all it said when it ends first or is not ready within half a minute.
 */
export const startServer = async (
  script: string,
  env: Record<string, string>,
  core?: number,
): Promise<StartedServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const pinned = core === undefined ? [] : ['taskset', '-c', String(core)];
  const command = [...pinned, process.execPath, '--expose-gc', '--import', reportUse, script];
  const child = start(command[0] ?? '', command.slice(1), {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const keep = (part: Buffer) => (said += part.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (!isStopping) console.error(`${script} ended by itself (${signal ?? String(code)}):\n${said}`);
  });
  const deadline = Date.now() + 30_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} did not get ready:\n${said}`);
    await setTimeout(50);
  }
  const ask = async (what: 'memory' | 'thread') => {
    const said = once(child, 'message') as Promise<[number]>;
    child.send(what);
    return (await said)[0];
  };
  return {
    url,
    // taskset does not fork: it becomes the server.
    pid: child.pid ?? Number.NaN,
    memory: () => ask('memory'),
    threadTime: () => ask('thread'),
    stop: async () => {
      isStopping = true;
      stop(child);
      await ended(child);
    },
  };
};

import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** How a program ended. `code` is never 0 when it was killed or could not be started. */
export type Finished = {
  code: number;
  /** Standard output and standard error, in the order they came. */
  output: string;
  /** Standard output alone, for programs that answer in JSON. */
  stdout: string;
  seconds: number;
};

export type RunOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Show the output while it comes instead of only keeping it. */
  live?: boolean;
  /** After how many milliseconds it is ended with all that it started; without it, it may take any time. */
  limit?: number;
};

const alive = new Set<ChildProcess>();

/** Starts a program in a process group of its own, so that `stopAll` ends its children too. */
export const start = (command: string, args: string[], options: SpawnOptions = {}): ChildProcess => {
  const child = spawn(command, args, { ...options, detached: true });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  child.once('error', () => alive.delete(child));
  return child;
};

/** Sends a signal to a program and everything it started; one that has already ended is passed over. */
export const stop = (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Ends every program that was started here and still runs, with all its children. */
export const stopAll = (): void => {
  for (const child of alive) stop(child);
};

/** How long a program has to end by itself when it is told to, in milliseconds. */
const GRACE = 10_000;

/** Runs a program to its end. A program that cannot be started ends with code 127 and the reason as its output. */
export const run = (command: string, args: string[], { live = false, limit, ...options }: RunOptions = {}) =>
  new Promise<Finished>((resolve) => {
    const began = performance.now();
    const heard: Buffer[] = [];
    const heardOut: Buffer[] = [];
    let isLate = false;
    const timers: NodeJS.Timeout[] = [];
    const end = (code: number, note = '') => {
      for (const timer of timers) clearTimeout(timer);
      const output = Buffer.concat(heard).toString() + note;
      resolve({
        code,
        output,
        stdout: Buffer.concat(heardOut).toString(),
        seconds: (performance.now() - began) / 1000,
      });
    };
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const stopIn = (milliseconds: number, signal: NodeJS.Signals) => {
      timers.push(
        setTimeout(() => {
          isLate = true;
          stop(child, signal);
        }, milliseconds),
      );
    };
    if (limit !== undefined) {
      stopIn(limit, 'SIGTERM');
      stopIn(limit + GRACE, 'SIGKILL');
    }
    child.stdout?.on('data', (part: Buffer) => {
      heard.push(part);
      heardOut.push(part);
      if (live) process.stdout.write(part);
    });
    child.stderr?.on('data', (part: Buffer) => {
      heard.push(part);
      if (live) process.stderr.write(part);
    });
    child.once('error', (error) => {
      end(127, `${command} could not be started: ${error.message}\n`);
    });
    child.once('close', (code, signal) => {
      const late = isLate ? `${command} took more than ${String((limit ?? 0) / 1000)} s and was ended\n` : '';
      end(isLate ? code || 1 : (code ?? 1), late || (signal ? `${command} was ended by ${signal}\n` : ''));
    });
  });

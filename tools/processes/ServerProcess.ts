import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../machine/freePort.ts';

/** What the server says when it takes requests. */
const ready = 'Ezone is ready';

/** How long it may take until it either takes requests or ends, in milliseconds. */
const START_LIMIT = 45_000;

/** How a process ended: with an exit code, or, where that is null, by a signal. */
export type Ending = { code: number | null; said: string };

/** The built server as a process of its own, on a port that stays the same from one start to the next. */
export class ServerProcess {
  readonly url: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #ended: Promise<Ending> | undefined;

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${String(port)}`;
    this.#env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
  }

  /** @param env what the server is told besides its port */
  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env);
    await server.restart();
    return server;
  }

  /**
   * Starts it where it does not run.
   * @throws Error with all that it said when it ends instead of taking requests, or does neither in time.
   */
  async restart(): Promise<void> {
    // In the process group of the test run: it ends with that, however that ends.
    const child = spawn(process.execPath, ['dist/apps/bff/main.js'], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    this.#ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
    const started = new Promise<void>((resolve, reject) => {
      const hear = (part: Buffer) => {
        said += part.toString();
        if (said.includes(ready)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', () => {
        reject(new Error(`The server ended:\n${said}`));
      });
    });
    // Node may hang while it exits (nodejs/node#54918): left to itself, such a process would keep the test run for good.
    const late = setTimeout(() => {
      said += `\nIt neither started nor ended within ${String(START_LIMIT / 1000)} s.\n`;
      child.kill('SIGKILL');
    }, START_LIMIT);
    await started.finally(() => {
      clearTimeout(late);
    });
  }

  /** The process as it runs now, undefined where it does not. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Sends it a signal, and leaves it to itself. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** How it ends by itself, with all that it has said. */
  async ended(): Promise<Ending> {
    if (this.#ended === undefined) throw new Error('It has not been started');
    const ending = await this.#ended;
    this.#child = undefined;
    return ending;
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in peace. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    child.kill(signal);
    // It may have ended by itself, long ago.
    await this.#ended;
  }
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { start, stop } from './run.ts';

/** A program that is started again whenever something it stands on has changed. */
export class KeptRunning {
  #child: ChildProcess | undefined;
  #wanted = false;
  #ending = false;
  readonly #command: string;
  readonly #args: string[];

  constructor(command: string, args: string[]) {
    this.#command = command;
    this.#args = args;
  }

  /** Ends the running one gracefully and starts the next when it has gone. Calls that come meanwhile end in one start. */
  restart(): void {
    if (this.#child === undefined) {
      this.#start();
      return;
    }
    if (this.#wanted) return;
    this.#wanted = true;
    stop(this.#child);
  }

  /** Ends it for good; resolves when it has gone. */
  async stop(): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (child === undefined) return;
    this.#ending = true;
    const gone = once(child, 'close');
    stop(child);
    await gone;
  }

  #start(): void {
    this.#wanted = false;
    const child = start(this.#command, this.#args, { stdio: ['ignore', 'inherit', 'inherit'] });
    this.#child = child;
    child.once('close', (code) => {
      this.#child = undefined;
      if (this.#wanted) this.#start();
      else if (!this.#ending && code !== 0)
        console.error(`${this.#command} ended with code ${String(code)}; the next change starts it again.`);
    });
  }
}

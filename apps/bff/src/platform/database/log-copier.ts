import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

/** Statements after which the log is copied into the database; under load they are some 20 MB of log. */
const STATEMENTS_PER_COPY = 4000;

/**
 * Has SQLite's log copied into the database by a thread of its own: that takes some thirty milliseconds, mostly of waiting
 * for the disk, and everybody would wait with it. Where the thread fails, SQLite copies by itself again, only later.
 */
export class LogCopier {
  /** Waited for before anything is written; undefined most of the time. */
  pause: Promise<void> | undefined;

  private readonly worker: Worker;
  private readonly ended: Promise<void>;
  private copied: () => void = () => undefined;
  private written = 0;
  private copying: Promise<void> | undefined;
  private isEnded = false;

  /**
   * @param script the built `copy-log`.
   * @param file of the database.
   */
  constructor(script: string, file: string) {
    this.worker = new Worker(script, { workerData: file });
    // A server that has nothing else to do may end.
    this.worker.unref();
    this.worker.on('message', () => {
      this.copied();
    });
    this.worker.on('error', (error) => {
      new Logger(LogCopier.name).error(`From now on SQLite copies its log itself: ${error.message}`);
    });
    this.ended = new Promise((resolve) => this.worker.once('exit', resolve)).then(() => {
      this.isEnded = true;
      // Nobody may wait for an answer that never comes.
      this.copied();
    });
  }

  /** Counts what was written, and begins to copy when it was enough. */
  wrote(statements: number): void {
    this.written += statements;
    if (this.written < STATEMENTS_PER_COPY || this.copying || this.isEnded) return;
    this.copying = this.copyAll().finally(() => (this.copying = undefined));
  }

  /** After the last write. */
  async close(): Promise<void> {
    await this.copying;
    this.worker.postMessage('close');
    await this.ended;
  }

  /**
   * Most of it while writing goes on, then the little that was written meanwhile, in a pause: the log begins anew only when
   * all of it is copied.
   */
  private async copyAll(): Promise<void> {
    await this.copy();
    this.pause = this.copy();
    await this.pause;
    this.pause = undefined;
    this.written = 0;
  }

  private async copy(): Promise<void> {
    if (this.isEnded) return;
    this.worker.postMessage('copy');
    await new Promise<void>((resolve) => {
      this.copied = resolve;
    });
  }
}

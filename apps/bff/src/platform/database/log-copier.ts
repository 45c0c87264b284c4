import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

/** After how many statements the log is copied into the database. Under load, they fill some 20 MB of log. */
const STATEMENTS_PER_COPY = 4000;

/**
 * Copies SQLite's log into the database in its own thread, because that takes some thirty milliseconds, in which
 * nothing else could be answered. If the thread fails, SQLite copies the log itself, only later.
 */
export class LogCopier {
  /** Writers wait for this; undefined most of the time. */
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
    // The thread does not keep the process alive.
    this.worker.unref();
    this.worker.on('message', () => {
      this.copied();
    });
    this.worker.on('error', (error) => {
      new Logger(LogCopier.name).error(`From now on SQLite copies its log itself: ${error.message}`);
    });
    this.ended = new Promise((resolve) => this.worker.once('exit', resolve)).then(() => {
      this.isEnded = true;
      // The thread will not answer any more.
      this.copied();
    });
  }

  /** Counts written statements, and starts to copy when there are enough. */
  wrote(statements: number): void {
    this.written += statements;
    if (this.written < STATEMENTS_PER_COPY || this.copying || this.isEnded) return;
    this.copying = this.copyAll().finally(() => (this.copying = undefined));
  }

  /** Ends the thread; to be called after the last write. */
  async close(): Promise<void> {
    await this.copying;
    this.worker.postMessage('close');
    await this.ended;
  }

  /**
   * Copies most of the log while writing goes on, and the rest while writers pause, because SQLite starts the log anew
   * only when all of it is copied.
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

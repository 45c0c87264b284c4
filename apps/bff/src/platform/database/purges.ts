import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

/** How often expired rows are removed, in milliseconds. */
const PURGE_INTERVAL = 60 * 60 * 1000;

/** Removes expired rows at boot, and every hour while the server runs. */
@Injectable()
export class Purges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Purges');
  private readonly all: { what: string; purge: () => Promise<void> }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  /**
   * Adds a purge. A purge that fails is logged, and tried again an hour later.
   * @param what the name of the rows, for the log
   */
  add(what: string, purge: () => Promise<void>): void {
    this.all.push({ what, purge });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.run(), PURGE_INTERVAL).unref();
    await this.run();
  }

  /** Waits for a purge that is running, because the database is closed after this. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  private run(): Promise<void> {
    this.underWay ??= this.purgeAll().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async purgeAll(): Promise<void> {
    for (const { what, purge } of this.all) {
      await purge().catch((err: unknown) => {
        this.logger.error({ msg: `Not purged: ${what}`, err });
      });
    }
  }
}

import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

/** How often expired rows are removed, in milliseconds. */
const PURGE_INTERVAL = 60 * 60 * 1000;
/** How long the others wait for a purge, in milliseconds. */
const PURGE_DEADLINE = 10 * 60 * 1000;
/** How long the end of the server waits for a purge, in milliseconds. */
const END_TIMEOUT = 5000;

type Purge = PurgeState & { purge: () => Promise<void> };

/** How a purge stands in this process. */
export type PurgeState = {
  /** The name of the rows. */
  what: string;
  isUnderWay: boolean;
  /** When it ended last, well or not; null where it has not yet. */
  endedAt: string | null;
  /** Whether it failed the last time. */
  hasFailed: boolean;
};

/** Removes expired rows from the start on, and every hour while the server runs. */
@Injectable()
export class Purges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Purges');
  private readonly all: Purge[] = [];
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  /**
   * Adds a purge. A purge that fails is logged, and tried again an hour later. One that hangs keeps the others waiting for
   * ten minutes, and is not begun again before it has ended.
   * @param what the name of the rows, for the log
   */
  add(what: string, purge: () => Promise<void>): void {
    this.all.push({ what, purge, isUnderWay: false, endedAt: null, hasFailed: false });
  }

  /** How all of them stand, in the order in which they run. */
  states(): PurgeState[] {
    return this.all.map(({ what, isUnderWay, endedAt, hasFailed }) => ({ what, isUnderWay, endedAt, hasFailed }));
  }

  /** The server listens meanwhile: it can serve with expired rows, which nobody is shown. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), PURGE_INTERVAL).unref();
    void this.run();
  }

  /** Waits a while for a purge that is running, because the database is closed after this. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await within(END_TIMEOUT, this.underWay);
  }

  /** Removes what has expired by now; where that is under way, waits for its end. */
  run(): Promise<void> {
    this.underWay ??= this.purgeAll().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async purgeAll(): Promise<void> {
    for (const one of this.all) {
      const { what, isUnderWay } = one;
      if (isUnderWay) this.logger.error({ msg: `Still being purged since the last time: ${what}` });
      else if (!(await within(PURGE_DEADLINE, this.purge(one))))
        this.logger.error({ msg: `Not purged in time: ${what}` });
    }
  }

  private async purge(one: Purge): Promise<void> {
    one.isUnderWay = true;
    try {
      await one.purge();
      one.hasFailed = false;
    } catch (err) {
      one.hasFailed = true;
      this.logger.error({ msg: `Not purged: ${one.what}`, err });
    } finally {
      one.isUnderWay = false;
      one.endedAt = new Date().toISOString();
    }
  }
}

/** Waits for the end of something, but no longer than some milliseconds. @returns whether it has ended */
async function within(milliseconds: number, work: Promise<void> | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds).unref();
  });
  const ended = Promise.resolve(work).then(() => true);
  return Promise.race([ended, late]).finally(() => {
    clearTimeout(timer);
  });
}

import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import { NotificationsService, type Addressed } from '../notifications/notifications.service';
import { DueTimesService } from './due-times.service';

/** How many records are told of in one transaction. */
const AT_ONCE = 200;
/** How long the job sleeps at most, in milliseconds: until then it has seen the times that other processes keep. */
const LONGEST_SLEEP = 60_000;
/** How long a transaction may take, in milliseconds, until its time is looked for. */
const SETTLING_TIME = 1000;

type FoundTime = { ownerId: string; list: string; recordId: string; at: string };

const selectFirst = prepare<{ passedOver: number }>()(
  (rows, { passedOver }) =>
    rows
      .selectFrom('due_time')
      .select(['owner_id as ownerId', 'list', 'record_id as recordId', 'at'])
      .orderBy('at')
      .orderBy('record_id')
      .limit(AT_ONCE + 1)
      .offset(passedOver),
  { ofAllOwners: true },
);
const drop = prepare<FoundTime>()((rows, { ownerId, list, recordId, at }) =>
  rows
    .deleteFrom('due_time')
    .where('owner_id', '=', ownerId)
    .where('list', '=', list)
    .where('record_id', '=', recordId)
    .where('at', '=', at),
);

/** A time of which nobody could be told, and why. */
type Failed = { time: FoundTime; err: unknown };

/**
 * Tells users of what has come due, also while the server was down. A time is taken and its notifications are stored in one
 * transaction: so each is told once, however many processes there are and whenever they end. A record that cannot be told
 * of does not keep others waiting: it is dropped, unless nobody can be told of anything.
 */
@Injectable()
export class DueNotifications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('DueNotifications');
  private timer: NodeJS.Timeout | undefined;
  /** When the job wakes, in milliseconds since 1970. */
  private wakesAt = Infinity;
  private underWay: Promise<void> | undefined;
  private isOver = false;

  constructor(
    private readonly database: Database,
    private readonly times: DueTimesService,
    private readonly notifications: NotificationsService,
  ) {
    times.onTime((at) => {
      this.wakeBy(Math.max(Date.parse(at), Date.now() + SETTLING_TIME));
    });
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  /** Waits for what is being told, because the database is closed after this. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearInterval(this.timer);
    await this.underWay;
  }

  /** Wakes at a moment, if it does not wake before. */
  private wakeBy(moment: number): void {
    if (moment >= this.wakesAt || this.isOver) return;
    clearInterval(this.timer);
    this.wakesAt = moment;
    this.timer = setInterval(() => {
      this.wake();
    }, moment - Date.now()).unref();
  }

  private wake(): void {
    this.wakesAt = Infinity;
    this.wakeBy(Date.now() + LONGEST_SLEEP);
    this.underWay ??= this.tellAll().finally(() => (this.underWay = undefined));
  }

  private async tellAll(): Promise<void> {
    const failed: Failed[] = [];
    let told = 0;
    try {
      for (;;) {
        const now = new Date().toISOString();
        const first = await this.database.read(selectFirst.with({ passedOver: failed.length }));
        const due = first.slice(0, AT_ONCE).filter(({ at }) => at <= now);
        const failures = await this.tellEach(due, now);
        failed.push(...failures);
        told += due.length - failures.length;
        const next = first[due.length]?.at;
        if (next !== undefined && next > now) this.wakeBy(Date.parse(next));
        if (next === undefined || next > now || this.isOver) break;
      }
      await this.giveUp(failed, told > 0);
    } catch (err) {
      this.logger.error({ msg: 'Nobody was told of what is due', err });
    }
  }

  /** Tells of all at once, or of one after the other where that fails. @returns those that failed on their own */
  private async tellEach(due: readonly FoundTime[], now: string): Promise<Failed[]> {
    if (due.length === 0) return [];
    try {
      await this.tell(due, now);
      return [];
    } catch (err) {
      const [time, ...more] = due;
      if (time && more.length === 0) return [{ time, err }];
    }
    const failed: Failed[] = [];
    for (const time of due) failed.push(...(await this.tellEach([time], now)));
    return failed;
  }

  /**
   * Drops what could not be told of. Where nobody could be told of anything, it is not the records' fault: all of it is
   * tried again.
   */
  private async giveUp(failed: readonly Failed[], othersWereTold: boolean): Promise<void> {
    const [first] = failed;
    if (!first) return;
    if (!othersWereTold) throw first.err;
    for (const { time, err } of failed) {
      this.logger.error({ msg: 'Not told of what was due', ...time, err });
      await this.database.write([drop.with(time)]);
    }
  }

  private tell(found: readonly FoundTime[], now: string): Promise<void> {
    return this.database.transaction(async (rows) => {
      const taken = await rows
        .deleteFrom('due_time')
        .where(
          'owner_id',
          'in',
          found.map(({ ownerId }) => ownerId),
        )
        .where(
          'record_id',
          'in',
          found.map(({ recordId }) => recordId),
        )
        // Somebody may have moved it meanwhile.
        .where('at', '<=', now)
        .returning(['owner_id as ownerId', 'list', 'record_id as recordId', 'at'])
        .execute();
      const told: Addressed[] = [];
      for (const [list, due] of Map.groupBy(taken, (time) => time.list)) {
        told.push(...((await this.times.source(list)?.news(rows, due)) ?? []));
      }
      await this.notifications.notifyAll(rows, told);
    });
  }
}

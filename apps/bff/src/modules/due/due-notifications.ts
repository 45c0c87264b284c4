import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { prepare } from '../../platform/database/prepared';
import { NotificationsService, type Addressed } from '../notifications/notifications.service';
import { DueTimesService } from './due-times.service';

/** How many records are told of in one transaction. */
const AT_ONCE = 200;
/** How many are listed by one look, which goes through all that is due. What is put back meanwhile waits for the next one. */
const LISTED_AT_ONCE = 1000;
/** How long the job sleeps at most, in milliseconds: until then it has seen the times that other processes keep. */
const LONGEST_SLEEP = 60_000;
/** How long a transaction may take, in milliseconds, until its time is looked for. */
const SETTLING_TIME = 1000;

type FoundTime = { ownerId: string; list: string; recordId: string; at: string };

/** What is due, the owners in turns: so one who has much of it keeps nobody else waiting. */
const selectDue = prepare<{ now: string; most: number }>()(
  (rows, { now, most }) =>
    rows
      .selectFrom(
        rows
          .selectFrom('due_time')
          .select(['owner_id as ownerId', 'list', 'record_id as recordId', 'at'])
          .select(({ fn }) =>
            fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy('owner_id').orderBy('at').orderBy('record_id'))
              .as('turn'),
          )
          .where('at', '<=', now)
          .as('due'),
      )
      .select(['ownerId', 'list', 'recordId', 'at'])
      .orderBy('turn')
      .orderBy('at')
      .limit(most),
  { ofAllOwners: true },
);
const selectNext = prepare<{ now: string }>()(
  (rows, { now }) => rows.selectFrom('due_time').select('at').where('at', '>', now).orderBy('at').limit(1),
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

const keyOf = ({ ownerId, list, recordId, at }: FoundTime) => [ownerId, list, recordId, at].join('\n');

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
        const due = await this.dueBy(now, failed);
        for (const part of inParts(due, AT_ONCE)) {
          if (this.isOver) break;
          const failures = await this.tellEach(part, now);
          failed.push(...failures);
          told += part.length - failures.length;
        }
        if (due.length > 0 && !this.isOver) continue;
        const [next] = await this.database.read(selectNext.with({ now }));
        if (next) this.wakeBy(Date.parse(next.at));
        break;
      }
      await this.giveUp(failed, told > 0);
    } catch (err) {
      this.logger.error({ msg: 'Nobody was told of what is due', err });
    }
  }

  /** The first of what is due, but for what has failed. */
  private async dueBy(now: string, failed: readonly Failed[]): Promise<FoundTime[]> {
    const due = await this.database.read(selectDue.with({ now, most: LISTED_AT_ONCE + failed.length }));
    const passedOver = new Set(failed.map(({ time }) => keyOf(time)));
    return due.filter((time) => !passedOver.has(keyOf(time)));
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
    } finally {
      // SQLite answers at once: without a pause nobody else would be served until all is told.
      await setImmediate();
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

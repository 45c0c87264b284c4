import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { sql, type Selectable } from 'kysely';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { built } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import { WrittenLists } from '../../platform/http/written-lists';
import { ListWriter } from '../../platform/records/list-writer';
import { Live } from '../../platform/sockets/live';
import type { NotificationSchema } from './notification.entity';
import { sayInEnglish, type Happening } from './notification-kinds';
import { notificationNew } from './notifications.events';
import type {
  AppPath,
  DismissedNotificationsDto,
  DismissNotificationDto,
  NotificationDto,
  RestoredNotificationsDto,
  Variant,
} from './notifications.dto';

/** The list of notifications, as events name it. */
export const NOTIFICATIONS = 'notification-panel/data';

type NotificationRow = Selectable<InferKyselyTable<typeof NotificationSchema>>;

/** What a user is told: what happened, how that looks, and where a press on it leads. */
export type News = Happening & { variant: Variant; link?: AppPath | null };

/** What one user is told. */
export type Addressed = { ownerId: string; news: News };

/** How many are stored by one statement: each binds eight values, and SQLite takes 32,766. */
const INSERTED_AT_ONCE = 1000;

/** What a user is told of; each is shown until it is dismissed. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly live: Live,
    lists: WrittenLists,
  ) {
    lists.add(NOTIFICATIONS, 'owner');
  }

  /** Those not yet dismissed, newest first. */
  async list(ownerId: string, { limit, cursor }: ListQueryDto): Promise<Page<NotificationDto>> {
    const after = readCursor(cursor, ['text', 'text']);
    const page = built((rows) => {
      let query = rows
        .selectFrom('notification')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('dismissed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}, ${after[1]})`);
      return limit === undefined ? query : query.limit(limit + 1);
    });
    return toPage(await this.database.read(page), limit, toNotificationDto, (row) => [row.created_at, row.id]);
  }

  /**
   * Tells a user of something, for other modules: it stands in the panel, and the user's sockets hear of it as soon as
   * the transaction is done.
   * @param rows the transaction of what it tells of, so that neither is there without the other
   */
  async notify(rows: Transaction, ownerId: string, news: News): Promise<NotificationDto> {
    const row = toRow({ ownerId, news });
    await this.insert(rows, [row]);
    return toNotificationDto(row);
  }

  /** Tells users of several things at once, as {@link notify} does of one. */
  async notifyAll(rows: Transaction, all: readonly Addressed[]): Promise<void> {
    if (all.length > 0) await this.insert(rows, all.map(toRow));
  }

  private async insert(rows: Transaction, stored: NotificationRow[]): Promise<void> {
    const byOwner = Map.groupBy(stored, ({ owner_id }) => owner_id);
    // Always in one order, so that two who tell the same users never wait for each other.
    for (const ownerId of [...byOwner.keys()].sort()) {
      const ids = idsOf(byOwner.get(ownerId) ?? []);
      await this.writer.join(rows, { list: NOTIFICATIONS, ownerId, kind: 'created', ids });
    }
    for (const some of inParts(stored, INSERTED_AT_ONCE)) await rows.insertInto('notification').values(some).execute();
    this.database.afterCommit(rows, () => {
      for (const row of stored) this.live.publish([row.owner_id], notificationNew, toNotificationDto(row));
    });
  }

  /**
   * Dismissing one again changes nothing.
   * @throws NotFoundException where the owner has no such notification.
   */
  dismiss(actor: Actor, id: string): Promise<DismissNotificationDto> {
    return this.change(actor, async (rows) => {
      const { numUpdatedRows } = await notificationsOf(rows, actor.id)
        .set({ dismissed_at: sql<string>`coalesce(dismissed_at, ${now()})` })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundException('There is no such notification');
      return [id];
    }).then(() => ({ id }));
  }

  /** @returns the ids of those that were not dismissed before */
  async dismissAll(actor: Actor): Promise<DismissedNotificationsDto> {
    const ids = await this.change(actor, async (rows) =>
      idsOf(
        await notificationsOf(rows, actor.id)
          .set({ dismissed_at: now() })
          .where('dismissed_at', 'is', null)
          .returning('id')
          .execute(),
      ),
    );
    return { ids };
  }

  /**
   * Takes dismissals back: they stand where they stood.
   * @returns the ids of those that were dismissed before
   */
  async restore(actor: Actor, ids: string[]): Promise<RestoredNotificationsDto> {
    if (ids.length === 0) return { ids };
    const restored = await this.change(actor, async (rows) =>
      idsOf(
        await notificationsOf(rows, actor.id)
          .set({ dismissed_at: null })
          .where('id', 'in', ids)
          .where('dismissed_at', 'is not', null)
          .returning('id')
          .execute(),
      ),
    );
    return { ids: restored };
  }

  private change(actor: Actor, work: (rows: Transaction) => Promise<string[]>): Promise<string[]> {
    return this.writer.transaction(
      [{ list: NOTIFICATIONS, ownerId: actor.id, kind: 'updated', actor }],
      async (rows, [change]) => {
        const ids = await work(rows);
        if (change) change.ids = ids;
        return ids;
      },
    );
  }
}

const notificationsOf = (rows: Transaction, ownerId: string) =>
  rows.updateTable('notification').where('owner_id', '=', ownerId);

const now = () => new Date().toISOString();

const idsOf = (stored: { id: string }[]) => stored.map(({ id }) => id);

const toRow = ({ ownerId, news: { kind, params, link = null, variant } }: Addressed): NotificationRow => ({
  ...{ id: randomUUID(), owner_id: ownerId, kind, params: toJson(params), link, variant },
  dismissed_at: null,
  created_at: now(),
});

function toNotificationDto(row: NotificationRow): NotificationDto {
  const params = fromJson(row.params);
  return {
    id: row.id,
    message: sayInEnglish({ kind: row.kind, params }),
    options: { variant: row.variant },
    dismissed: row.dismissed_at !== null,
    kind: row.kind,
    params,
    link: row.link,
    time: row.created_at,
  };
}

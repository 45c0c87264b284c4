import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { sql, type Selectable } from 'kysely';
import { fromFlag, fromJson, toFlag, toJson } from '../../platform/database/columns';
import { Database, type Rows } from '../../platform/database/database';
import { ListStamps } from '../../platform/database/list-stamps';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage, type Page } from '../../platform/http/page';
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

/** The name of the list in {@link ListStamps}. */
export const NOTIFICATIONS = 'notifications';

type NotificationRows = Rows<typeof NotificationSchema>;
type NotificationRow = Selectable<InferKyselyTable<typeof NotificationSchema>>;

/** What a user is told: what happened, how that looks, and where a press on it leads. */
export type News = Happening & { variant: Variant; link?: AppPath | null };

/** What a user is told of; each is shown until it is dismissed. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
    private readonly live: Live,
  ) {}

  /** Those not yet dismissed, newest first. */
  async list(ownerId: string, { limit, cursor }: ListQueryDto): Promise<Page<NotificationDto>> {
    const after = readCursor(cursor, ['text', 'text']);
    let query = this.database
      .rows<typeof NotificationSchema>()
      .selectFrom('notification')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('dismissed', '=', toFlag(false))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}, ${after[1]})`);
    if (limit !== undefined) query = query.limit(limit + 1);
    return toPage(await query.execute(), limit, toNotificationDto, (row) => [row.created_at, row.id]);
  }

  /**
   * Tells a user of something, for other modules: it stands in the panel, and the user's sockets hear of it as soon as
   * the transaction is done.
   * @param rows the transaction of what it tells of, so that neither is there without the other
   */
  async notify(
    rows: Rows<EntitySchemaWithMeta>,
    ownerId: string,
    { kind, params, link = null, variant }: News,
  ): Promise<NotificationDto> {
    const row: NotificationRow = {
      ...{ id: randomUUID(), owner_id: ownerId, kind, params: toJson(params), link, variant },
      dismissed: toFlag(false),
      created_at: new Date().toISOString(),
    };
    await (rows as unknown as NotificationRows).insertInto('notification').values(row).execute();
    await this.stamps.touch(rows, ownerId, NOTIFICATIONS);
    const notification = toNotificationDto(row);
    this.database.afterCommit(rows, () => {
      this.live.tell([ownerId], notificationNew, notification);
    });
    return notification;
  }

  /**
   * Dismissing one again changes nothing.
   * @throws NotFoundException where the owner has no such notification.
   */
  dismiss(ownerId: string, id: string): Promise<DismissNotificationDto> {
    return this.database.atomically<typeof NotificationSchema, DismissNotificationDto>(async (rows) => {
      const { numUpdatedRows } = await rows
        .updateTable('notification')
        .set({ dismissed: toFlag(true) })
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundException('There is no such notification');
      await this.stamps.touch(rows, ownerId, NOTIFICATIONS);
      return { id };
    });
  }

  /** @returns the ids of those that were not dismissed before */
  dismissAll(ownerId: string): Promise<DismissedNotificationsDto> {
    return this.database.atomically<typeof NotificationSchema, DismissedNotificationsDto>(async (rows) => {
      const dismissed = await rows
        .updateTable('notification')
        .set({ dismissed: toFlag(true) })
        .where('owner_id', '=', ownerId)
        .where('dismissed', '=', toFlag(false))
        .returning('id')
        .execute();
      if (dismissed.length > 0) await this.stamps.touch(rows, ownerId, NOTIFICATIONS);
      return { ids: dismissed.map(({ id }) => id) };
    });
  }

  /**
   * Takes dismissals back: they stand where they stood.
   * @returns the ids of those that were dismissed before
   */
  restore(ownerId: string, ids: string[]): Promise<RestoredNotificationsDto> {
    return this.database.atomically<typeof NotificationSchema, RestoredNotificationsDto>(async (rows) => {
      if (ids.length === 0) return { ids };
      const restored = await rows
        .updateTable('notification')
        .set({ dismissed: toFlag(false) })
        .where('owner_id', '=', ownerId)
        .where('id', 'in', ids)
        .where('dismissed', '=', toFlag(true))
        .returning('id')
        .execute();
      if (restored.length > 0) await this.stamps.touch(rows, ownerId, NOTIFICATIONS);
      return { ids: restored.map(({ id }) => id) };
    });
  }
}

function toNotificationDto(row: NotificationRow): NotificationDto {
  const params = fromJson(row.params);
  return {
    id: row.id,
    message: sayInEnglish({ kind: row.kind, params }),
    options: { variant: row.variant },
    dismissed: fromFlag(row.dismissed),
    kind: row.kind,
    params,
    link: row.link,
    time: row.created_at,
  };
}

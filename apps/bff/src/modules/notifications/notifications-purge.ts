import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import { ListWriter } from '../../platform/records/list-writer';
import { NOTIFICATIONS } from './notifications.service';

/** How long a dismissed notification is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** How many notifications of a user are kept, dismissed ones among them. */
const MAX_KEPT = 1000;

/** Deletes notifications that were dismissed long ago, and those before the newest thousand of their user. */
@Injectable()
export class NotificationsPurge {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    purges: Purges,
  ) {
    purges.add('dismissed notifications', () => this.deleteDismissed());
    purges.add('notifications before the newest', () => this.keepNewest());
  }

  /** The lists do not change by it: they are of those that are not dismissed. */
  private async deleteDismissed(): Promise<void> {
    const before = new Date(Date.now() - KEPT_FOR).toISOString();
    const expired = built((rows) => rows.deleteFrom('notification').where('dismissed_at', '<', before), {
      ofAllOwners: true,
    });
    await this.database.write([expired]);
  }

  private async keepNewest(): Promise<void> {
    for (const { ownerId } of await this.database.read(selectCrowded.with({}))) {
      const change = { list: NOTIFICATIONS, ownerId, kind: 'deleted' as const };
      await this.writer.transaction([change], async (rows, [told]) => {
        const deleted = await this.database.runWithin(rows, deleteOlder.with({ ownerId }));
        if (told) told.ids = deleted.map(({ id }) => id);
      });
    }
  }
}

/** Users who have more than are kept. */
const selectCrowded = prepare<object>()(
  (rows) =>
    rows
      .selectFrom('notification')
      .select('owner_id as ownerId')
      .groupBy('owner_id')
      .having(({ fn }) => fn.countAll(), '>', MAX_KEPT),
  { ofAllOwners: true },
);

const deleteOlder = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .deleteFrom('notification')
    .where('owner_id', '=', ownerId)
    .where(
      sql<boolean>`(created_at, id) <= (${rows
        .selectFrom('notification')
        .select(['created_at', 'id'])
        .where('owner_id', '=', ownerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .offset(MAX_KEPT)})`,
    )
    .returning('id'),
);

import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { fromHundredths, fromJson, toFlag } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare } from '../../platform/database/prepared';
import { webAddress } from '../../platform/search/web-address';
import {
  ACTIVITY_DAYS,
  MAX_ACTIVITY_ROWS,
  MEASURES,
  type AnalyticsActivityDto,
  type ActivityRowDto,
  type ActivityRowsQueryDto,
  type Measure,
} from './analytics-activity.dto';

const DAY = 86_400_000;
/** Folders of mails that were written here, and did not come in: sent, and drafts. */
const WRITTEN_HERE = [1, 2];
/** States of orders that bring no money: canceled, refunded, payment error. */
const WITHOUT_MONEY = ['6', '7', '8'];

type Owned = { ownerId: string; from: string; until: string };

// Moments are stored as text that begins with their UTC day, on both databases.
const dayOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 10)`.as('day');
const count = sql<number | string>`count(*)`.as('count');

const countMails = prepare<Owned>()((rows, { ownerId, from, until }) =>
  rows
    .selectFrom('mail')
    .select([dayOf('time'), count])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('draft', '=', toFlag(false))
    .where('folder', 'not in', WRITTEN_HERE)
    .where('time', '>=', from)
    .where('time', '<', until)
    .groupBy('day'),
);
const countTodos = prepare<Owned>()((rows, { ownerId, from, until }) =>
  rows
    .selectFrom('todo')
    .select([dayOf('due_date'), count])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('due_date', '>=', from)
    .where('due_date', '<', until)
    .groupBy('day'),
);
const countSignIns = prepare<Owned>()((rows, { ownerId, from, until }) =>
  rows
    .selectFrom('audit_entry')
    .select([dayOf('at'), count])
    .where('actor', '=', ownerId)
    .where('action', 'in', ['sign-in', 'registration'])
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('day'),
);
const selectOrders = prepare<Omit<Owned, 'ownerId'>>()((rows, { from, until }) =>
  rows
    .selectFrom('shop_order')
    .select(['id', 'reference', 'date', 'total', 'status'])
    .where('owner_id', '=', EVERYBODY)
    .where('removed_at', 'is', null)
    .where('date', '>=', from)
    .where('date', '<', until)
    .orderBy('date', 'desc'),
);
const selectMails = prepare<Owned>()((rows, { ownerId, from, until }) =>
  rows
    .selectFrom('mail')
    .select(['id', 'subject as title', 'time as at'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('draft', '=', toFlag(false))
    .where('folder', 'not in', WRITTEN_HERE)
    .where('time', '>=', from)
    .where('time', '<', until)
    .orderBy('time', 'desc')
    .limit(MAX_ACTIVITY_ROWS),
);
const selectTodos = prepare<Owned>()((rows, { ownerId, from, until }) =>
  rows
    .selectFrom('todo')
    .select(['id', 'title', 'due_date as at'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('due_date', '>=', from)
    .where('due_date', '<', until)
    .orderBy('due_date', 'desc')
    .limit(MAX_ACTIVITY_ROWS),
);
const selectSignIns = prepare<Owned>()((rows, { ownerId, from, until }) =>
  rows
    .selectFrom('audit_entry')
    .select(['sequence', 'at'])
    .where('actor', '=', ownerId)
    .where('action', 'in', ['sign-in', 'registration'])
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at', 'desc')
    .limit(MAX_ACTIVITY_ROWS),
);

/** What Ezone counts by itself, day by day: of the shop, which all users share, and of one user. */
@Injectable()
export class AnalyticsActivityService {
  constructor(private readonly database: Database) {}

  async read(ownerId: string): Promise<AnalyticsActivityDto> {
    const today = Math.floor(Date.now() / DAY) * DAY;
    const first = today - (ACTIVITY_DAYS - 1) * DAY;
    const between = { from: new Date(first).toISOString(), until: new Date(today + DAY).toISOString() };
    const owned = { ownerId, ...between };
    const [orders, ...counted] = await Promise.all([
      this.database.read(selectOrders.with(between)),
      this.database.read(countMails.with(owned)),
      this.database.read(countTodos.with(owned)),
      this.database.read(countSignIns.with(owned)),
    ]);
    const [mails, todos, signIns] = counted.map((rows) => new Map(rows.map((row) => [row.day, Number(row.count)])));
    const placed = new Map<string, number>();
    const earned = new Map<string, number>();
    for (const order of orders) {
      const day = order.date.slice(0, 10);
      placed.set(day, (placed.get(day) ?? 0) + 1);
      if (bringsMoney(order)) earned.set(day, (earned.get(day) ?? 0) + order.total);
    }
    const values: Record<Measure, (day: string) => number> = {
      orders: (day) => placed.get(day) ?? 0,
      revenue: (day) => fromHundredths(earned.get(day) ?? 0),
      mails: (day) => mails?.get(day) ?? 0,
      todos: (day) => todos?.get(day) ?? 0,
      signIns: (day) => signIns?.get(day) ?? 0,
    };
    const days = Array.from({ length: ACTIVITY_DAYS }, (_, place) => first + place * DAY);
    return {
      measures: MEASURES.map((measure) => ({
        measure,
        series: [
          { name: measure, data: days.map((day) => [day, values[measure](new Date(day).toISOString().slice(0, 10))]) },
        ],
      })),
    };
  }

  /** The records that were counted on a day, newest first. */
  async rows(ownerId: string, { measure, day }: ActivityRowsQueryDto): Promise<ActivityRowDto[]> {
    const from = `${day}T00:00:00.000Z`;
    const between = { from, until: new Date(Date.parse(from) + DAY).toISOString() };
    const owned = { ownerId, ...between };
    const none = { amount: null, url: null };
    switch (measure) {
      case 'mails':
        return (await this.database.read(selectMails.with(owned))).map((mail) => ({
          ...{ ...none, ...mail },
          url: webAddress('/apps/mail/inbox', mail.id),
        }));
      case 'todos':
        return (await this.database.read(selectTodos.with(owned))).map(({ id, title, at }) => ({
          ...{ ...none, id, title, at: at ?? from },
          url: webAddress('/apps/todo/all', id),
        }));
      case 'signIns':
        return (await this.database.read(selectSignIns.with(owned))).map(({ sequence, at }) => ({
          ...{ ...none, id: String(sequence), title: '', at },
        }));
      default: {
        const orders = await this.database.read(selectOrders.with(between));
        return orders
          .filter((order) => measure === 'orders' || bringsMoney(order))
          .slice(0, MAX_ACTIVITY_ROWS)
          .map(({ id, reference, date, total }) => ({
            ...{ id, title: reference, at: date, amount: fromHundredths(total) },
            url: webAddress('/apps/e-commerce/orders', id),
          }));
      }
    }
  }
}

/** Whether an order counts as revenue, by its latest state. */
const bringsMoney = ({ status }: { status: { id: string }[] }): boolean =>
  !WITHOUT_MONEY.includes(fromJson(status)[0]?.id ?? '');

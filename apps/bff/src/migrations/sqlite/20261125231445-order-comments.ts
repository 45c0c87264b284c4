import { Migration } from '@mikro-orm/migrations';
import { changesOfStates } from '../changes-of-states';

/** States of orders know the change that they came by; nobody is known to have made those that are there. */
export class OrderComments extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table `shop_order` add column `shipping` integer not null default 0');
    this.addSql("alter table `shop_order` add column `comments` json not null default '[]'");
    for (let after = ''; ;) {
      const orders = (await this.execute(
        'select `id`, `status` from `shop_order` where `id` > ? order by `id` limit 50',
        [after],
      )) as { id: string; status: unknown }[];
      for (const { id, status } of orders) {
        await this.execute('update `shop_order` set `status` = ? where `id` = ?', [changesOfStates(status), id]);
      }
      const last = orders.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}

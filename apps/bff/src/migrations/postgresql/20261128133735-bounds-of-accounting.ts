import { Migration } from '@mikro-orm/migrations';

export class BoundsOfAccounting extends Migration {
  override up(): void {
    this.addSql('drop index "account_owner_id_parent_id_index"');
    this.addSql('drop index "bank_transaction_owner_id_account_id_date_place_id_index"');
    this.addSql('drop index "bank_transaction_owner_id_counter_account_id_index"');
    this.addSql(
      'create index "bank_transaction_owner_id_account_id_date_place_id_amount_index" on "bank_transaction" ("owner_id", "account_id", "date", "place", "id", "amount")',
    );
    this.addSql(
      'create index "bank_transaction_owner_id_counter_account_id_amount_index" on "bank_transaction" ("owner_id", "counter_account_id", "amount")',
    );
    this.addSql('create index "mail_owner_id_time_index" on "mail" ("owner_id", "time")');
    this.addSql('create index "shop_order_owner_id_date_index" on "shop_order" ("owner_id", "date")');
    // Since each project has widgets of its own, nothing reads these.
    for (const table of ['seeded_document', 'seed_marker'])
      this.addSql(`delete from ${table} where name = 'project-dashboard-app/widgets'`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class RemovedTransactions extends Migration {
  override up(): void {
    this.addSql(
      'create table `removed_transaction` (`id` text not null primary key, `owner_id` text not null, `account_id` text not null, `date` text not null, `place` integer not null, `text` text not null, `words` text not null, `amount` integer not null, `counter_account_id` text null, `reference` text not null, `removed_at` text not null)',
    );
    this.addSql(
      'create index `removed_transaction_owner_id_removed_at_id_index` on `removed_transaction` (`owner_id`, `removed_at`, `id`)',
    );
    this.addSql('create index `removed_transaction_removed_at_index` on `removed_transaction` (`removed_at`)');
  }
}

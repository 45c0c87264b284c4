import { Migration } from '@mikro-orm/migrations';

export class AddAccounting extends Migration {
  override up(): void {
    this.addSql(
      'create table `account` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `code` text not null, `name` text not null, `type` text not null, `parent_id` text null, `bank` integer not null)',
    );
    this.addSql('create index `account_owner_id_position_id_index` on `account` (`owner_id`, `position`, `id`)');
    this.addSql('create index `account_owner_id_removed_at_id_index` on `account` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `account_removed_at_index` on `account` (`removed_at`)');
    this.addSql('create index `account_owner_id_parent_id_index` on `account` (`owner_id`, `parent_id`)');
    this.addSql(
      'create table `bank_transaction` (`id` text not null primary key, `owner_id` text not null, `account_id` text not null, `date` text not null, `place` integer not null, `text` text not null, `words` text not null, `amount` integer not null, `counter_account_id` text null, `reference` text not null)',
    );
    this.addSql(
      'create index `bank_transaction_owner_id_account_id_date_place_id_index` on `bank_transaction` (`owner_id`, `account_id`, `date`, `place`, `id`)',
    );
    this.addSql(
      'create index `bank_transaction_owner_id_counter_account_id_index` on `bank_transaction` (`owner_id`, `counter_account_id`)',
    );
    this.addSql(
      'create unique index `bank_transaction_owner_id_account_id_reference_unique` on `bank_transaction` (`owner_id`, `account_id`, `reference`)',
    );
  }
}

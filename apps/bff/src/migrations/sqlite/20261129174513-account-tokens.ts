import { Migration } from '@mikro-orm/migrations';

export class AccountTokens extends Migration {
  override up(): void {
    this.addSql(
      'create table `account_token` (`hash` text not null primary key, `user_id` text not null, `purpose` text not null, `expires` integer not null)',
    );
    this.addSql('create index `account_token_expires_index` on `account_token` (`expires`)');
    this.addSql('create unique index `account_token_user_id_purpose_unique` on `account_token` (`user_id`, `purpose`)');
  }
}

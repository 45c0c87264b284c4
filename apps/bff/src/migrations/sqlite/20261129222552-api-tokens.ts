import { Migration } from '@mikro-orm/migrations';

export class ApiTokens extends Migration {
  override up(): void {
    this.addSql(
      'create table `api_token` (`id` text not null primary key, `owner_id` text not null, `name` text not null, `hash` text not null, `scopes` json not null, `created_at` text not null, `expires` integer not null, `last_used_on` text null)',
    );
    this.addSql('create index `api_token_owner_id_index` on `api_token` (`owner_id`)');
    this.addSql('create unique index `api_token_hash_unique` on `api_token` (`hash`)');
    this.addSql('create index `api_token_expires_index` on `api_token` (`expires`)');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class ApiTokens extends Migration {
  override up(): void {
    this.addSql(
      'create table "api_token" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "name" varchar(100) not null, "hash" varchar(64) not null, "scopes" jsonb not null, "created_at" varchar(24) not null, "expires" int not null, "last_used_on" varchar(10) null, primary key ("id"))',
    );
    this.addSql('create index "api_token_owner_id_index" on "api_token" ("owner_id")');
    this.addSql('alter table "api_token" add constraint "api_token_hash_unique" unique ("hash")');
    this.addSql('create index "api_token_expires_index" on "api_token" ("expires")');
  }
}

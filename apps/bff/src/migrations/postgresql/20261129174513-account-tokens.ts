import { Migration } from '@mikro-orm/migrations';

export class AccountTokens extends Migration {
  override up(): void {
    this.addSql(
      'create table "account_token" ("hash" varchar(64) not null, "user_id" varchar(64) not null, "purpose" varchar(20) not null, "expires" int not null, primary key ("hash"))',
    );
    this.addSql('create index "account_token_expires_index" on "account_token" ("expires")');
    this.addSql(
      'alter table "account_token" add constraint "account_token_user_id_purpose_unique" unique ("user_id", "purpose")',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class UserSessions extends Migration {
  override up(): void {
    this.addSql(
      'create table "user_session" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "began_at" varchar(24) not null, "expires" int not null, "last_seen_at" varchar(24) not null, "address" varchar(64) not null, "user_agent" varchar(300) not null, primary key ("id"))',
    );
    this.addSql('create index "user_session_owner_id_index" on "user_session" ("owner_id")');
    this.addSql('create index "user_session_expires_index" on "user_session" ("expires")');
  }
}

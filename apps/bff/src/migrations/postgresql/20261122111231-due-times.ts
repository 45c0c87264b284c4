import { Migration } from '@mikro-orm/migrations';

export class DueTimes extends Migration {
  override up(): void {
    this.addSql(
      'create table "due_time" ("owner_id" varchar(64) not null, "list" varchar(64) not null, "record_id" varchar(64) not null, "at" varchar(24) not null, primary key ("owner_id", "list", "record_id"))',
    );
    this.addSql('create index "due_time_at_index" on "due_time" ("at")');
    // Cards are no table of records, whose times are kept when they are first opened.
    this.addSql(
      'insert into "due_time" ("owner_id", "list", "record_id", "at") select "owner_id", \'scrumboard-app/cards\', "id", "due" from "card" where "due" > to_char(now() at time zone \'utc\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\')',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class DueTimes extends Migration {
  override up(): void {
    this.addSql(
      'create table "due_time" ("owner_id" varchar(64) not null, "list" varchar(64) not null, "record_id" varchar(64) not null, "at" varchar(24) not null, primary key ("owner_id", "list", "record_id"))',
    );
    this.addSql('create index "due_time_at_index" on "due_time" ("at")');
  }
}

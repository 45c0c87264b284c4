import { Migration } from '@mikro-orm/migrations';

export class AddCalendarEvents extends Migration {
  override up(): void {
    this.addSql(
      'create table "calendar_event" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "title" varchar(200) not null, "all_day" boolean not null, "start" varchar(24) not null, "end" varchar(24) not null, "extended_props" jsonb not null, primary key ("id"))',
    );
    this.addSql(
      'create index "calendar_event_owner_id_position_id_index" on "calendar_event" ("owner_id", "position", "id")',
    );
    this.addSql(
      'create index "calendar_event_owner_id_removed_at_id_index" on "calendar_event" ("owner_id", "removed_at", "id")',
    );
    this.addSql('create index "calendar_event_removed_at_index" on "calendar_event" ("removed_at")');
    this.addSql(
      'create index "calendar_event_owner_id_start_end_index" on "calendar_event" ("owner_id", "start", "end")',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Academy extends Migration {
  override up(): void {
    this.addSql(
      'create table "course" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "title" varchar(200) not null, "slug" varchar(200) not null, "description" text not null, "category" varchar(20) not null, "length" int not null, "total_steps" int not null, "updated" varchar(24) not null, "steps" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "course_owner_id_position_id_index" on "course" ("owner_id", "position", "id")');
    this.addSql(
      'create table "course_progress" ("owner_id" varchar(64) not null, "course_id" varchar(64) not null, "active_step" int not null, primary key ("owner_id", "course_id"))',
    );
    this.addSql('create index "course_progress_course_id_index" on "course_progress" ("course_id")');
    this.addSql(
      'alter table "course_progress" add constraint "course_progress_course_id_foreign" foreign key ("course_id") references "course" ("id") on delete cascade',
    );
  }
}

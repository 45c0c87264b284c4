import { Migration } from '@mikro-orm/migrations';

export class AddTodos extends Migration {
  override up(): void {
    this.addSql(
      'create table "todo" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "title" varchar(200) not null, "notes" text not null, "start_date" varchar(24) null, "due_date" varchar(24) null, "completed" boolean not null, "starred" boolean not null, "important" boolean not null, "folder" int not null, primary key ("id"))',
    );
    this.addSql('create index "todo_owner_id_position_id_index" on "todo" ("owner_id", "position", "id")');
    this.addSql('create index "todo_owner_id_removed_at_id_index" on "todo" ("owner_id", "removed_at", "id")');
    this.addSql('create index "todo_removed_at_index" on "todo" ("removed_at")');
    this.addSql(
      'create index "todo_owner_id_starred_position_id_index" on "todo" ("owner_id", "starred", "position", "id")',
    );
    this.addSql(
      'create index "todo_owner_id_important_position_id_index" on "todo" ("owner_id", "important", "position", "id")',
    );
    this.addSql(
      'create index "todo_owner_id_completed_position_id_index" on "todo" ("owner_id", "completed", "position", "id")',
    );
    this.addSql('create index "todo_owner_id_due_date_index" on "todo" ("owner_id", "due_date")');
    this.addSql(
      'create table "todo_label_link" ("todo_id" varchar(64) not null, "label" int not null, "owner_id" varchar(64) not null, "position" int not null, primary key ("todo_id", "label"))',
    );
    this.addSql(
      'create index "todo_label_link_owner_id_todo_id_position_index" on "todo_label_link" ("owner_id", "todo_id", "position")',
    );
    this.addSql(
      'create index "todo_label_link_owner_id_label_todo_id_index" on "todo_label_link" ("owner_id", "label", "todo_id")',
    );
    this.addSql(
      'alter table "todo_label_link" add constraint "todo_label_link_todo_id_foreign" foreign key ("todo_id") references "todo" ("id") on delete cascade',
    );
  }
}

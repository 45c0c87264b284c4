import { Migration } from '@mikro-orm/migrations';

export class Scrumboard extends Migration {
  override up(): void {
    this.addSql(
      'create table "board" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "name" varchar(100) not null, "uri" varchar(80) not null, "settings" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "board_owner_id_position_id_index" on "board" ("owner_id", "position", "id")');
    this.addSql('create index "board_owner_id_removed_at_id_index" on "board" ("owner_id", "removed_at", "id")');
    this.addSql('create index "board_removed_at_index" on "board" ("removed_at")');
    this.addSql(
      'create table "board_label" ("id" varchar(64) not null, "board_id" varchar(64) not null, "position" int not null, "name" varchar(60) not null, "class" varchar(60) not null, primary key ("id"))',
    );
    this.addSql('create index "board_label_board_id_position_index" on "board_label" ("board_id", "position")');
    this.addSql(
      'create table "board_list" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "board_id" varchar(64) not null, "name" varchar(100) not null, primary key ("id"))',
    );
    this.addSql('create index "board_list_board_id_position_index" on "board_list" ("board_id", "position")');
    this.addSql(
      'create index "board_list_owner_id_removed_at_id_index" on "board_list" ("owner_id", "removed_at", "id")',
    );
    this.addSql('create index "board_list_removed_at_index" on "board_list" ("removed_at")');
    this.addSql(
      'create table "board_member" ("board_id" varchar(64) not null, "user_id" varchar(64) not null, "position" int not null, primary key ("board_id", "user_id"))',
    );
    this.addSql(
      'create table "card" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "board_id" varchar(64) not null, "list_id" varchar(64) null, "name" varchar(200) not null, "description" text not null, "id_attachment_cover" varchar(64) null, "subscribed" boolean not null, "due" varchar(24) null, "attachments" jsonb not null, "checklists" jsonb not null, "activities" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "card_board_id_index" on "card" ("board_id")');
    this.addSql('create index "card_list_id_position_index" on "card" ("list_id", "position")');
    this.addSql('create index "card_owner_id_removed_at_id_index" on "card" ("owner_id", "removed_at", "id")');
    this.addSql('create index "card_removed_at_index" on "card" ("removed_at")');
    this.addSql(
      'create table "card_label" ("card_id" varchar(64) not null, "label_id" varchar(64) not null, "position" int not null, primary key ("card_id", "label_id"))',
    );
    this.addSql('create index "card_label_label_id_index" on "card_label" ("label_id")');
    this.addSql(
      'create table "card_member" ("card_id" varchar(64) not null, "user_id" varchar(64) not null, "position" int not null, primary key ("card_id", "user_id"))',
    );
    this.addSql(
      'alter table "board_label" add constraint "board_label_board_id_foreign" foreign key ("board_id") references "board" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "board_list" add constraint "board_list_board_id_foreign" foreign key ("board_id") references "board" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "board_member" add constraint "board_member_board_id_foreign" foreign key ("board_id") references "board" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "card" add constraint "card_board_id_foreign" foreign key ("board_id") references "board" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "card" add constraint "card_list_id_foreign" foreign key ("list_id") references "board_list" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "card_label" add constraint "card_label_card_id_foreign" foreign key ("card_id") references "card" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "card_label" add constraint "card_label_label_id_foreign" foreign key ("label_id") references "board_label" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "card_member" add constraint "card_member_card_id_foreign" foreign key ("card_id") references "card" ("id") on delete cascade',
    );
  }
}

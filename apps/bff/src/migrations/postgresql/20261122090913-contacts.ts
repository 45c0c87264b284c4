import { Migration } from '@mikro-orm/migrations';

export class Contacts extends Migration {
  override up(): void {
    this.addSql(
      'create table "contact" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "name" varchar(100) not null, "last_name" varchar(100) not null, "avatar" varchar(2000) null, "nickname" varchar(100) not null, "company" varchar(100) not null, "job_title" varchar(100) not null, "email" varchar(254) null, "phone" varchar(50) not null, "address" varchar(500) not null, "birthday" varchar(10) null, "notes" text not null, primary key ("id"))',
    );
    this.addSql('create index "contact_owner_id_position_id_index" on "contact" ("owner_id", "position", "id")');
    this.addSql('create index "contact_owner_id_removed_at_id_index" on "contact" ("owner_id", "removed_at", "id")');
    this.addSql('create index "contact_removed_at_index" on "contact" ("removed_at")');
    this.addSql(
      'create table "contact_group" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "name" varchar(60) not null, primary key ("id"))',
    );
    this.addSql('create index "contact_group_owner_id_position_index" on "contact_group" ("owner_id", "position")');
    this.addSql(
      'create table "contact_group_member" ("group_id" varchar(64) not null, "contact_id" varchar(64) not null, "owner_id" varchar(64) not null, primary key ("group_id", "contact_id"))',
    );
    this.addSql(
      'create index "contact_group_member_owner_id_group_id_contact_id_index" on "contact_group_member" ("owner_id", "group_id", "contact_id")',
    );
    this.addSql('create index "contact_group_member_contact_id_index" on "contact_group_member" ("contact_id")');
    this.addSql(
      'create table "contact_mark" ("contact_id" varchar(64) not null, "mark" varchar(10) not null, "owner_id" varchar(64) not null, primary key ("contact_id", "mark"))',
    );
    this.addSql(
      'create index "contact_mark_owner_id_mark_contact_id_index" on "contact_mark" ("owner_id", "mark", "contact_id")',
    );
    this.addSql(
      'alter table "contact_group_member" add constraint "contact_group_member_group_id_foreign" foreign key ("group_id") references "contact_group" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "contact_group_member" add constraint "contact_group_member_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "contact_mark" add constraint "contact_mark_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Initial extends Migration {
  override up(): void {
    this.addSql(
      'create table "list_stamp" ("owner_id" varchar(64) not null, "list" varchar(64) not null, "stamp" varchar(32) not null, primary key ("owner_id", "list"))',
    );
    this.addSql(
      'create table "note" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "title" varchar(200) not null, "description" text not null, "archive" boolean not null, "image" varchar(2000) null, "time" varchar(24) not null, "reminder" varchar(24) null, "checklist" jsonb not null, "labels" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "note_owner_id_position_id_index" on "note" ("owner_id", "position", "id")');
    this.addSql(
      'create table "note_label" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "name" varchar(60) not null, "handle" varchar(80) not null, primary key ("id"))',
    );
    this.addSql('create index "note_label_owner_id_position_index" on "note_label" ("owner_id", "position")');
    this.addSql(
      'create table "notification" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "message" varchar(500) not null, "variant" varchar(10) not null, "dismissed" boolean not null, "created_at" varchar(24) not null, primary key ("id"))',
    );
    this.addSql(
      'create index "notification_owner_id_dismissed_created_at_id_index" on "notification" ("owner_id", "dismissed", "created_at", "id")',
    );
    this.addSql(
      'create table "quick_panel_entry" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "kind" varchar(10) not null, "position" int not null, "title" varchar(200) not null, "detail" varchar(500) not null, primary key ("id"))',
    );
    this.addSql(
      'create index "quick_panel_entry_owner_id_position_index" on "quick_panel_entry" ("owner_id", "position")',
    );
    this.addSql('create table "revoked_token" ("id" varchar(64) not null, "expires" int not null, primary key ("id"))');
    this.addSql('create index "revoked_token_expires_index" on "revoked_token" ("expires")');
    this.addSql(
      'create table "user" ("id" varchar(64) not null, "from" varchar(20) not null, "role" jsonb not null, "display_name" varchar(100) not null, "email" varchar(254) not null, "email_key" varchar(254) not null, "photo_url" varchar(2000) null, "password_hash" varchar(200) null, "settings" jsonb not null, "shortcuts" jsonb not null, "created_at" varchar(24) not null, primary key ("id"))',
    );
    this.addSql('alter table "user" add constraint "user_email_key_unique" unique ("email_key")');
  }
}

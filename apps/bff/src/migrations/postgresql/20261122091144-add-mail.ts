import { Migration } from '@mikro-orm/migrations';

export class AddMail extends Migration {
  override up(): void {
    this.addSql(
      'create table "mail" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "from" jsonb not null, "to" jsonb not null, "subject" varchar(500) not null, "message" text not null, "time" varchar(24) not null, "read" boolean not null, "starred" boolean not null, "important" boolean not null, "has_attachments" boolean not null, "attachments" jsonb not null, "folder" int not null, primary key ("id"))',
    );
    this.addSql('create index "mail_owner_id_position_id_index" on "mail" ("owner_id", "position", "id")');
    this.addSql(
      'create index "mail_owner_id_folder_position_id_index" on "mail" ("owner_id", "folder", "position", "id")',
    );
    this.addSql(
      'create index "mail_owner_id_starred_position_id_index" on "mail" ("owner_id", "starred", "position", "id")',
    );
    this.addSql(
      'create index "mail_owner_id_important_position_id_index" on "mail" ("owner_id", "important", "position", "id")',
    );
    this.addSql(
      'create table "mail_label_link" ("mail_id" varchar(64) not null, "label" int not null, "owner_id" varchar(64) not null, "position" int not null, primary key ("mail_id", "label"))',
    );
    this.addSql(
      'create index "mail_label_link_owner_id_mail_id_position_index" on "mail_label_link" ("owner_id", "mail_id", "position")',
    );
    this.addSql(
      'create index "mail_label_link_owner_id_label_mail_id_index" on "mail_label_link" ("owner_id", "label", "mail_id")',
    );
    this.addSql(
      'alter table "mail_label_link" add constraint "mail_label_link_mail_id_foreign" foreign key ("mail_id") references "mail" ("id") on delete cascade',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Uploads extends Migration {
  override up(): void {
    this.addSql(
      'create table "upload" ("id" varchar(64) not null, "uploader_id" varchar(64) not null, "name" varchar(255) not null, "type" varchar(100) not null, "size" int not null, "stored" int not null, "width" int null, "height" int null, "created_at" varchar(24) not null, "unused_since" varchar(24) null, primary key ("id"))',
    );
    this.addSql('create index "upload_uploader_id_index" on "upload" ("uploader_id")');
    this.addSql('create index "upload_unused_since_index" on "upload" ("unused_since")');
    this.addSql(
      'create table "upload_reference" ("upload_id" varchar(64) not null, "list" varchar(64) not null, "record_id" varchar(64) not null, "owner_id" varchar(64) not null, primary key ("upload_id", "list", "record_id"))',
    );
    this.addSql(
      'create index "upload_reference_owner_id_list_record_id_index" on "upload_reference" ("owner_id", "list", "record_id")',
    );
    this.addSql(
      'alter table "upload" add constraint "upload_uploader_id_foreign" foreign key ("uploader_id") references "user" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "upload_reference" add constraint "upload_reference_upload_id_foreign" foreign key ("upload_id") references "upload" ("id") on delete cascade',
    );
  }
}

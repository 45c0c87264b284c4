import { Migration } from '@mikro-orm/migrations';

export class FilesAndFolders extends Migration {
  override up(): void {
    this.addSql(
      'alter table "file" add column "folder_id" varchar(64) null, add column "hidden_by" varchar(64) null, add column "name_key" varchar(800) not null default \'\', add column "search_key" varchar(2000) not null default \'\', add column "media_type" varchar(100) null, add column "version_id" varchar(64) null, add column "versions" int not null default 0, drop column "location"',
    );
    this.addSql(
      "update file set position = case when type = 'folder' then 1 else 2 end, name = case when extention = '' then name else name || '.' || extention end",
    );
    this.addSql('update file set name_key = lower(name), search_key = lower(name)');
    this.addSql('drop index "file_owner_id_position_id_index"');
    this.addSql(
      'create index "file_folder_id_position_name_key_id_index" on "file" ("folder_id", "position", "name_key", "id")',
    );
    this.addSql('create index "file_folder_id_name_key_index" on "file" ("folder_id", "name_key")');
    this.addSql('create index "file_hidden_by_index" on "file" ("hidden_by")');
    this.addSql('create index "file_owner_id_removed_at_id_index" on "file" ("owner_id", "removed_at", "id")');
    this.addSql('create index "file_removed_at_index" on "file" ("removed_at")');
    this.addSql(
      'create table "file_blob" ("id" varchar(64) not null, "size" int not null, "media_type" varchar(100) not null, "width" int null, "height" int null, "created_at" varchar(24) not null, primary key ("id"))',
    );
    this.addSql('create index "file_blob_created_at_index" on "file_blob" ("created_at")');
    this.addSql('create index "file_blob_size_index" on "file_blob" ("size")');
    this.addSql(
      'create table "file_upload" ("id" varchar(64) not null, "user_id" varchar(64) not null, "folder_id" varchar(64) null, "name" varchar(255) not null, "size" int not null, "modified" varchar(24) not null, "conflict" varchar(10) null, "state" varchar(10) not null, "received" int not null, "pieces" jsonb not null, "file_id" varchar(64) null, "created_at" varchar(24) not null, primary key ("id"))',
    );
    this.addSql('create index "file_upload_state_size_index" on "file_upload" ("state", "size")');
    this.addSql('create index "file_upload_created_at_index" on "file_upload" ("created_at")');
    this.addSql('create index "file_upload_user_id_index" on "file_upload" ("user_id")');
    this.addSql(
      'create table "file_version" ("id" varchar(64) not null, "file_id" varchar(64) not null, "number" int not null, "blob_id" varchar(64) not null, "author" varchar(100) not null, "created" varchar(24) not null, primary key ("id"))',
    );
    this.addSql('create index "file_version_file_id_index" on "file_version" ("file_id")');
    this.addSql('create index "file_version_blob_id_index" on "file_version" ("blob_id")');
    this.addSql(
      'alter table "file_upload" add constraint "file_upload_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "file_version" add constraint "file_version_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete cascade',
    );
  }
}

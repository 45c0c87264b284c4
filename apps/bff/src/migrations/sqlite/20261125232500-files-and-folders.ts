import { Migration } from '@mikro-orm/migrations';

export class FilesAndFolders extends Migration {
  override up(): void {
    this.addSql('alter table `file` add column `folder_id` text null');
    this.addSql('alter table `file` add column `hidden_by` text null');
    this.addSql("alter table `file` add column `name_key` text not null default ''");
    this.addSql("alter table `file` add column `search_key` text not null default ''");
    this.addSql('alter table `file` add column `media_type` text null');
    this.addSql('alter table `file` add column `version_id` text null');
    this.addSql('alter table `file` add column `versions` integer not null default 0');
    this.addSql('alter table `file` drop column `location`');
    this.addSql(
      "update file set position = case when type = 'folder' then 1 else 2 end, name = case when extention = '' then name else name || '.' || extention end",
    );
    this.addSql('update file set name_key = lower(name), search_key = lower(name)');
    this.addSql('drop index `file_owner_id_position_id_index`');
    this.addSql(
      'create index `file_folder_id_position_name_key_id_index` on `file` (`folder_id`, `position`, `name_key`, `id`)',
    );
    this.addSql('create index `file_folder_id_name_key_index` on `file` (`folder_id`, `name_key`)');
    this.addSql('create index `file_hidden_by_index` on `file` (`hidden_by`)');
    this.addSql('create index `file_owner_id_removed_at_id_index` on `file` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `file_removed_at_index` on `file` (`removed_at`)');
    this.addSql(
      'create table `file_blob` (`id` text not null primary key, `size` integer not null, `media_type` text not null, `width` integer null, `height` integer null, `created_at` text not null)',
    );
    this.addSql('create index `file_blob_created_at_index` on `file_blob` (`created_at`)');
    this.addSql('create index `file_blob_size_index` on `file_blob` (`size`)');
    this.addSql(
      'create table `file_upload` (`id` text not null primary key, `user_id` text not null, `folder_id` text null, `name` text not null, `size` integer not null, `modified` text not null, `conflict` text null, `state` text not null, `received` integer not null, `pieces` json not null, `file_id` text null, `created_at` text not null, constraint `file_upload_user_id_foreign` foreign key (`user_id`) references `user` (`id`) on delete cascade)',
    );
    this.addSql('create index `file_upload_state_size_index` on `file_upload` (`state`, `size`)');
    this.addSql('create index `file_upload_created_at_index` on `file_upload` (`created_at`)');
    this.addSql('create index `file_upload_user_id_index` on `file_upload` (`user_id`)');
    this.addSql(
      'create table `file_version` (`id` text not null primary key, `file_id` text not null, `number` integer not null, `blob_id` text not null, `author` text not null, `created` text not null, constraint `file_version_file_id_foreign` foreign key (`file_id`) references `file` (`id`) on delete cascade)',
    );
    this.addSql('create index `file_version_file_id_index` on `file_version` (`file_id`)');
    this.addSql('create index `file_version_blob_id_index` on `file_version` (`blob_id`)');
  }
}

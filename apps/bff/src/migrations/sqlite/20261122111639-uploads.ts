import { Migration } from '@mikro-orm/migrations';

export class Uploads extends Migration {
  override up(): void {
    this.addSql(
      'create table `upload` (`id` text not null primary key, `uploader_id` text not null, `name` text not null, `type` text not null, `size` integer not null, `stored` integer not null, `width` integer null, `height` integer null, `created_at` text not null, `unused_since` text null, constraint `upload_uploader_id_foreign` foreign key (`uploader_id`) references `user` (`id`) on delete cascade)',
    );
    this.addSql('create index `upload_uploader_id_index` on `upload` (`uploader_id`)');
    this.addSql('create index `upload_unused_since_index` on `upload` (`unused_since`)');
    this.addSql(
      'create table `upload_reference` (`upload_id` text not null, `list` text not null, `record_id` text not null, `owner_id` text not null, primary key (`upload_id`, `list`, `record_id`), constraint `upload_reference_upload_id_foreign` foreign key (`upload_id`) references `upload` (`id`) on delete cascade)',
    );
    this.addSql('create index `upload_reference_upload_id_index` on `upload_reference` (`upload_id`)');
    this.addSql(
      'create index `upload_reference_owner_id_list_record_id_index` on `upload_reference` (`owner_id`, `list`, `record_id`)',
    );
  }
}

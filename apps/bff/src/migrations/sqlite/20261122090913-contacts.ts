import { Migration } from '@mikro-orm/migrations';

export class Contacts extends Migration {
  override up(): void {
    this.addSql(
      'create table `contact` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `name` text not null, `last_name` text not null, `avatar` text null, `nickname` text not null, `company` text not null, `job_title` text not null, `email` text null, `phone` text not null, `address` text not null, `birthday` text null, `notes` text not null)',
    );
    this.addSql('create index `contact_owner_id_position_id_index` on `contact` (`owner_id`, `position`, `id`)');
    this.addSql('create index `contact_owner_id_removed_at_id_index` on `contact` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `contact_removed_at_index` on `contact` (`removed_at`)');
    this.addSql(
      'create table `contact_group` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `name` text not null)',
    );
    this.addSql('create index `contact_group_owner_id_position_index` on `contact_group` (`owner_id`, `position`)');
    this.addSql(
      'create table `contact_group_member` (`group_id` text not null, `contact_id` text not null, `owner_id` text not null, primary key (`group_id`, `contact_id`), constraint `contact_group_member_group_id_foreign` foreign key (`group_id`) references `contact_group` (`id`) on update cascade on delete cascade, constraint `contact_group_member_contact_id_foreign` foreign key (`contact_id`) references `contact` (`id`) on update cascade on delete cascade)',
    );
    this.addSql('create index `contact_group_member_group_id_index` on `contact_group_member` (`group_id`)');
    this.addSql(
      'create index `contact_group_member_owner_id_group_id_contact_id_index` on `contact_group_member` (`owner_id`, `group_id`, `contact_id`)',
    );
    this.addSql('create index `contact_group_member_contact_id_index` on `contact_group_member` (`contact_id`)');
    this.addSql(
      'create table `contact_mark` (`contact_id` text not null, `mark` text not null, `owner_id` text not null, primary key (`contact_id`, `mark`), constraint `contact_mark_contact_id_foreign` foreign key (`contact_id`) references `contact` (`id`) on delete cascade)',
    );
    this.addSql('create index `contact_mark_contact_id_index` on `contact_mark` (`contact_id`)');
    this.addSql(
      'create index `contact_mark_owner_id_mark_contact_id_index` on `contact_mark` (`owner_id`, `mark`, `contact_id`)',
    );
  }
}

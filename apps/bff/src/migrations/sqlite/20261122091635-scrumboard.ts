import { Migration } from '@mikro-orm/migrations';

export class Scrumboard extends Migration {
  override up(): void {
    this.addSql(
      'create table `board` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `name` text not null, `uri` text not null, `settings` json not null)',
    );
    this.addSql('create index `board_owner_id_position_id_index` on `board` (`owner_id`, `position`, `id`)');
    this.addSql('create index `board_owner_id_removed_at_id_index` on `board` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `board_removed_at_index` on `board` (`removed_at`)');
    this.addSql(
      'create table `board_label` (`id` text not null primary key, `board_id` text not null, `position` integer not null, `name` text not null, `class` text not null, constraint `board_label_board_id_foreign` foreign key (`board_id`) references `board` (`id`) on delete cascade)',
    );
    this.addSql('create index `board_label_board_id_index` on `board_label` (`board_id`)');
    this.addSql('create index `board_label_board_id_position_index` on `board_label` (`board_id`, `position`)');
    this.addSql(
      'create table `board_list` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `board_id` text not null, `name` text not null, constraint `board_list_board_id_foreign` foreign key (`board_id`) references `board` (`id`) on delete cascade)',
    );
    this.addSql('create index `board_list_board_id_index` on `board_list` (`board_id`)');
    this.addSql('create index `board_list_board_id_position_index` on `board_list` (`board_id`, `position`)');
    this.addSql(
      'create index `board_list_owner_id_removed_at_id_index` on `board_list` (`owner_id`, `removed_at`, `id`)',
    );
    this.addSql('create index `board_list_removed_at_index` on `board_list` (`removed_at`)');
    this.addSql(
      'create table `board_member` (`board_id` text not null, `user_id` text not null, `position` integer not null, primary key (`board_id`, `user_id`), constraint `board_member_board_id_foreign` foreign key (`board_id`) references `board` (`id`) on delete cascade)',
    );
    this.addSql('create index `board_member_board_id_index` on `board_member` (`board_id`)');
    this.addSql(
      'create table `card` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `board_id` text not null, `list_id` text null, `name` text not null, `description` text not null, `id_attachment_cover` text null, `subscribed` integer not null, `due` text null, `attachments` json not null, `checklists` json not null, `activities` json not null, constraint `card_board_id_foreign` foreign key (`board_id`) references `board` (`id`) on delete cascade, constraint `card_list_id_foreign` foreign key (`list_id`) references `board_list` (`id`) on delete cascade)',
    );
    this.addSql('create index `card_list_id_index` on `card` (`list_id`)');
    this.addSql('create index `card_board_id_index` on `card` (`board_id`)');
    this.addSql('create index `card_list_id_position_index` on `card` (`list_id`, `position`)');
    this.addSql('create index `card_owner_id_removed_at_id_index` on `card` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `card_removed_at_index` on `card` (`removed_at`)');
    this.addSql(
      'create table `card_label` (`card_id` text not null, `label_id` text not null, `position` integer not null, primary key (`card_id`, `label_id`), constraint `card_label_card_id_foreign` foreign key (`card_id`) references `card` (`id`) on update cascade on delete cascade, constraint `card_label_label_id_foreign` foreign key (`label_id`) references `board_label` (`id`) on update cascade on delete cascade)',
    );
    this.addSql('create index `card_label_card_id_index` on `card_label` (`card_id`)');
    this.addSql('create index `card_label_label_id_index` on `card_label` (`label_id`)');
    this.addSql(
      'create table `card_member` (`card_id` text not null, `user_id` text not null, `position` integer not null, primary key (`card_id`, `user_id`), constraint `card_member_card_id_foreign` foreign key (`card_id`) references `card` (`id`) on delete cascade)',
    );
    this.addSql('create index `card_member_card_id_index` on `card_member` (`card_id`)');
  }
}

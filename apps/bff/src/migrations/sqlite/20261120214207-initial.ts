import { Migration } from '@mikro-orm/migrations';

export class Initial extends Migration {
  override up(): void {
    this.addSql(
      'create table `list_stamp` (`owner_id` text not null, `list` text not null, `stamp` text not null, primary key (`owner_id`, `list`))',
    );
    this.addSql(
      'create table `note` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `title` text not null, `description` text not null, `archive` integer not null, `image` text null, `time` text not null, `reminder` text null, `checklist` json not null, `labels` json not null)',
    );
    this.addSql('create index `note_owner_id_position_id_index` on `note` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create table `note_label` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `name` text not null, `handle` text not null)',
    );
    this.addSql('create index `note_label_owner_id_position_index` on `note_label` (`owner_id`, `position`)');
    this.addSql(
      'create table `notification` (`id` text not null primary key, `owner_id` text not null, `message` text not null, `variant` text not null, `dismissed` integer not null, `created_at` text not null)',
    );
    this.addSql(
      'create index `notification_owner_id_dismissed_created_at_id_index` on `notification` (`owner_id`, `dismissed`, `created_at`, `id`)',
    );
    this.addSql(
      'create table `quick_panel_entry` (`id` text not null primary key, `owner_id` text not null, `kind` text not null, `position` integer not null, `title` text not null, `detail` text not null)',
    );
    this.addSql(
      'create index `quick_panel_entry_owner_id_position_index` on `quick_panel_entry` (`owner_id`, `position`)',
    );
    this.addSql('create table `revoked_token` (`id` text not null primary key, `expires` integer not null)');
    this.addSql('create index `revoked_token_expires_index` on `revoked_token` (`expires`)');
    this.addSql(
      'create table `user` (`id` text not null primary key, `from` text not null, `role` json not null, `display_name` text not null, `email` text not null, `email_key` text not null, `photo_url` text null, `password_hash` text null, `settings` json not null, `shortcuts` json not null, `created_at` text not null)',
    );
    this.addSql('create unique index `user_email_key_unique` on `user` (`email_key`)');
  }
}

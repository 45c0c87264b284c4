import { Migration } from '@mikro-orm/migrations';

/** What was told as an English sentence becomes a happening: the welcome, which was all that modules told, or a text. */
export class NotificationKinds extends Migration {
  override up(): void {
    this.addSql('alter table `notification` rename to `notification_before`');
    this.addSql('drop index `notification_owner_id_dismissed_created_at_id_index`');
    this.addSql(
      'create table `notification` (`id` text not null primary key, `owner_id` text not null, `kind` text not null, `params` json not null, `link` text null, `variant` text not null, `dismissed` integer not null, `created_at` text not null)',
    );
    this.addSql(
      "insert into `notification` select `id`, `owner_id`, 'text', json_object('text', `message`), null, `variant`, `dismissed`, `created_at` from `notification_before` where `message` not like 'Welcome to Ezone, %!'",
    );
    this.addSql(
      "insert into `notification` select `id`, `owner_id`, 'welcome', json_object('displayName', substr(`message`, 19, length(`message`) - 19)), null, `variant`, `dismissed`, `created_at` from `notification_before` where `message` like 'Welcome to Ezone, %!'",
    );
    this.addSql('drop table `notification_before`');
    this.addSql(
      'create index `notification_owner_id_dismissed_created_at_id_index` on `notification` (`owner_id`, `dismissed`, `created_at`, `id`)',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class NotificationsDismissedAt extends Migration {
  override up(): void {
    this.addSql('alter table `notification` add column `dismissed_at` text null');
    // When they were dismissed was not written down.
    this.addSql('update `notification` set `dismissed_at` = `created_at` where `dismissed`');
    this.addSql('drop index `notification_owner_id_dismissed_created_at_id_index`');
    this.addSql('alter table `notification` drop column `dismissed`');
    this.addSql(
      'create index `notification_owner_id_dismissed_at_created_at_id_index` on `notification` (`owner_id`, `dismissed_at`, `created_at`, `id`)',
    );
    this.addSql('create index `notification_dismissed_at_index` on `notification` (`dismissed_at`)');
    this.addSql(
      'create index `notification_owner_id_created_at_id_index` on `notification` (`owner_id`, `created_at`, `id`)',
    );
  }
}

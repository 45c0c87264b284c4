import { Migration } from '@mikro-orm/migrations';

export class CountUnreadMails extends Migration {
  override up(): void {
    this.addSql(
      'create index `mail_owner_id_folder_read_removed_at_index` on `mail` (`owner_id`, `folder`, `read`, `removed_at`)',
    );
  }
}

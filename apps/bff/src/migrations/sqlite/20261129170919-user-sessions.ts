import { Migration } from '@mikro-orm/migrations';

export class UserSessions extends Migration {
  override up(): void {
    this.addSql(
      'create table `user_session` (`id` text not null primary key, `owner_id` text not null, `began_at` text not null, `expires` integer not null, `last_seen_at` text not null, `address` text not null, `user_agent` text not null)',
    );
    this.addSql('create index `user_session_owner_id_index` on `user_session` (`owner_id`)');
    this.addSql('create index `user_session_expires_index` on `user_session` (`expires`)');
  }
}

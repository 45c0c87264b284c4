import { Migration } from '@mikro-orm/migrations';

export class ProfilePosts extends Migration {
  override up(): void {
    this.addSql(
      'create table `profile_post` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `author_id` text null, `user` json not null, `message` text not null, `time` text not null, `type` text not null, `like` integer not null, `liked_by` json not null, `share` integer not null, `media` json null, `article` json null, `comments` json not null)',
    );
    this.addSql(
      'create index `profile_post_owner_id_position_id_index` on `profile_post` (`owner_id`, `position`, `id`)',
    );
    this.addSql(
      'create index `profile_post_owner_id_removed_at_id_index` on `profile_post` (`owner_id`, `removed_at`, `id`)',
    );
    this.addSql('create index `profile_post_removed_at_index` on `profile_post` (`removed_at`)');
  }
}

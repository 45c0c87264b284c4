import { Migration } from '@mikro-orm/migrations';

export class Academy extends Migration {
  override up(): void {
    this.addSql(
      'create table `course` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `title` text not null, `slug` text not null, `description` text not null, `category` text not null, `length` integer not null, `total_steps` integer not null, `updated` text not null, `steps` json not null)',
    );
    this.addSql('create index `course_owner_id_position_id_index` on `course` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create table `course_progress` (`owner_id` text not null, `course_id` text not null, `active_step` integer not null, primary key (`owner_id`, `course_id`), constraint `course_progress_course_id_foreign` foreign key (`course_id`) references `course` (`id`) on delete cascade)',
    );
    this.addSql('create index `course_progress_course_id_index` on `course_progress` (`course_id`)');
  }
}

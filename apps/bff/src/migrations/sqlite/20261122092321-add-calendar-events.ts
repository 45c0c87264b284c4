import { Migration } from '@mikro-orm/migrations';

export class AddCalendarEvents extends Migration {
  override up(): void {
    this.addSql(
      'create table `calendar_event` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `title` text not null, `all_day` integer not null, `start` text not null, `end` text not null, `extended_props` json not null)',
    );
    this.addSql(
      'create index `calendar_event_owner_id_position_id_index` on `calendar_event` (`owner_id`, `position`, `id`)',
    );
    this.addSql(
      'create index `calendar_event_owner_id_removed_at_id_index` on `calendar_event` (`owner_id`, `removed_at`, `id`)',
    );
    this.addSql('create index `calendar_event_removed_at_index` on `calendar_event` (`removed_at`)');
    this.addSql(
      'create index `calendar_event_owner_id_start_end_index` on `calendar_event` (`owner_id`, `start`, `end`)',
    );
  }
}

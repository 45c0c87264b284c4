import { Migration } from '@mikro-orm/migrations';

export class DueTimes extends Migration {
  override up(): void {
    this.addSql(
      'create table `due_time` (`owner_id` text not null, `list` text not null, `record_id` text not null, `at` text not null, primary key (`owner_id`, `list`, `record_id`))',
    );
    this.addSql('create index `due_time_at_index` on `due_time` (`at`)');
    // Cards are no table of records, whose times are kept when they are first opened.
    this.addSql(
      "insert into `due_time` (`owner_id`, `list`, `record_id`, `at`) select `owner_id`, 'scrumboard-app/cards', `id`, `due` from `card` where `due` > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class DueTimes extends Migration {
  override up(): void {
    this.addSql(
      'create table `due_time` (`owner_id` text not null, `list` text not null, `record_id` text not null, `at` text not null, primary key (`owner_id`, `list`, `record_id`))',
    );
    this.addSql('create index `due_time_at_index` on `due_time` (`at`)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What is due at a midnight in UTC was due on that day: so demo content and the days of whoever is there were stored. */
export class TodoDays extends Migration {
  override up(): void {
    this.addSql('alter table `todo` add column `start_all_day` integer not null default false');
    this.addSql('alter table `todo` add column `due_all_day` integer not null default false');
    this.addSql("update `todo` set `start_all_day` = true where `start_date` like '%T00:00:00.000Z'");
    this.addSql("update `todo` set `due_all_day` = true where `due_date` like '%T00:00:00.000Z'");
  }
}

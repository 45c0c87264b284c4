import { Migration } from '@mikro-orm/migrations';

/** Todos that are there stand in their own order as they stood in the list: before all that come later. */
export class TodoSubtasksAndRepeats extends Migration {
  override up(): void {
    this.addSql("alter table `todo` add column `subtasks` json not null default '[]'");
    this.addSql('alter table `todo` add column `repeat` json null');
    this.addSql('alter table `todo` add column `place` double not null default 0');
    this.addSql('update `todo` set `place` = `position`');
  }
}

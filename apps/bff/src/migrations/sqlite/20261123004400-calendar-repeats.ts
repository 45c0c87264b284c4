import { Migration } from '@mikro-orm/migrations';

export class CalendarRepeats extends Migration {
  override up(): void {
    this.addSql('alter table `calendar_event` add column `repeat` json null');
  }
}

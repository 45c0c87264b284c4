import { Migration } from '@mikro-orm/migrations';

export class RemovedLabels extends Migration {
  override up(): void {
    this.addSql('alter table `board_label` add column `removed_at` text null');
  }
}

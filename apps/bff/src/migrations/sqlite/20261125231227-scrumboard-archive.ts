import { Migration } from '@mikro-orm/migrations';

export class ScrumboardArchive extends Migration {
  override up(): void {
    this.addSql('alter table `board_list` add column `archived` integer not null default false');
    this.addSql('alter table `card` add column `archived` integer not null default false');
  }
}

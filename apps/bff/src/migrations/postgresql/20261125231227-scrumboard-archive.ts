import { Migration } from '@mikro-orm/migrations';

export class ScrumboardArchive extends Migration {
  override up(): void {
    this.addSql('alter table "board_list" add "archived" boolean not null default false');
    this.addSql('alter table "card" add "archived" boolean not null default false');
  }
}

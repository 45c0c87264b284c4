import { Migration } from '@mikro-orm/migrations';

export class UsersDisabled extends Migration {
  override up(): void {
    this.addSql('alter table "user" add "disabled_at" varchar(24) null');
  }
}

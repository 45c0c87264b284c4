import { Migration } from '@mikro-orm/migrations';

export class UsersInvited extends Migration {
  override up(): void {
    this.addSql('alter table "user" add "invited_until" varchar(24) null');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class UsersInvited extends Migration {
  override up(): void {
    this.addSql('alter table `user` add column `invited_until` text null');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class UsersDisabled extends Migration {
  override up(): void {
    this.addSql('alter table `user` add column `disabled_at` text null');
  }
}

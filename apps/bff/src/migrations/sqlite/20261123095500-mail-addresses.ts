import { Migration } from '@mikro-orm/migrations';

export class MailAddresses extends Migration {
  override up(): void {
    this.addSql(
      'create table `mail_address` (`owner_id` text not null, `address` text not null, `mail_id` text not null, `is_from` integer not null, primary key (`owner_id`, `address`, `mail_id`))',
    );
    this.addSql('create index `mail_address_owner_id_mail_id_index` on `mail_address` (`owner_id`, `mail_id`)');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class MailBounds extends Migration {
  override up(): void {
    this.addSql(
      'create table `mail_size` (`owner_id` text not null, `mail_id` text not null, `bytes` integer not null, primary key (`owner_id`, `mail_id`))',
    );
    this.addSql('create index `mail_size_owner_id_bytes_index` on `mail_size` (`owner_id`, `bytes`)');
    this.addSql('alter table `sent_mail_key` add column `digest` text null');
    this.addSql('alter table `sent_mail_key` add column `undelivered` json null');
  }
}

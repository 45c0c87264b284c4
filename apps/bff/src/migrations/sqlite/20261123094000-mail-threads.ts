import { Migration } from '@mikro-orm/migrations';

/** Mails that are there are threads of their own: nobody knows what they answer. */
export class MailThreads extends Migration {
  override up(): void {
    this.addSql("alter table `mail` add column `thread` text not null default ''");
    this.addSql('update `mail` set `thread` = `id`');
    this.addSql('create index `mail_owner_id_thread_index` on `mail` (`owner_id`, `thread`)');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class DraftsOfSentMails extends Migration {
  override up(): void {
    this.addSql('alter table "sent_mail_key" add "draft_id" varchar(64) null');
    this.addSql('create index "sent_mail_key_owner_id_draft_id_index" on "sent_mail_key" ("owner_id", "draft_id")');
  }
}

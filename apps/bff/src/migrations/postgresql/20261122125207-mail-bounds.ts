import { Migration } from '@mikro-orm/migrations';

export class MailBounds extends Migration {
  override up(): void {
    this.addSql(
      'create table "mail_size" ("owner_id" varchar(64) not null, "mail_id" varchar(64) not null, "bytes" int not null, primary key ("owner_id", "mail_id"))',
    );
    this.addSql('create index "mail_size_owner_id_bytes_index" on "mail_size" ("owner_id", "bytes")');
    this.addSql('alter table "sent_mail_key" add "digest" varchar(64) null, add "undelivered" jsonb null');
  }
}

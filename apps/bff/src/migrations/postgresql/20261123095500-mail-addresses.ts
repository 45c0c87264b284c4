import { Migration } from '@mikro-orm/migrations';

export class MailAddresses extends Migration {
  override up(): void {
    this.addSql(
      'create table "mail_address" ("owner_id" varchar(64) not null, "address" varchar(254) not null, "mail_id" varchar(64) not null, "is_from" boolean not null, primary key ("owner_id", "address", "mail_id"))',
    );
    this.addSql('create index "mail_address_owner_id_mail_id_index" on "mail_address" ("owner_id", "mail_id")');
  }
}

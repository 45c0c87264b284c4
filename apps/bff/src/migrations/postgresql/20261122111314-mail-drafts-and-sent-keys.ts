import { Migration } from '@mikro-orm/migrations';

/** Among the drafts, those of the owner's own writing are drafts; what was received, and moved there, goes back to the inbox. */
export class MailDraftsAndSentKeys extends Migration {
  override up(): void {
    this.addSql(
      'create table "sent_mail_key" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "time" varchar(24) not null, primary key ("id"))',
    );
    this.addSql('create index "sent_mail_key_time_index" on "sent_mail_key" ("time")');
    this.addSql('alter table "mail" add "draft" boolean not null default false');
    this.addSql(
      `update "mail" set "draft" = true where "folder" = 2 and "from"->>'email' = (select "email" from "user" where "user"."id" = "owner_id")`,
    );
    this.addSql(`update "mail" set "folder" = 0 where "folder" = 2 and not "draft"`);
    this.addSql(`insert into "sent_mail_key" select "id", "owner_id", "time" from "mail" where "folder" = 1`);
  }
}

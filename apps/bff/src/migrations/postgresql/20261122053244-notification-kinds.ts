import { Migration } from '@mikro-orm/migrations';

/** What was told as an English sentence becomes a happening: the welcome, which was all that modules told, or a text. */
export class NotificationKinds extends Migration {
  override up(): void {
    this.addSql(
      'alter table "notification" add "kind" varchar(30) not null default \'text\', add "params" jsonb null, add "link" varchar(2000) null',
    );
    this.addSql(`update "notification" set "params" = jsonb_build_object('text', "message")`);
    this.addSql(
      `update "notification" set "kind" = 'welcome', "params" = jsonb_build_object('displayName', substr("message", 19, length("message") - 19)) where "message" like 'Welcome to Ezone, %!'`,
    );
    this.addSql(
      'alter table "notification" alter "kind" drop default, alter "params" set not null, drop column "message"',
    );
  }
}

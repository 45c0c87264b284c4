import { Migration } from '@mikro-orm/migrations';

/**
 * Whoever labels a record says its place. The default that stood in for it put the record at the end of its label; those of which
 * another version of the server did not say it get the place of their record.
 */
export class LabelPlacesGiven extends Migration {
  override up(): void {
    this.addSql(
      'update "mail_label_link" as link set "record_position" = "mail"."position" from "mail" where "mail"."id" = link."mail_id" and link."record_position" <> "mail"."position"',
    );
    this.addSql('alter table "mail_label_link" alter column "record_position" drop default');
    this.addSql(
      'update "todo_label_link" as link set "record_position" = "todo"."position" from "todo" where "todo"."id" = link."todo_id" and link."record_position" <> "todo"."position"',
    );
    this.addSql('alter table "todo_label_link" alter column "record_position" drop default');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Labels of records know the places of these in their lists, also labels that were there before. */
export class LabelPages extends Migration {
  override up(): void {
    this.addSql('drop index "mail_label_link_owner_id_label_mail_id_index"');
    this.addSql('alter table "mail_label_link" add "record_position" int not null default 0');
    this.addSql(
      'update "mail_label_link" set "record_position" = (select "position" from "mail" where "mail"."id" = "mail_label_link"."mail_id")',
    );
    this.addSql(
      'create index "mail_label_link_owner_id_label_record_position_mail_id_index" on "mail_label_link" ("owner_id", "label", "record_position", "mail_id")',
    );
    this.addSql('drop index "todo_label_link_owner_id_label_todo_id_index"');
    this.addSql('alter table "todo_label_link" add "record_position" int not null default 0');
    this.addSql(
      'update "todo_label_link" set "record_position" = (select "position" from "todo" where "todo"."id" = "todo_label_link"."todo_id")',
    );
    this.addSql(
      'create index "todo_label_link_owner_id_label_record_position_todo_id_index" on "todo_label_link" ("owner_id", "label", "record_position", "todo_id")',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class LabelLinksOnceIndexed extends Migration {
  override up(): void {
    this.addSql('drop index `mail_label_link_mail_id_index`');
    this.addSql('drop index `todo_label_link_todo_id_index`');
  }
}

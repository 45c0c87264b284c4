import { Migration } from '@mikro-orm/migrations';

export class OrderSentIds extends Migration {
  override up(): void {
    this.addSql('drop index `chat_message_sender_id_client_message_id_unique`');
    this.addSql(
      'create unique index `chat_message_client_message_id_sender_id_unique` on `chat_message` (`client_message_id`, `sender_id`)',
    );
  }
}

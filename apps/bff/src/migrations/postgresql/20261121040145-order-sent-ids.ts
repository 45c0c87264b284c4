import { Migration } from '@mikro-orm/migrations';

export class OrderSentIds extends Migration {
  override up(): void {
    this.addSql('alter table "chat_message" drop constraint "chat_message_sender_id_client_message_id_unique"');
    this.addSql(
      'alter table "chat_message" add constraint "chat_message_client_message_id_sender_id_unique" unique ("client_message_id", "sender_id")',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class LookupIndexes extends Migration {
  override up(): void {
    this.addSql('drop index `chat_message_chat_id_sequence_index`');
    this.addSql(
      'create index `chat_message_chat_id_sequence_sender_id_index` on `chat_message` (`chat_id`, `sequence`, `sender_id`)',
    );
    this.addSql('create index `user_display_name_id_index` on `user` (`display_name`, `id`)');
  }
}

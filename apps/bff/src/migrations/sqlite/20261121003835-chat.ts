import { Migration } from '@mikro-orm/migrations';

export class Chat extends Migration {
  override up(): void {
    this.addSql(
      'create table `chat_member` (`user_id` text not null, `contact_id` text not null, `chat_id` text not null, `read_sequence` bigint not null, primary key (`user_id`, `contact_id`))',
    );
    this.addSql('create index `chat_member_chat_id_user_id_index` on `chat_member` (`chat_id`, `user_id`)');
    this.addSql(
      'create table `chat_message` (`sequence` integer not null primary key autoincrement, `chat_id` text not null, `sender_id` text not null, `text` text not null, `time` text not null, `client_message_id` text null)',
    );
    this.addSql('create index `chat_message_chat_id_sequence_index` on `chat_message` (`chat_id`, `sequence`)');
    this.addSql(
      'create unique index `chat_message_sender_id_client_message_id_unique` on `chat_message` (`sender_id`, `client_message_id`)',
    );
    this.addSql(
      'create table `chat_profile` (`user_id` text not null primary key, `status` text not null, `mood` text not null, `always_there` integer not null)',
    );
  }
}

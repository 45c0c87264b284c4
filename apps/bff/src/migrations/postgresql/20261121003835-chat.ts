import { Migration } from '@mikro-orm/migrations';

export class Chat extends Migration {
  override up(): void {
    this.addSql(
      'create table "chat_member" ("user_id" varchar(64) not null, "contact_id" varchar(64) not null, "chat_id" varchar(64) not null, "read_sequence" bigint not null, primary key ("user_id", "contact_id"))',
    );
    this.addSql('create index "chat_member_chat_id_user_id_index" on "chat_member" ("chat_id", "user_id")');
    this.addSql(
      'create table "chat_message" ("sequence" bigserial primary key, "chat_id" varchar(64) not null, "sender_id" varchar(64) not null, "text" varchar(4000) not null, "time" varchar(24) not null, "client_message_id" varchar(64) null)',
    );
    this.addSql('create index "chat_message_chat_id_sequence_index" on "chat_message" ("chat_id", "sequence")');
    this.addSql(
      'alter table "chat_message" add constraint "chat_message_sender_id_client_message_id_unique" unique ("sender_id", "client_message_id")',
    );
    this.addSql(
      'create table "chat_profile" ("user_id" varchar(64) not null, "status" varchar(20) not null, "mood" varchar(200) not null, "always_there" boolean not null, primary key ("user_id"))',
    );
  }
}

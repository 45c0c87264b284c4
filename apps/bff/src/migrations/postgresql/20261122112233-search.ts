import { Migration } from '@mikro-orm/migrations';

export class Search extends Migration {
  override up(): void {
    this.addSql(
      'create table "search_entry" ("number" serial primary key, "owner_id" varchar(64) not null, "list" varchar(64) not null, "record_id" varchar(64) not null, "type" varchar(20) not null, "title" text not null, "text" text not null, "url" text not null)',
    );
    this.addSql(
      'alter table "search_entry" add constraint "search_entry_owner_id_list_record_id_unique" unique ("owner_id", "list", "record_id")',
    );
    this.addSql(
      'create table search_words (entry int primary key references search_entry (number) on delete cascade, words tsvector not null)',
    );
    this.addSql('create index search_words_words on search_words using gin (words)');
  }
}

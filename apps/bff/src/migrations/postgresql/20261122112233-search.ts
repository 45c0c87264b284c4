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
    // One call for what is written with nearly every record: its statements are planned once for each connection.
    this
      .addSql(`create function search_write(text, text, text, text, text, text, text, text) returns void language plpgsql as $$
declare entry_number int;
begin
  insert into search_entry (owner_id, list, record_id, type, title, text, url) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (owner_id, list, record_id) do update set title = excluded.title, text = excluded.text, url = excluded.url
    returning number into entry_number;
  insert into search_words (entry, words) values (entry_number, array_to_tsvector(string_to_array($8, ' ')))
    on conflict (entry) do update set words = excluded.words;
end $$`);
  }
}

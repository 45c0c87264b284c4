import { Migration } from '@mikro-orm/migrations';

/** A row of words costs one index less, and no look for its entry, which the same function has just written. */
export class SearchWordsByOwner extends Migration {
  override up(): void {
    this.addSql('alter table search_words drop constraint search_words_entry_fkey');
    this.addSql('alter table search_words drop constraint search_words_pkey');
    this.addSql('alter table search_words add primary key (owner, entry)');
    this.addSql('drop index search_words_owner_entry');
    this.addSql(`create function search_remove() returns trigger language plpgsql as $$
begin
  delete from search_words where owner = old.owner_id and entry = old.number;
  return null;
end $$`);
    this.addSql(
      'create trigger search_entry_removed after delete on search_entry for each row execute function search_remove()',
    );
    this
      .addSql(`create or replace function search_write(text, text, text, text, text, text, text, text) returns void language plpgsql as $$
declare entry_number bigint;
begin
  insert into search_entry (owner_id, list, record_id, type, title, text, url) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (owner_id, list, record_id) do update set title = excluded.title, text = excluded.text, url = excluded.url
    returning number into entry_number;
  insert into search_words (entry, owner, words) values (entry_number, $1, array_to_tsvector(string_to_array($8, ' ')))
    on conflict (owner, entry) do update set words = excluded.words;
end $$`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Words are written anew, by the backfill of projections: the latest are found first, and letters compare in more forms. */
export class SearchAnew extends Migration {
  override up(): void {
    this.addSql('drop function search_write(text, text, text, text, text, text, text, text)');
    this.addSql('drop table search_words');
    // An update takes a number, too, so that 31 bits would not last.
    this.addSql('alter table "search_entry" alter column "number" type bigint');
    this.addSql('alter sequence "search_entry_number_seq" as bigint');
    this.addSql(
      'create table search_words (entry bigint primary key references search_entry (number) on delete cascade, owner varchar(64) not null, words tsvector not null)',
    );
    this.addSql('create index search_words_words on search_words using gin (words)');
    this.addSql('create index search_words_owner_entry on search_words (owner, entry)');
    this
      .addSql(`create function search_write(text, text, text, text, text, text, text, text) returns void language plpgsql as $$
declare entry_number bigint;
begin
  insert into search_entry (owner_id, list, record_id, type, title, text, url) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (owner_id, list, record_id) do update set title = excluded.title, text = excluded.text, url = excluded.url
    returning number into entry_number;
  insert into search_words (entry, owner, words) values (entry_number, $1, array_to_tsvector(string_to_array($8, ' ')))
    on conflict (entry) do update set words = excluded.words;
end $$`);
    this.addSql(`delete from "seed_marker" where "name" like 'projected:search:%'`);
  }
}

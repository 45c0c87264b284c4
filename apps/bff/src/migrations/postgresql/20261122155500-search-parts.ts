import { Migration } from '@mikro-orm/migrations';

/**
 * Entries of an owner stand in parts of 8,192, by the order in which they came, and each word in the index begins with the part
 * of its entry. So a search asks for one part after the other, the latest first, and gathers no more than one has.
 */
export class SearchParts extends Migration {
  override up(): void {
    this.addSql('alter table search_words rename to search_words_of_owners');
    this.addSql('alter table search_words_of_owners drop constraint search_words_pkey');
    this.addSql('drop index search_words_words');
    // How many entries of its owner an entry came after, more or less: its part is a part of its words, so it never changes.
    this.addSql(
      'create table search_words (entry bigint not null, owner varchar(64) not null, place bigint not null, words tsvector not null)',
    );
    // All that it calls is immutable, and so is it: PostgreSQL then puts it into the statements that call it.
    this.addSql(`create function search_vector(text, bigint) returns tsvector language sql immutable as $$
  select array_to_tsvector(string_to_array(substr(replace(' ' || $1, ' ', ' ' || cast($2 / 8192 as text) || 'p'), 2), ' '))
$$`);
    // Also entries that still wait for their words get their place here: whoever writes those goes in another order.
    this.addSql(`insert into search_words (entry, owner, place, words)
  select number, owner_id, place, coalesce(search_vector(array_to_string(tsvector_to_array(words), ' '), place), '') from (
    select number, owner_id, row_number() over (partition by owner_id order by number) - 1 as place from search_entry
  ) as placed left join search_words_of_owners on entry = number order by number`);
    this.addSql('drop table search_words_of_owners');
    this.addSql('alter table search_words add primary key (entry)');
    this.addSql('create index search_words_owner_place on search_words (owner, place)');
    // What was written last waits in a list that each look at the index reads through. With 4 MB, its default, that takes up to 25 ms.
    this.addSql(
      'create index search_words_words on search_words using gin (words) with (gin_pending_list_limit = 128)',
    );
    // An entry that is written again keeps its place. Two that are written at once may have the same. Its statements are planned
    // for long, perhaps while the table is so small that the planner would read all of it.
    this
      .addSql(`create function search_write_words(of_owner text, of_entry bigint, of_words text) returns void language plpgsql
  set enable_seqscan = off as $$
declare own_place bigint;
begin
  select place into own_place from search_words where entry = of_entry and owner = of_owner;
  if not found then
    select coalesce(max(place) + 1, 0) into own_place from search_words where owner = of_owner;
  end if;
  insert into search_words (entry, owner, place, words) values (of_entry, of_owner, own_place, search_vector(of_words, own_place))
    on conflict (entry) do update set words = excluded.words where search_words.owner = excluded.owner;
end $$`);
    this
      .addSql(`create or replace function search_write(text, text, text, text, text, text, text, text) returns void language plpgsql as $$
declare entry_number bigint;
begin
  insert into search_entry (owner_id, list, record_id, type, title, text, url) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (owner_id, list, record_id) do update set title = excluded.title, text = excluded.text, url = excluded.url
    returning number into entry_number;
  perform search_write_words($1, entry_number, $8);
end $$`);
    // The planner knows nothing of what is looked for. Left alone it may read the whole table, for which it expects to find enough
    // soon, or compile the statement, which takes longer than to run it.
    this
      .addSql(`create function search_latest(of_owner text, query text, most int) returns setof bigint language plpgsql stable
  set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  part bigint;
  wanted int := most;
  seen int;
begin
  select max(place) / 8192 into part from search_words where owner = of_owner;
  while part is not null and wanted > 0 loop
    -- An offset keeps the owner out of the choice of an index.
    return query select found.entry from (
      select entry, owner from search_words where words @@ cast(replace(query, '#', part || 'p') as tsquery) offset 0
    ) as found where found.owner = of_owner order by found.entry desc limit wanted;
    get diagnostics seen = row_count;
    wanted := wanted - seen;
    select max(place) / 8192 into part from search_words where owner = of_owner and place < part * 8192;
  end loop;
end $$`);
  }
}

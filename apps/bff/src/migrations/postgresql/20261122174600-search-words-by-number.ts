import { Migration } from '@mikro-orm/migrations';

/**
 * Words of one entry are found by its number alone, and the last place of an owner by its index. A connection that had planned
 * it when there were few words went through all of the owner's, or the whole table, until it was closed or the table analyzed:
 * where number and owner are asked for, or a greatest place, another plan costs as little as long as there are few.
 */
export class SearchWordsByNumber extends Migration {
  override up(): void {
    this.addSql(`create or replace function search_remove() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  delete from search_words where entry = old.number;
  return null;
end $$`);
    this
      .addSql(`create or replace function search_write_words(of_owner text, of_entry bigint, of_words text) returns void language plpgsql
  set enable_seqscan = off as $$
declare own_place bigint;
begin
  select place into own_place from search_words where entry = of_entry;
  if not found then
    own_place := coalesce((select place + 1 from search_words where owner = of_owner order by place desc limit 1), 0);
  end if;
  insert into search_words (entry, owner, place, words) values (of_entry, of_owner, own_place, search_vector(of_words, own_place))
    on conflict (entry) do update set words = excluded.words where search_words.owner = excluded.owner;
end $$`);
    this
      .addSql(`create or replace function search_latest(of_owner text, query text, most int) returns setof bigint language plpgsql stable
  set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  part bigint;
  wanted int := most;
  seen int;
begin
  part := (select place / 8192 from search_words where owner = of_owner order by place desc limit 1);
  while part is not null and wanted > 0 loop
    -- An offset keeps the owner out of the choice of an index.
    return query select found.entry from (
      select entry, owner from search_words where words @@ cast(replace(query, '#', part || 'p') as tsquery) offset 0
    ) as found where found.owner = of_owner order by found.entry desc limit wanted;
    get diagnostics seen = row_count;
    wanted := wanted - seen;
    part := (select place / 8192 from search_words where owner = of_owner and place < part * 8192 order by place desc limit 1);
  end loop;
end $$`);
  }
}

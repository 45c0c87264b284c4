import { Migration } from '@mikro-orm/migrations';

export class Search extends Migration {
  override up(): void {
    this.addSql(
      'create table `search_entry` (`number` integer not null primary key autoincrement, `owner_id` text not null, `list` text not null, `record_id` text not null, `type` text not null, `title` text not null, `text` text not null, `url` text not null)',
    );
    this.addSql(
      'create unique index `search_entry_owner_id_list_record_id_unique` on `search_entry` (`owner_id`, `list`, `record_id`)',
    );
    this.addSql(
      "create virtual table search_words using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii')",
    );
    this.addSql(
      'create table search_pending (owner text not null, entry integer not null, primary key (owner, entry)) without rowid',
    );
    // `or ignore` would not hold: a trigger takes the conflict handling of the statement that fires it.
    this.addSql(
      'create trigger search_entry_added after insert on search_entry begin insert into search_pending select new.owner_id, new.number where not exists (select 1 from search_pending where owner = new.owner_id and entry = new.number); end',
    );
    this.addSql(
      'create trigger search_entry_changed after update of title, text on search_entry when old.title <> new.title or old.text <> new.text begin insert into search_pending select new.owner_id, new.number where not exists (select 1 from search_pending where owner = new.owner_id and entry = new.number); end',
    );
    this.addSql(
      'create trigger search_entry_removed after delete on search_entry begin delete from search_words where rowid = old.number; delete from search_pending where owner = old.owner_id and entry = old.number; end',
    );
  }
}

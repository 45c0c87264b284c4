import { Migration } from '@mikro-orm/migrations';

/** Each change that waits for its words has a turn of its own, so that the last one need not wait for all before it. */
export class SearchTurns extends Migration {
  override up(): void {
    for (const trigger of ['added', 'changed', 'removed']) this.addSql(`drop trigger search_entry_${trigger}`);
    this.addSql('alter table search_pending rename to search_pending_without_turns');
    this.addSql(
      'create table search_pending (entry integer not null primary key, owner text not null, turn integer not null)',
    );
    this.addSql('create index search_pending_owner_turn on search_pending (owner, turn)');
    // The order in which they waited.
    this.addSql(
      'insert into search_pending (entry, owner, turn) select entry, owner, entry from search_pending_without_turns',
    );
    this.addSql('drop table search_pending_without_turns');
    const wait =
      'insert into search_pending (entry, owner, turn) select new.number, new.owner_id, coalesce(max(turn), 0) + 1 ' +
      'from search_pending where owner = new.owner_id';
    this.addSql(`create trigger search_entry_added after insert on search_entry begin ${wait}; end`);
    // What is the last already stays so, and nothing is written.
    this.addSql(
      'create trigger search_entry_changed after update of title, text on search_entry when old.title <> new.title or old.text <> new.text ' +
        `begin ${wait} on conflict (entry) do update set turn = excluded.turn where turn < excluded.turn - 1; end`,
    );
    this.addSql(
      'create trigger search_entry_removed after delete on search_entry begin delete from search_words where rowid = old.number; delete from search_pending where entry = old.number; end',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Words are written anew, in the background: letters compare in more forms, and beginnings have an index of their own. */
export class SearchAnew extends Migration {
  override up(): void {
    this.addSql('drop table search_words');
    // Two and three letters, behind the 13 that stand for an owner and a place.
    this.addSql(
      "create virtual table search_words using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='15 16')",
    );
    this.addSql('delete from search_pending');
    this.addSql('insert into search_pending (owner, entry) select owner_id, number from search_entry');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Beginnings of one letter and of four have an index, too, and words can be listed. Words are written anew, in the background. */
export class SearchVocabulary extends Migration {
  override up(): void {
    this.addSql('drop table search_words');
    // One to four letters, behind the 13 that stand for an owner and a place.
    this.addSql(
      "create virtual table search_words using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='14 15 16 17')",
    );
    this.addSql('create virtual table search_vocabulary using fts5vocab(search_words, instance)');
    this.addSql('delete from search_pending');
    this.addSql('insert into search_pending (owner, entry) select owner_id, number from search_entry');
  }
}

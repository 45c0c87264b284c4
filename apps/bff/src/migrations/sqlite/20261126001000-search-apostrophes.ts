import { Migration } from '@mikro-orm/migrations';

/** What has an apostrophe that was taken for a letter gets its words anew, in the background. */
export class SearchApostrophes extends Migration {
  override up(): void {
    this.addSql(
      "insert or ignore into search_pending (owner, entry) select owner_id, number from search_entry where title like '%\u02bc%' or text like '%\u02bc%'",
    );
  }
}

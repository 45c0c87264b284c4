import { Migration } from '@mikro-orm/migrations';

/** What search finds of the help leads to the question or the article itself. Their ids need no escaping. */
export class SearchedHelpAddresses extends Migration {
  override up(): void {
    this.addSql("update search_entry set url = '/pages/faq?open=' || record_id where type = 'faq'");
    this.addSql("update search_entry set url = '/pages/knowledge-base?article=' || record_id where type = 'article'");
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What has an apostrophe that was taken for a letter gets its words anew, by the backfill of projections. */
export class SearchApostrophes extends Migration {
  override up(): void {
    this.addSql(`delete from "seed_marker" where "name" like 'projected:search:%'`);
  }
}

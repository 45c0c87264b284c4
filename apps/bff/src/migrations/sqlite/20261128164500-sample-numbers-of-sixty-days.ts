import { Migration } from '@mikro-orm/migrations';

/** The sample numbers have more days than before: they are put in anew when the server starts. */
export class SampleNumbersOfSixtyDays extends Migration {
  override up(): void {
    this.addSql("delete from seeded_document where name = 'analytics-dashboard-app/widgets'");
    this.addSql("delete from seed_marker where name = 'analytics-dashboard-app/widgets'");
  }
}

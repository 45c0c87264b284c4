import { Migration } from '@mikro-orm/migrations';

/** What a change of products was to be is kept with its key; of those that were kept before it is not known. */
export class ProductWriteDigests extends Migration {
  override up(): void {
    this.addSql('alter table "product_write" add "digest" varchar(64) null');
  }
}

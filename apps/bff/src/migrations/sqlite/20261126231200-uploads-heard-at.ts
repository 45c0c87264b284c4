import { Migration } from '@mikro-orm/migrations';

/** An upload is kept while something of it comes, however long it takes. */
export class UploadsHeardAt extends Migration {
  override up(): void {
    this.addSql('drop index `file_upload_created_at_index`');
    this.addSql('alter table `file_upload` rename column `created_at` to `heard_at`');
    this.addSql('create index `file_upload_heard_at_index` on `file_upload` (`heard_at`)');
  }
}

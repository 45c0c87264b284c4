import { Migration } from '@mikro-orm/migrations';

export class AuditLog extends Migration {
  override up(): void {
    this.addSql(
      'create table `audit_entry` (`sequence` integer not null primary key autoincrement, `at` text not null, `action` text not null, `actor` text null, `subject` text null, `address` text not null, `details` json not null)',
    );
    this.addSql('create index `audit_entry_at_index` on `audit_entry` (`at`)');
  }
}

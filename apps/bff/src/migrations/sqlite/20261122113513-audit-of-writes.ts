import { Migration } from '@mikro-orm/migrations';

export class AuditOfWrites extends Migration {
  override up(): void {
    this.addSql('alter table `audit_entry` add column `list` text null');
    this.addSql('alter table `audit_entry` add column `record` text null');
    this.addSql('alter table `audit_entry` add column `session_id` text null');
    this.addSql('alter table `audit_entry` add column `request_id` text null');
    this.addSql('create index `audit_entry_actor_at_index` on `audit_entry` (`actor`, `at`)');
    this.addSql('create index `audit_entry_list_record_at_index` on `audit_entry` (`list`, `record`, `at`)');
  }
}

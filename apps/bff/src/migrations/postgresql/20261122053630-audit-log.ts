import { Migration } from '@mikro-orm/migrations';

export class AuditLog extends Migration {
  override up(): void {
    this.addSql(
      'create table "audit_entry" ("sequence" bigserial primary key, "at" varchar(24) not null, "action" varchar(40) not null, "actor" varchar(64) null, "subject" varchar(254) null, "address" varchar(64) not null, "details" jsonb not null)',
    );
    this.addSql('create index "audit_entry_at_index" on "audit_entry" ("at")');
  }
}

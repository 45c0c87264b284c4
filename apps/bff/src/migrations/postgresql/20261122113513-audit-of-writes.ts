import { Migration } from '@mikro-orm/migrations';

export class AuditOfWrites extends Migration {
  override up(): void {
    this.addSql(
      'alter table "audit_entry" add "list" varchar(64) null, add "record" varchar(64) null, add "session_id" varchar(64) null, add "request_id" varchar(64) null',
    );
    this.addSql('create index "audit_entry_actor_at_index" on "audit_entry" ("actor", "at")');
    this.addSql('create index "audit_entry_list_record_at_index" on "audit_entry" ("list", "record", "at")');
  }
}

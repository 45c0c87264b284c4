import { Migration } from '@mikro-orm/migrations';

export class ContactGroupsAreRecords extends Migration {
  override up(): void {
    this.addSql('drop index "contact_group_owner_id_position_index"');
    this.addSql('alter table "contact_group" add "version" int not null default 1, add "removed_at" varchar(24) null');
    this.addSql(
      'create index "contact_group_owner_id_position_id_index" on "contact_group" ("owner_id", "position", "id")',
    );
    this.addSql(
      'create index "contact_group_owner_id_removed_at_id_index" on "contact_group" ("owner_id", "removed_at", "id")',
    );
    this.addSql('create index "contact_group_removed_at_index" on "contact_group" ("removed_at")');
  }
}

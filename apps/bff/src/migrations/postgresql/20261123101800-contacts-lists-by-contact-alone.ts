import { Migration } from '@mikro-orm/migrations';

/** One index for each of the two tables: of two that begin with the owner, PostgreSQL may take the one that serves less. */
export class ContactsListsByContactAlone extends Migration {
  override up(): void {
    this.addSql('drop index "contact_mark_owner_id_mark_contact_id_index"');
    this.addSql('drop index "contact_group_member_owner_id_group_id_contact_id_index"');
  }
}

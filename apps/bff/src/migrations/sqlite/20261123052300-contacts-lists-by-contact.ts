import { Migration } from '@mikro-orm/migrations';

export class ContactsListsByContact extends Migration {
  override up(): void {
    this.addSql(
      'create index `contact_mark_owner_id_contact_id_mark_index` on `contact_mark` (`owner_id`, `contact_id`, `mark`)',
    );
    this.addSql(
      'create index `contact_group_member_owner_id_contact_id_group_id_index` on `contact_group_member` (`owner_id`, `contact_id`, `group_id`)',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class BoardMembersByUser extends Migration {
  override up(): void {
    this.addSql('create index "board_member_user_id_index" on "board_member" ("user_id")');
  }
}

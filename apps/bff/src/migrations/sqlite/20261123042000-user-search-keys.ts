import { Migration } from '@mikro-orm/migrations';
import { searchKey } from '../../modules/users/search-key';

type UserRow = { id: string; display_name: string; email_key: string };

/** Users that are there get what they are found by. */
export class UserSearchKeys extends Migration {
  override async up(): Promise<void> {
    await this.execute("alter table `user` add column `search_key` text not null default ''");
    for (let after = ''; ;) {
      const users = (await this.execute(
        'select `id`, `display_name`, `email_key` from `user` where `id` > ? order by `id` limit 500',
        [after],
      )) as UserRow[];
      for (const { id, display_name: name, email_key: email } of users) {
        await this.execute('update `user` set `search_key` = ? where `id` = ?', [searchKey(name, email), id]);
      }
      const last = users.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}

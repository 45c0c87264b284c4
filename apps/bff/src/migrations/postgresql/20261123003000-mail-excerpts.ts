import { Migration } from '@mikro-orm/migrations';
import { excerptOf } from '../../modules/mail/excerpt-of';

/** Mails that are there get the first words of their messages. */
export class MailExcerpts extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table "mail" add column "excerpt" varchar(200) not null default \'\'');
    for (let after = ''; ;) {
      const mails = (await this.execute('select "id", "message" from "mail" where "id" > ? order by "id" limit 500', [
        after,
      ])) as { id: string; message: string }[];
      for (const { id, message } of mails) {
        await this.execute('update "mail" set "excerpt" = ? where "id" = ?', [excerptOf(message), id]);
      }
      const last = mails.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}

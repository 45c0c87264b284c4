import { Migration } from '@mikro-orm/migrations';

/** Mails that are there keep no picture of another server, which would tell its owner that they are read. */
export class MailPicturesOfThisServer extends Migration {
  override up(): void {
    this.addSql(
      "update `mail` set `from` = json_set(`from`, '$.avatar', null) where json_extract(`from`, '$.avatar') not like '/%'",
    );
  }
}

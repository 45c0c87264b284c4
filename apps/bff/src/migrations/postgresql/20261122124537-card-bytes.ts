import { Migration } from '@mikro-orm/migrations';

/** Cards that were there before count for about what they take; the next change of one counts it exactly. */
export class CardBytes extends Migration {
  override up(): void {
    this.addSql('drop index "card_board_id_index"');
    this.addSql('alter table "card" add "bytes" int not null default 0');
    this.addSql(
      `update "card" set "bytes" = 300 + octet_length("name" || "description" || "attachments"::text || "checklists"::text || "activities"::text) + 39 * ((select count(*) from "card_member" where "card_id" = "card"."id") + (select count(*) from "card_label" where "card_id" = "card"."id"))`,
    );
    this.addSql('create index "card_board_id_owner_id_bytes_index" on "card" ("board_id", "owner_id", "bytes")');
  }
}

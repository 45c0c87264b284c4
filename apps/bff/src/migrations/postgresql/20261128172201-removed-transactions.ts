import { Migration } from '@mikro-orm/migrations';

export class RemovedTransactions extends Migration {
  override up(): void {
    this.addSql(
      'create table "removed_transaction" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "account_id" varchar(64) not null, "date" varchar(10) not null, "place" int not null, "text" varchar(500) not null, "words" text not null, "amount" int not null, "counter_account_id" varchar(64) null, "reference" varchar(100) not null, "removed_at" varchar(24) not null, primary key ("id"))',
    );
    this.addSql(
      'create index "removed_transaction_owner_id_removed_at_id_index" on "removed_transaction" ("owner_id", "removed_at", "id")',
    );
    this.addSql('create index "removed_transaction_removed_at_index" on "removed_transaction" ("removed_at")');
  }
}

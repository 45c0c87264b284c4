import { Migration } from '@mikro-orm/migrations';

export class AddAccounting extends Migration {
  override up(): void {
    this.addSql(
      'create table "account" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "code" varchar(20) not null, "name" varchar(100) not null, "type" varchar(10) not null, "parent_id" varchar(64) null, "bank" boolean not null, primary key ("id"))',
    );
    this.addSql('create index "account_owner_id_position_id_index" on "account" ("owner_id", "position", "id")');
    this.addSql('create index "account_owner_id_removed_at_id_index" on "account" ("owner_id", "removed_at", "id")');
    this.addSql('create index "account_removed_at_index" on "account" ("removed_at")');
    this.addSql('create index "account_owner_id_parent_id_index" on "account" ("owner_id", "parent_id")');
    this.addSql(
      'create table "bank_transaction" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "account_id" varchar(64) not null, "date" varchar(10) not null, "place" int not null, "text" varchar(500) not null, "words" text not null, "amount" int not null, "counter_account_id" varchar(64) null, "reference" varchar(100) not null, primary key ("id"))',
    );
    this.addSql(
      'create index "bank_transaction_owner_id_account_id_date_place_id_index" on "bank_transaction" ("owner_id", "account_id", "date", "place", "id")',
    );
    this.addSql(
      'create index "bank_transaction_owner_id_counter_account_id_index" on "bank_transaction" ("owner_id", "counter_account_id")',
    );
    this.addSql(
      'alter table "bank_transaction" add constraint "bank_transaction_owner_id_account_id_reference_unique" unique ("owner_id", "account_id", "reference")',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class ProductRows extends Migration {
  override up(): void {
    this.addSql(
      'create table "product_category" ("category" varchar(60) not null, "product_id" varchar(64) not null, primary key ("category", "product_id"))',
    );
    this.addSql('create index "product_category_product_id_index" on "product_category" ("product_id")');
    this.addSql(
      'create table "product_row" ("id" varchar(64) not null, "name" varchar(200) not null, "handle" varchar(200) not null, "sku" varchar(60) not null, "category" varchar(60) not null, "image" text not null, "price_tax_excl" int not null, "price_tax_incl" int not null, "tax_rate" int not null, "quantity" int not null, "active" boolean not null, "name_key" varchar(200) collate "C" not null, "sku_key" varchar(200) collate "C" not null, "category_key" varchar(200) collate "C" not null, "words" text not null, primary key ("id"))',
    );
    this.addSql('create index "product_row_name_key_id_index" on "product_row" ("name_key", "id")');
    this.addSql('create index "product_row_sku_key_id_index" on "product_row" ("sku_key", "id")');
    this.addSql('create index "product_row_category_key_id_index" on "product_row" ("category_key", "id")');
    this.addSql('create index "product_row_price_tax_excl_id_index" on "product_row" ("price_tax_excl", "id")');
    this.addSql('create index "product_row_price_tax_incl_id_index" on "product_row" ("price_tax_incl", "id")');
    this.addSql('create index "product_row_quantity_id_index" on "product_row" ("quantity", "id")');
    this.addSql('create index "product_row_active_id_index" on "product_row" ("active", "id")');
    this.addSql(
      'create table "product_write" ("id" varchar(64) not null, "time" varchar(24) not null, primary key ("id"))',
    );
    this.addSql('create index "product_write_time_index" on "product_write" ("time")');
  }
}

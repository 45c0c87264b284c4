import { Migration } from '@mikro-orm/migrations';

export class ECommerce extends Migration {
  override up(): void {
    this.addSql(
      'create table "product" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "name" varchar(200) not null, "handle" varchar(200) not null, "description" text not null, "categories" jsonb not null, "tags" jsonb not null, "featured_image_id" varchar(64) not null, "images" jsonb not null, "price_tax_excl" int not null, "price_tax_incl" int not null, "tax_rate" int not null, "compared_price" int not null, "quantity" int not null, "sku" varchar(60) not null, "width" varchar(40) not null, "height" varchar(40) not null, "depth" varchar(40) not null, "weight" varchar(40) not null, "extra_shipping_fee" int not null, "active" boolean not null, primary key ("id"))',
    );
    this.addSql('create index "product_owner_id_position_id_index" on "product" ("owner_id", "position", "id")');
    this.addSql('create index "product_owner_id_removed_at_id_index" on "product" ("owner_id", "removed_at", "id")');
    this.addSql('create index "product_removed_at_index" on "product" ("removed_at")');
    this.addSql(
      'create table "shop_order" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "reference" varchar(40) not null, "subtotal" int not null, "tax" int not null, "discount" int not null, "total" int not null, "date" varchar(24) not null, "customer" jsonb not null, "products" jsonb not null, "status" jsonb not null, "payment" jsonb not null, "shipping_details" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "shop_order_owner_id_position_id_index" on "shop_order" ("owner_id", "position", "id")');
    this.addSql(
      'create index "shop_order_owner_id_removed_at_id_index" on "shop_order" ("owner_id", "removed_at", "id")',
    );
    this.addSql('create index "shop_order_removed_at_index" on "shop_order" ("removed_at")');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class ProductRows extends Migration {
  override up(): void {
    this.addSql(
      'create table `product_category` (`category` text not null, `product_id` text not null, primary key (`category`, `product_id`))',
    );
    this.addSql('create index `product_category_product_id_index` on `product_category` (`product_id`)');
    this.addSql(
      'create table `product_row` (`id` text not null primary key, `name` text not null, `handle` text not null, `sku` text not null, `category` text not null, `image` text not null, `price_tax_excl` integer not null, `price_tax_incl` integer not null, `tax_rate` integer not null, `quantity` integer not null, `active` integer not null, `name_key` text not null, `sku_key` text not null, `category_key` text not null, `words` text not null)',
    );
    this.addSql('create index `product_row_name_key_id_index` on `product_row` (`name_key`, `id`)');
    this.addSql('create index `product_row_sku_key_id_index` on `product_row` (`sku_key`, `id`)');
    this.addSql('create index `product_row_category_key_id_index` on `product_row` (`category_key`, `id`)');
    this.addSql('create index `product_row_price_tax_excl_id_index` on `product_row` (`price_tax_excl`, `id`)');
    this.addSql('create index `product_row_price_tax_incl_id_index` on `product_row` (`price_tax_incl`, `id`)');
    this.addSql('create index `product_row_quantity_id_index` on `product_row` (`quantity`, `id`)');
    this.addSql('create index `product_row_active_id_index` on `product_row` (`active`, `id`)');
    this.addSql('create table `product_write` (`id` text not null primary key, `time` text not null)');
    this.addSql('create index `product_write_time_index` on `product_write` (`time`)');
  }
}

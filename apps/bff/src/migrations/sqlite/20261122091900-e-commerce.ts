import { Migration } from '@mikro-orm/migrations';

export class ECommerce extends Migration {
  override up(): void {
    this.addSql(
      'create table `product` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `name` text not null, `handle` text not null, `description` text not null, `categories` json not null, `tags` json not null, `featured_image_id` text not null, `images` json not null, `price_tax_excl` integer not null, `price_tax_incl` integer not null, `tax_rate` integer not null, `compared_price` integer not null, `quantity` integer not null, `sku` text not null, `width` text not null, `height` text not null, `depth` text not null, `weight` text not null, `extra_shipping_fee` integer not null, `active` integer not null)',
    );
    this.addSql('create index `product_owner_id_position_id_index` on `product` (`owner_id`, `position`, `id`)');
    this.addSql('create index `product_owner_id_removed_at_id_index` on `product` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `product_removed_at_index` on `product` (`removed_at`)');
    this.addSql(
      'create table `shop_order` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `reference` text not null, `subtotal` integer not null, `tax` integer not null, `discount` integer not null, `total` integer not null, `date` text not null, `customer` json not null, `products` json not null, `status` json not null, `payment` json not null, `shipping_details` json not null)',
    );
    this.addSql('create index `shop_order_owner_id_position_id_index` on `shop_order` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create index `shop_order_owner_id_removed_at_id_index` on `shop_order` (`owner_id`, `removed_at`, `id`)',
    );
    this.addSql('create index `shop_order_removed_at_index` on `shop_order` (`removed_at`)');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class SeededLists extends Migration {
  override up(): void {
    this.addSql(
      'create table `faq_item` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `question` text not null, `answer` text not null)',
    );
    this.addSql('create index `faq_item_owner_id_position_id_index` on `faq_item` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create table `file` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `name` text not null, `type` text not null, `owner` text not null, `size` integer null, `modified` text not null, `opened` text not null, `created` text not null, `extention` text not null, `location` text not null, `offline` integer not null, `preview` text null)',
    );
    this.addSql('create index `file_owner_id_position_id_index` on `file` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create table `invoice` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `from` json not null, `client` json not null, `number` text not null, `date` text not null, `due_date` text not null, `services` json not null, `subtotal` text not null, `tax` text not null, `discount` text not null, `total` text not null)',
    );
    this.addSql('create index `invoice_owner_id_position_id_index` on `invoice` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create table `knowledge_base_category` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `title` text not null, `path` text not null)',
    );
    this.addSql(
      'create index `knowledge_base_category_owner_id_position_id_index` on `knowledge_base_category` (`owner_id`, `position`, `id`)',
    );
    this.addSql(
      'create table `knowledge_base_article` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `category_id` text not null, `title` text not null, `content` text not null, constraint `knowledge_base_article_category_id_foreign` foreign key (`category_id`) references `knowledge_base_category` (`id`) on delete cascade)',
    );
    this.addSql(
      'create index `knowledge_base_article_owner_id_position_id_index` on `knowledge_base_article` (`owner_id`, `position`, `id`)',
    );
    this.addSql('create index `knowledge_base_article_category_id_index` on `knowledge_base_article` (`category_id`)');
    this.addSql(
      'create table `project` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `name` text not null)',
    );
    this.addSql('create index `project_owner_id_position_id_index` on `project` (`owner_id`, `position`, `id`)');
    this.addSql('create table `seeded_document` (`name` text not null primary key, `content` json not null)');
  }
}

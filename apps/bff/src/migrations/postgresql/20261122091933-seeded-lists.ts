import { Migration } from '@mikro-orm/migrations';

export class SeededLists extends Migration {
  override up(): void {
    this.addSql(
      'create table "faq_item" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "question" varchar(200) not null, "answer" text not null, primary key ("id"))',
    );
    this.addSql('create index "faq_item_owner_id_position_id_index" on "faq_item" ("owner_id", "position", "id")');
    this.addSql(
      'create table "file" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "name" varchar(255) not null, "type" varchar(20) not null, "owner" varchar(100) not null, "size" int null, "modified" varchar(24) not null, "opened" varchar(24) not null, "created" varchar(24) not null, "extention" varchar(10) not null, "location" varchar(500) not null, "offline" boolean not null, "preview" varchar(2000) null, primary key ("id"))',
    );
    this.addSql('create index "file_owner_id_position_id_index" on "file" ("owner_id", "position", "id")');
    this.addSql(
      'create table "invoice" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "from" jsonb not null, "client" jsonb not null, "number" varchar(30) not null, "date" varchar(24) not null, "due_date" varchar(24) not null, "services" jsonb not null, "subtotal" varchar(20) not null, "tax" varchar(20) not null, "discount" varchar(20) not null, "total" varchar(20) not null, primary key ("id"))',
    );
    this.addSql('create index "invoice_owner_id_position_id_index" on "invoice" ("owner_id", "position", "id")');
    this.addSql(
      'create table "knowledge_base_category" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "title" varchar(100) not null, "path" varchar(200) not null, primary key ("id"))',
    );
    this.addSql(
      'create index "knowledge_base_category_owner_id_position_id_index" on "knowledge_base_category" ("owner_id", "position", "id")',
    );
    this.addSql(
      'create table "knowledge_base_article" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "category_id" varchar(64) not null, "title" varchar(200) not null, "content" text not null, primary key ("id"))',
    );
    this.addSql(
      'create index "knowledge_base_article_owner_id_position_id_index" on "knowledge_base_article" ("owner_id", "position", "id")',
    );
    this.addSql('create index "knowledge_base_article_category_id_index" on "knowledge_base_article" ("category_id")');
    this.addSql(
      'create table "project" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "name" varchar(100) not null, primary key ("id"))',
    );
    this.addSql('create index "project_owner_id_position_id_index" on "project" ("owner_id", "position", "id")');
    this.addSql(
      'create table "seeded_document" ("name" varchar(64) not null, "content" jsonb not null, primary key ("name"))',
    );
    this.addSql(
      'alter table "knowledge_base_article" add constraint "knowledge_base_article_category_id_foreign" foreign key ("category_id") references "knowledge_base_category" ("id") on delete cascade',
    );
  }
}

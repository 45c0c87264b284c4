import { Migration } from '@mikro-orm/migrations';

export class ProfilePosts extends Migration {
  override up(): void {
    this.addSql(
      'create table "profile_post" ("id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, "version" int not null default 1, "removed_at" varchar(24) null, "author_id" varchar(64) null, "user" jsonb not null, "message" text not null, "time" varchar(24) not null, "type" varchar(20) not null, "like" int not null, "liked_by" jsonb not null, "share" int not null, "media" jsonb null, "article" jsonb null, "comments" jsonb not null, primary key ("id"))',
    );
    this.addSql(
      'create index "profile_post_owner_id_position_id_index" on "profile_post" ("owner_id", "position", "id")',
    );
    this.addSql(
      'create index "profile_post_owner_id_removed_at_id_index" on "profile_post" ("owner_id", "removed_at", "id")',
    );
    this.addSql('create index "profile_post_removed_at_index" on "profile_post" ("removed_at")');
  }
}

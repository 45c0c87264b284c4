import { Migration } from '@mikro-orm/migrations';

export class AddTodos extends Migration {
  override up(): void {
    this.addSql(
      'create table `todo` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `title` text not null, `notes` text not null, `start_date` text null, `due_date` text null, `completed` integer not null, `starred` integer not null, `important` integer not null, `folder` integer not null)',
    );
    this.addSql('create index `todo_owner_id_position_id_index` on `todo` (`owner_id`, `position`, `id`)');
    this.addSql('create index `todo_owner_id_removed_at_id_index` on `todo` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `todo_removed_at_index` on `todo` (`removed_at`)');
    this.addSql(
      'create index `todo_owner_id_starred_position_id_index` on `todo` (`owner_id`, `starred`, `position`, `id`)',
    );
    this.addSql(
      'create index `todo_owner_id_important_position_id_index` on `todo` (`owner_id`, `important`, `position`, `id`)',
    );
    this.addSql(
      'create index `todo_owner_id_completed_position_id_index` on `todo` (`owner_id`, `completed`, `position`, `id`)',
    );
    this.addSql('create index `todo_owner_id_due_date_index` on `todo` (`owner_id`, `due_date`)');
    this.addSql(
      'create table `todo_label_link` (`todo_id` text not null, `label` integer not null, `owner_id` text not null, `position` integer not null, primary key (`todo_id`, `label`), constraint `todo_label_link_todo_id_foreign` foreign key (`todo_id`) references `todo` (`id`) on delete cascade)',
    );
    this.addSql('create index `todo_label_link_todo_id_index` on `todo_label_link` (`todo_id`)');
    this.addSql(
      'create index `todo_label_link_owner_id_todo_id_position_index` on `todo_label_link` (`owner_id`, `todo_id`, `position`)',
    );
    this.addSql(
      'create index `todo_label_link_owner_id_label_todo_id_index` on `todo_label_link` (`owner_id`, `label`, `todo_id`)',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Whoever labels a record says its place. The default that stood in for it put the record at the end of its label; those of which
 * another version of the server did not say it get the place of their record.
 */
export class LabelPlacesGiven extends Migration {
  override up(): void {
    this.addSql(
      'create table `mail_label_link__temp_alter` (`mail_id` text not null, `label` integer not null, `owner_id` text not null, `position` integer not null, `record_position` integer not null, primary key (`mail_id`, `label`), constraint `mail_label_link_mail_id_foreign` foreign key (`mail_id`) references `mail` (`id`) on delete cascade)',
    );
    this.addSql(
      'insert into `mail_label_link__temp_alter` select `mail_id`, `label`, `owner_id`, `position`, (select `position` from `mail` where `id` = `mail_id`) from `mail_label_link`',
    );
    this.addSql('drop table `mail_label_link`');
    this.addSql('alter table `mail_label_link__temp_alter` rename to `mail_label_link`');
    this.addSql(
      'create index `mail_label_link_owner_id_mail_id_position_index` on `mail_label_link` (`owner_id`, `mail_id`, `position`)',
    );
    this.addSql(
      'create index `mail_label_link_owner_id_label_record_position_mail_id_index` on `mail_label_link` (`owner_id`, `label`, `record_position`, `mail_id`)',
    );
    this.addSql(
      'create table `todo_label_link__temp_alter` (`todo_id` text not null, `label` integer not null, `owner_id` text not null, `position` integer not null, `record_position` integer not null, primary key (`todo_id`, `label`), constraint `todo_label_link_todo_id_foreign` foreign key (`todo_id`) references `todo` (`id`) on delete cascade)',
    );
    this.addSql(
      'insert into `todo_label_link__temp_alter` select `todo_id`, `label`, `owner_id`, `position`, (select `position` from `todo` where `id` = `todo_id`) from `todo_label_link`',
    );
    this.addSql('drop table `todo_label_link`');
    this.addSql('alter table `todo_label_link__temp_alter` rename to `todo_label_link`');
    this.addSql(
      'create index `todo_label_link_owner_id_todo_id_position_index` on `todo_label_link` (`owner_id`, `todo_id`, `position`)',
    );
    this.addSql(
      'create index `todo_label_link_owner_id_label_record_position_todo_id_index` on `todo_label_link` (`owner_id`, `label`, `record_position`, `todo_id`)',
    );
  }
}

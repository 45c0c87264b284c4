import { Migration } from '@mikro-orm/migrations';

export class AddMail extends Migration {
  override up(): void {
    this.addSql(
      'create table `mail` (`id` text not null primary key, `owner_id` text not null, `position` integer not null, `version` integer not null default 1, `removed_at` text null, `from` json not null, `to` json not null, `subject` text not null, `message` text not null, `time` text not null, `read` integer not null, `starred` integer not null, `important` integer not null, `has_attachments` integer not null, `attachments` json not null, `folder` integer not null)',
    );
    this.addSql('create index `mail_owner_id_position_id_index` on `mail` (`owner_id`, `position`, `id`)');
    this.addSql(
      'create index `mail_owner_id_folder_position_id_index` on `mail` (`owner_id`, `folder`, `position`, `id`)',
    );
    this.addSql(
      'create index `mail_owner_id_starred_position_id_index` on `mail` (`owner_id`, `starred`, `position`, `id`)',
    );
    this.addSql(
      'create index `mail_owner_id_important_position_id_index` on `mail` (`owner_id`, `important`, `position`, `id`)',
    );
    this.addSql(
      'create table `mail_label_link` (`mail_id` text not null, `label` integer not null, `owner_id` text not null, `position` integer not null, primary key (`mail_id`, `label`), constraint `mail_label_link_mail_id_foreign` foreign key (`mail_id`) references `mail` (`id`) on delete cascade)',
    );
    this.addSql('create index `mail_label_link_mail_id_index` on `mail_label_link` (`mail_id`)');
    this.addSql(
      'create index `mail_label_link_owner_id_mail_id_position_index` on `mail_label_link` (`owner_id`, `mail_id`, `position`)',
    );
    this.addSql(
      'create index `mail_label_link_owner_id_label_mail_id_index` on `mail_label_link` (`owner_id`, `label`, `mail_id`)',
    );
  }
}

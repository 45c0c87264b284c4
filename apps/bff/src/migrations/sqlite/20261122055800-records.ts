import { Migration } from '@mikro-orm/migrations';

export class Records extends Migration {
  override up(): void {
    this.addSql(
      'create table `note_label_link` (`note_id` text not null, `label_id` text not null, `owner_id` text not null, `position` integer not null, primary key (`note_id`, `label_id`), constraint `note_label_link_note_id_foreign` foreign key (`note_id`) references `note` (`id`) on update cascade on delete cascade, constraint `note_label_link_label_id_foreign` foreign key (`label_id`) references `note_label` (`id`) on update cascade on delete cascade)',
    );
    this.addSql('create index `note_label_link_note_id_index` on `note_label_link` (`note_id`)');
    this.addSql(
      'create index `note_label_link_owner_id_note_id_position_index` on `note_label_link` (`owner_id`, `note_id`, `position`)',
    );
    this.addSql('create index `note_label_link_label_id_index` on `note_label_link` (`label_id`)');
    this.addSql(
      'insert into `note_label_link` (`note_id`, `label_id`, `owner_id`, `position`) select note.id, label.value, note.owner_id, label.key from note, json_each(note.labels) as label join note_label on note_label.id = label.value and note_label.owner_id = note.owner_id where true on conflict do nothing',
    );
    this.addSql('create table `seed_marker` (`name` text not null primary key, `time` text not null)');
    this.addSql('alter table `note` drop column `labels`');
    this.addSql('alter table `note` add column `version` integer not null default 1');
    this.addSql('alter table `note` add column `removed_at` text null');
    this.addSql('create index `note_owner_id_removed_at_id_index` on `note` (`owner_id`, `removed_at`, `id`)');
    this.addSql('create index `note_removed_at_index` on `note` (`removed_at`)');
    this.addSql('drop index `note_label_owner_id_position_index`');
    this.addSql('alter table `note_label` add column `version` integer not null default 1');
    this.addSql('alter table `note_label` add column `removed_at` text null');
    this.addSql('create index `note_label_owner_id_position_id_index` on `note_label` (`owner_id`, `position`, `id`)');
  }
}

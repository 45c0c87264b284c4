import { Migration } from '@mikro-orm/migrations';

export class Records extends Migration {
  override up(): void {
    this.addSql(
      'create table "note_label_link" ("note_id" varchar(64) not null, "label_id" varchar(64) not null, "owner_id" varchar(64) not null, "position" int not null, primary key ("note_id", "label_id"))',
    );
    this.addSql(
      'create index "note_label_link_owner_id_note_id_position_index" on "note_label_link" ("owner_id", "note_id", "position")',
    );
    this.addSql('create index "note_label_link_label_id_index" on "note_label_link" ("label_id")');
    this.addSql(
      'insert into "note_label_link" ("note_id", "label_id", "owner_id", "position") select note.id, label.value, note.owner_id, label.place - 1 from note cross join lateral jsonb_array_elements_text(note.labels) with ordinality as label (value, place) join note_label on note_label.id = label.value and note_label.owner_id = note.owner_id on conflict do nothing',
    );
    this.addSql(
      'create table "seed_marker" ("name" varchar(64) not null, "time" varchar(24) not null, primary key ("name"))',
    );
    this.addSql('alter table "note" drop column "labels"');
    this.addSql('alter table "note" add "version" int not null default 1, add "removed_at" varchar(24) null');
    this.addSql('create index "note_owner_id_removed_at_id_index" on "note" ("owner_id", "removed_at", "id")');
    this.addSql('create index "note_removed_at_index" on "note" ("removed_at")');
    this.addSql('drop index "note_label_owner_id_position_index"');
    this.addSql('alter table "note_label" add "version" int not null default 1, add "removed_at" varchar(24) null');
    this.addSql('create index "note_label_owner_id_position_id_index" on "note_label" ("owner_id", "position", "id")');
    this.addSql(
      'alter table "note_label_link" add constraint "note_label_link_note_id_foreign" foreign key ("note_id") references "note" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "note_label_link" add constraint "note_label_link_label_id_foreign" foreign key ("label_id") references "note_label" ("id") on update cascade on delete cascade',
    );
  }
}

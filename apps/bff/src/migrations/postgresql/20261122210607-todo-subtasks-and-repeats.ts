import { Migration } from '@mikro-orm/migrations';

/** Todos that are there stand in their own order as they stood in the list: before all that come later. */
export class TodoSubtasksAndRepeats extends Migration {
  override up(): void {
    this.addSql(
      'alter table "todo" add "subtasks" jsonb not null default \'[]\', add "repeat" jsonb null, add "place" double precision not null default 0',
    );
    this.addSql('update "todo" set "place" = "position"');
  }
}

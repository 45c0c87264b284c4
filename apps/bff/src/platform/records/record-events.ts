import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYBODY } from '../database/list-stamps';
import { Id, Ids, Text } from '../dto/fields';
import { Live } from '../sockets/live';
import { serverEvent } from '../sockets/server-event';
import { ListChanges, type ListChange } from './list-changes';

/** More ids than these are not named: whoever hears of so many reads the list anew. */
const MOST_NAMED = 100;

export class RecordsChangedDto {
  @Text({ max: 64, example: 'notes-app/notes', description: 'The tail of the address that answers the list.' })
  list!: string;
  @Ids({ max: MOST_NAMED, description: 'The entries; none where there are more than 100: then the whole list.' })
  ids!: string[];
  @Id({ nullable: true, description: 'The user who did it; null where the server did it by itself.' }) by!:
    string | null;
}

export const recordsChanged = serverEvent('records:changed', {
  payload: RecordsChangedDto,
  summary: 'Entries of a list were added, changed or removed.',
  to: 'the owner’s sockets but the acting one; of a shared list everybody’s',
});

/** Tells connected users of what was written to their lists, so that other windows and devices follow. */
@Injectable()
export class RecordEvents implements OnModuleInit {
  constructor(
    private readonly changes: ListChanges,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe((change) => {
      this.tell(change);
    });
  }

  private tell({ list, ownerId, ids, actor }: ListChange): void {
    const payload: RecordsChangedDto = { list, ids: ids.length > MOST_NAMED ? [] : [...ids], by: actor?.id ?? null };
    if (ownerId === EVERYBODY) this.live.publishToAll(recordsChanged, payload, actor?.socketId);
    else this.live.publish([ownerId], recordsChanged, payload, actor?.socketId);
  }
}

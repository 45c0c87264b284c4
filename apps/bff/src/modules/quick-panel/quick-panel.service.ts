import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import type { QuickPanelDto } from './quick-panel.dto';

const selectEntries = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('quick_panel_entry')
    .select(['id', 'kind', 'title', 'detail'])
    .where('owner_id', '=', ownerId)
    .orderBy('position'),
);

/** A user's own events and notes at a glance. */
@Injectable()
export class QuickPanelService {
  constructor(private readonly database: Database) {}

  async read(ownerId: string): Promise<QuickPanelDto> {
    const entries = await this.database.read(selectEntries.with({ ownerId }));
    const of = (wanted: 'event' | 'note') =>
      entries.filter(({ kind }) => kind === wanted).map(({ id, title, detail }) => ({ id, title, detail }));
    return { events: of('event'), notes: of('note') };
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/tables';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';

const STARTER = [
  { kind: 'event', title: 'Group meeting', detail: '10:30, room 1B' },
  { kind: 'event', title: 'Public beta release', detail: '14:00' },
  { kind: 'event', title: 'Dinner with David', detail: '18:30, at the harbour' },
  { kind: 'event', title: 'Questions and answers', detail: '20:30, online' },
  { kind: 'note', title: 'Songs to work to', detail: 'Nothing with words before noon' },
  { kind: 'note', title: 'Ideas for the newsletter', detail: 'Who writes about the move?' },
] as const;

/** The events and notes that a new user finds in the quick panel. */
@Injectable()
export class QuickPanelStarterContent implements StarterContent, OnModuleInit {
  constructor(private readonly contents: StarterContents) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const entries = STARTER.map((entry, position) => ({
      ...entry,
      id: stableId(ownerId, 'quick-panel', String(position)),
      owner_id: ownerId,
      position,
    }));
    await rows.insertInto('quick_panel_entry').values(entries).execute();
  }
}

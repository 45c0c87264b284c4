import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../auth/access';

/** What was done with entries of a list. `removed` is into the trash, `deleted` for good. */
export type ChangeKind = 'created' | 'updated' | 'removed' | 'restored' | 'deleted';

/** Entries of a list that were written, when that is stored. */
export type ListChange = {
  /** The tail of the address that answers the list, as `notes-app/notes`. */
  list: string;
  /** Whose list it is, or {@link EVERYBODY}. */
  ownerId: string;
  kind: ChangeKind;
  ids: readonly string[];
  /** Who did it; undefined where the server did it by itself. */
  actor?: Actor;
  /** What the audit log says in its place, where only a part of the entries was written, as a card of a board. */
  recorded?: Pick<ListChange, 'list' | 'kind' | 'ids'>;
};

type Listener = (change: ListChange) => void | Promise<void>;

/**
 * What was written, told after it is stored, once for each write: live views, search, notifications and the audit log hear
 * of it here, and nowhere else.
 */
@Injectable()
export class ListChanges {
  private readonly logger = new Logger('ListChanges');
  private readonly listeners: Listener[] = [];

  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  publish(change: ListChange): void {
    for (const listener of this.listeners) void this.call(listener, change);
  }

  /** The write is done: what fails here is the listener's failure alone. */
  private async call(listener: Listener, change: ListChange): Promise<void> {
    try {
      await listener(change);
    } catch (error) {
      this.logger.error({ err: error, list: change.list });
    }
  }
}

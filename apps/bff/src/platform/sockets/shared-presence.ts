import { Logger } from '@nestjs/common';
import type { ConnectedUsers } from '../redis/connected-users';
import type { OwnPresence } from './own-presence';
import { Presence } from './presence';

/** Presence across all processes. Each process knows its own sockets, and exactly one of them announces a change. */
export class SharedPresence extends Presence {
  constructor(
    private readonly own: OwnPresence,
    private readonly users: ConnectedUsers,
  ) {
    super();
    const logger = new Logger('Presence');
    own.onChange((userId, isThere) => {
      this.share(userId, isThere).catch((error: unknown) => {
        logger.error(error);
      });
    });
    users.onElsewhere((userIds, change) => {
      for (const userId of userIds) this.changed(userId, change === 'came');
    });
  }

  arrived(userId: string): void {
    this.own.arrived(userId);
  }

  left(userId: string): void {
    this.own.left(userId);
  }

  everyone(): Promise<ReadonlySet<string>> {
    return this.users.all();
  }

  isThere(userId: string): Promise<boolean> {
    return this.users.has(userId);
  }

  private async share(userId: string, isThere: boolean): Promise<void> {
    const isFirstOrLast = await (isThere ? this.users.add(userId) : this.users.remove(userId));
    if (isFirstOrLast) this.changed(userId, isThere);
  }
}

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GRACE_PERIOD, Presence } from './presence';

/** Presence that knows only the sockets of this process. */
@Injectable()
export class OwnPresence extends Presence implements OnApplicationShutdown {
  /** The number of sockets of each user who is present; 0 during {@link GRACE_PERIOD}. */
  private readonly sockets = new Map<string, number>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();

  arrived(userId: string): void {
    const before = this.sockets.get(userId);
    this.sockets.set(userId, (before ?? 0) + 1);
    clearTimeout(this.leaving.get(userId));
    this.leaving.delete(userId);
    if (before === undefined) this.changed(userId, true);
  }

  left(userId: string): void {
    const remaining = (this.sockets.get(userId) ?? 1) - 1;
    this.sockets.set(userId, remaining);
    if (remaining > 0) return;
    const gone = () => {
      this.leaving.delete(userId);
      this.sockets.delete(userId);
      this.changed(userId, false);
    };
    this.leaving.set(userId, setTimeout(gone, GRACE_PERIOD).unref());
  }

  everyone(): ReadonlySet<string> {
    return new Set(this.sockets.keys());
  }

  isThere(userId: string): boolean {
    return this.sockets.has(userId);
  }

  /** No listener is left. */
  onApplicationShutdown(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }
}

/** Is called when a user becomes present or absent. */
export type PresenceListener = (userId: string, isThere: boolean) => void;

/**
 * How long a user without a socket still counts as present, in milliseconds, so that a reload or a tunnel does not
 * count as leaving.
 */
export const GRACE_PERIOD = 5000;

/**
 * Who is connected. A user is present from its first socket until {@link GRACE_PERIOD} after its last one has closed.
 */
export abstract class Presence {
  private readonly listeners: PresenceListener[] = [];

  /** Counts a socket of a user that has connected. */
  abstract arrived(userId: string, socketId: string): void;

  /** Counts a socket of a user that has closed. */
  abstract left(userId: string, socketId: string): void;

  /** All users who are present. */
  abstract everyone(): ReadonlySet<string> | Promise<ReadonlySet<string>>;

  /** Whether a user is present. */
  abstract isThere(userId: string): boolean | Promise<boolean>;

  /** Calls back for each change that this process has to announce to everyone. */
  onChange(listener: PresenceListener): void {
    this.listeners.push(listener);
  }

  protected changed(userId: string, isThere: boolean): void {
    for (const listener of this.listeners) listener(userId, isThere);
  }
}

/** Hears that a user is there, or is there no more. */
export type PresenceListener = (userId: string, isThere: boolean) => void;

/** For how long a user without a socket still counts as there, in milliseconds: a reload or a tunnel is no leaving. */
export const GRACE = 5000;

/** Who is connected. A user is there from its first socket until {@link GRACE} after its last one is gone. */
export abstract class Presence {
  private readonly listeners: PresenceListener[] = [];

  /** A socket of a user is connected. */
  abstract arrived(userId: string, socketId: string): void;

  /** A socket of a user is gone. */
  abstract left(userId: string, socketId: string): void;

  /** All who are there. */
  abstract everyone(): ReadonlySet<string> | Promise<ReadonlySet<string>>;

  /** Whether a user is there. */
  abstract isThere(userId: string): boolean | Promise<boolean>;

  /** Calls back for each change that this process is to make known to all. */
  onChange(listener: PresenceListener): void {
    this.listeners.push(listener);
  }

  protected changed(userId: string, isThere: boolean): void {
    for (const listener of this.listeners) listener(userId, isThere);
  }
}

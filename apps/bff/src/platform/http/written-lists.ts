import { Injectable } from '@nestjs/common';

/** Whether each user has a list of that name, or all users share one. */
export type ListScope = 'owner' | 'everybody';

/** The lists that are written to. Whoever writes to a list adds it in its constructor. */
@Injectable()
export class WrittenLists {
  private readonly written = new Set<string>();

  /** @throws Error where somebody else writes to a list of this name. */
  add(list: string, scope: ListScope): void {
    const key = `${scope}:${list}`;
    if (this.written.has(key)) throw new Error(`Somebody writes to the list ${list} already`);
    this.written.add(key);
  }

  /** Whether anybody writes to such a list. */
  has(list: string, scope: ListScope): boolean {
    return this.written.has(`${scope}:${list}`);
  }
}

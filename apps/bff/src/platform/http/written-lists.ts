import { Injectable } from '@nestjs/common';

/** Whether each user has a list of that name, or all users share one. */
export type ListScope = 'owner' | 'everybody';

/** The lists that are written to. Whoever writes to a list adds it in its constructor. */
@Injectable()
export class WrittenLists {
  private readonly scopes = new Map<string, ListScope>();

  /** @throws Error where somebody else writes to a list of this name. */
  add(list: string, scope: ListScope): void {
    if (this.scopes.has(list)) throw new Error(`Somebody writes to the list ${list} already`);
    this.scopes.set(list, scope);
  }

  /** The scope of a list; undefined if nobody writes to it. */
  scopeOf(list: string): ListScope | undefined {
    return this.scopes.get(list);
  }
}

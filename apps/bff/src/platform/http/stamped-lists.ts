import { Injectable } from '@nestjs/common';
import { EVERYBODY, ListStamps } from '../database/list-stamps';
import { RELEASE } from './release';
import type { ListScope } from './written-lists';

/** Tells what the answer to a query depends on beside the entries, such as the day, or ''; the query is not checked yet. */
export type Varies = (query: Record<string, unknown>) => string;

/** A list that has a stamp, or one of each scope, where it shows what all users share and what is the caller's own. */
export type StampedList = {
  list: string;
  scopes: ListScope[];
  /** Lists of the caller's own whose changes change the answer, too. */
  also?: readonly string[];
  varies?: Varies;
};

/**
 * The tag of an answer.
 * @param stamp what changes with the answer. The owner is part of the tag, so that the second of two users of one browser is never shown
 * the first one's list.
 */
export const tagOf = (userId: string, stamp: string): string => `${tagStart(userId)}${stamp}"`;

const tagStart = (userId: string) => `W/"${RELEASE}-${userId}-`;

/** The lists that routes answer with a stamp, and what the stamps are now. */
@Injectable()
export class StampedLists {
  private readonly known = new Map<string, StampedList[]>();

  constructor(private readonly stamps: ListStamps) {}

  /** Makes the list of a route known to {@link isCurrent}. */
  add(stamped: StampedList): void {
    const known = this.known.get(stamped.list) ?? [];
    // Several routes may answer parts of one list.
    const isKnown = known.some(
      ({ scopes, also }) => scopes.join() === stamped.scopes.join() && also?.join() === stamped.also?.join(),
    );
    if (!isKnown) this.known.set(stamped.list, [...known, stamped]);
  }

  /** The stamps of a list as one user sees it. */
  async stampOf({ list, scopes, also = [] }: StampedList, userId: string): Promise<string> {
    const keys = [
      ...scopes.map((scope) => ({ list, ownerId: scope === 'everybody' ? EVERYBODY : userId })),
      ...also.map((other) => ({ list: other, ownerId: userId })),
    ];
    return (await Promise.all(keys.map((key) => this.stamps.read(key)))).join('.');
  }

  /**
   * Whether a list is still as it was in the answer that had this tag. Where that cannot be told, as of a list that nobody knows or an
   * answer that changes by itself, it is not.
   */
  async isCurrent(list: string, tag: string, userId: string): Promise<boolean> {
    // What is no tag of this user and release costs no look at the stamps.
    if (!tag.startsWith(tagStart(userId))) return false;
    for (const stamped of this.known.get(list) ?? []) {
      if (tag === tagOf(userId, await this.stampOf(stamped, userId))) return true;
    }
    return false;
  }
}

import { randomBytes } from 'node:crypto';
import type { BoundStatement } from './prepared';
import type { Transaction } from './tables';

/**
 * Makes the stamps of this process unique, because a new database must never repeat a stamp that a browser still has.
 */
const STAMP_PREFIX = randomBytes(8).toString('base64url');
let stampCount = 0;

/** Makes a stamp that was never used before. */
export function nextStamp(): string {
  stampCount += 1;
  return `${STAMP_PREFIX}-${stampCount.toString(36)}`;
}

/** The owner of lists that all users share. */
export const EVERYBODY = '*';

/** A list of one owner, or of {@link EVERYBODY}. */
export type ListKey = { ownerId: string; list: string };

/**
 * The stamps of lists. A stamp changes with every write to its list, so that one can see without reading the list
 * whether it changed.
 */
export abstract class ListStamps {
  /** The stamp of a list. */
  abstract read(list: ListKey): string | Promise<string>;

  /**
   * Statements to write before the entries of these lists, in the same transaction: other writers of the same lists
   * wait.
   */
  abstract statements(lists: ListKey[]): BoundStatement[];

  /** Reports that the entries and {@link statements} are stored. */
  abstract written(lists: ListKey[]): void;

  /** Gives lists new stamps at the beginning of a transaction: other writers of the same lists wait. */
  abstract touch(rows: Transaction, lists: ListKey[]): Promise<void>;
}

/** Sorts lists in the same order for all writers, so that two of them never wait for each other. */
export const inOrder = (lists: ListKey[]): ListKey[] =>
  lists.toSorted((one, other) => compare(one.list, other.list) || compare(one.ownerId, other.ownerId));

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

import { randomBytes } from 'node:crypto';
import type { BoundStatement } from './prepared';
import type { Transaction } from './tables';

/** Begins every stamp of this process: a database made anew must not come to a stamp that a browser still holds. */
const STAMP_PREFIX = randomBytes(8).toString('base64url');
let stampCount = 0;

/** A stamp that was never stampCount before. */
export function nextStamp(): string {
  stampCount += 1;
  return `${STAMP_PREFIX}-${stampCount.toString(36)}`;
}

/** Stands for the owner of a list that all users share. */
export const EVERYBODY = '*';

/** A list of one owner, or of {@link EVERYBODY}. */
export type ListOf = { ownerId: string; list: string };

/**
 * Which state a list of an owner is in: a stamp that changes with every write, so that "has it changed?" is answered
 * without reading the list.
 */
export abstract class ListStamps {
  /** The stamp of a list. */
  abstract read(list: ListOf): string | Promise<string>;

  /** What is written together with the entries of these lists, before them: whoever else writes to one of them waits. */
  abstract statements(lists: ListOf[]): BoundStatement[];

  /** The entries and {@link statements} are stored. */
  abstract written(lists: ListOf[]): void;

  /** Gives lists new stamps within a transaction, as the first thing in it: whoever else writes to one of them waits. */
  abstract touch(rows: Transaction, lists: ListOf[]): Promise<void>;
}

/** In one order for all: two who write to the same lists never wait for each other. */
export const inOrder = (lists: ListOf[]): ListOf[] =>
  lists.toSorted((one, other) => (one.list + one.ownerId < other.list + other.ownerId ? -1 : 1));

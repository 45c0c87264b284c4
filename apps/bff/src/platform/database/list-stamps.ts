import { randomBytes } from 'node:crypto';
import type { BoundStatement } from './prepared';
import type { Transaction } from './tables';

/** Begins every stamp of this process: a database made anew must not come to a stamp that a browser still holds. */
const PROCESS = randomBytes(8).toString('base64url');
let given = 0;

/** A stamp that was never given before. */
export function nextStamp(): string {
  given += 1;
  return `${PROCESS}-${given.toString(36)}`;
}

/** Stands for the owner of a list that all users share. */
export const EVERYBODY = '*';

/** A list of one owner, or of {@link EVERYBODY}. */
export type ListKey = { ownerId: string; list: string };

/**
 * Which state a list of an owner is in: a stamp that changes with every write, so that "has it changed?" is answered
 * without reading the list.
 */
export abstract class ListStamps {
  /** The stamp of a list. */
  abstract read(list: ListKey): string | Promise<string>;

  /** What is written together with the entries of these lists, before them: whoever else writes to one of them waits. */
  abstract statements(lists: ListKey[]): BoundStatement[];

  /** The entries and {@link statements} are stored. */
  abstract written(lists: ListKey[]): void;

  /** Gives lists new stamps within a transaction, as the first thing in it: whoever else writes to one of them waits. */
  abstract touch(rows: Transaction, lists: ListKey[]): Promise<void>;
}

/** In one order for all: two who write to the same lists never wait for each other. */
export const inOrder = (lists: ListKey[]): ListKey[] =>
  lists.toSorted((one, other) => compare(one.list, other.list) || compare(one.ownerId, other.ownerId));

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

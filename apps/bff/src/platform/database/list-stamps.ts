import { randomBytes } from 'node:crypto';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { Rows } from './database';
import type { BoundStatement } from './prepared';

/** Begins every stamp of this process: a database made anew must not come to a stamp that a browser still holds. */
const PROCESS = randomBytes(8).toString('base64url');
let given = 0;

/** A stamp that was never given before. */
export function nextStamp(): string {
  given += 1;
  return `${PROCESS}-${given.toString(36)}`;
}

/**
 * Which state a list of an owner is in: a stamp that changes with every write, so that "has it changed?" is answered
 * without reading the list.
 */
export abstract class ListStamps {
  /** The stamp of a list. */
  abstract read(ownerId: string, list: string): string | Promise<string>;

  /**
   * Writes to a list: the statements in one transaction, and a new stamp with them.
   * @returns how many rows the statements changed.
   */
  abstract write(ownerId: string, list: string, statements: BoundStatement[]): Promise<number>;

  /** Gives a list a new stamp within a transaction of several round trips. */
  abstract touch(rows: Rows<EntitySchemaWithMeta>, ownerId: string, list: string): Promise<void>;
}

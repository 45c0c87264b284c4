import type { BoundStatement } from './prepared';

/** Runs prepared statements on one kind of database. */
export type StatementRunner = {
  /** The rows that a statement answers. */
  all<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /** Runs one write and answers its rows when it is stored. Writes that come at the same moment may share a transaction. */
  store<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /**
   * Writes in one transaction, all or none, and calls `written` right after.
   * @returns how many rows were changed.
   */
  batch(statements: BoundStatement[], written?: () => void): Promise<number>;
  /** Work in a transaction of several round trips, which no batch may come between. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
};

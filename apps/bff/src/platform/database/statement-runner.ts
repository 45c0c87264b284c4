import type { BoundStatement } from './prepared';

/** Runs prepared statements on one kind of database. */
export type StatementRunner = {
  /** Returns the rows of a statement. */
  all<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /**
   * Runs one write, and returns its rows when it is stored. Writes that come at the same moment may share a
   * transaction.
   */
  store<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /**
   * Runs writes in one transaction, all or none, and then calls `written` at once.
   * @returns the number of changed rows
   */
  batch(statements: BoundStatement[], written?: () => void): Promise<number>;
  /** Runs a transaction of several round trips, during which no batch may run. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
};

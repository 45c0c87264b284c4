import type { BoundStatement } from './prepared';

/** What statements have written. */
export type Written = {
  /** The number of changed rows. */
  changed: number;
  /** The rows that the statements returned, by `returning`. */
  rows: unknown[];
};

/** Runs prepared statements on one kind of database. */
export type StatementRunner = {
  /** Returns the rows of a statement. */
  all<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
  /**
   * Runs writes in one transaction, all or none, and then calls `written` at once. Those that come at the same moment
   * may share the transaction; one that fails does not affect others.
   */
  write(statements: BoundStatement[], written?: () => void): Promise<Written>;
  /** Runs a transaction of several round trips, during which no write may run. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
};

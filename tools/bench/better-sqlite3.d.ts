/** The few calls of better-sqlite3 that the plain server makes; the package brings no types. */
declare module 'better-sqlite3' {
  type Statement<Row> = {
    all(...values: unknown[]): Row[];
    get(...values: unknown[]): Row | undefined;
    run(...values: unknown[]): { changes: number };
  };
  export default class Database {
    constructor(file: string);
    pragma(assignment: string): unknown;
    prepare<Row = unknown>(sql: string): Statement<Row>;
    close(): void;
  }
}

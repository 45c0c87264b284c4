import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type { BoundStatement } from './prepared';
import type { StatementRunner, Written } from './statement-runner';
import type { StatementCompiler } from './statement-compiler';

/** Runs statements on PostgreSQL, each batch on its own connection. */
export class PostgresqlRunner implements StatementRunner {
  constructor(
    private readonly connections: Kysely<unknown>,
    private readonly compiler: StatementCompiler,
  ) {}

  async all<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    const { rows } = await this.run(this.connections, statement);
    return rows as Row[];
  }

  async write(statements: BoundStatement[], written?: () => void): Promise<Written> {
    const result =
      statements.length === 1
        ? await this.runAll(this.connections, statements)
        : await this.connections.transaction().execute((transaction) => this.runAll(transaction, statements));
    written?.();
    return result;
  }

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  private async runAll(connection: Kysely<unknown>, statements: BoundStatement[]): Promise<Written> {
    const written: Written = { changed: 0, rows: [] };
    for (const statement of statements) {
      const { numAffectedRows = 0n, rows } = await this.run(connection, statement);
      if (statement.missing && numAffectedRows < (statement.atLeast ?? 1)) throw statement.missing();
      written.changed += Number(numAffectedRows);
      if (rows.length > 0) written.rows = [...written.rows, ...rows];
    }
    return written;
  }

  private run(connection: Kysely<unknown>, statement: BoundStatement): Promise<QueryResult<unknown>> {
    const { sql, parameters } = this.compiler.compile(statement);
    return connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }
}

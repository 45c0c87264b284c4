import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type { BoundStatement } from './prepared';
import type { StatementRunner } from './statement-runner';
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

  store<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    return this.all(statement);
  }

  async batch(statements: BoundStatement[], written?: () => void): Promise<number> {
    const changed = await this.connections.transaction().execute(async (transaction) => {
      let sum = 0;
      for (const statement of statements) {
        const affected = Number((await this.run(transaction, statement)).numAffectedRows ?? 0);
        if (affected === 0 && statement.missing) throw statement.missing();
        sum += affected;
      }
      return sum;
    });
    written?.();
    return changed;
  }

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  private run(connection: Kysely<unknown>, statement: BoundStatement): Promise<QueryResult<unknown>> {
    const { sql, parameters } = this.compiler.compile(statement);
    return connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }
}

import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type { BoundStatement } from './prepared';
import type { StatementRunner } from './statement-runner';

/** Runs statements on PostgreSQL, each batch on a connection of its own. */
export class PostgresqlRunner implements StatementRunner {
  constructor(private readonly connections: Kysely<unknown>) {}

  async all<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    const { rows } = await run(this.connections, statement);
    return rows as Row[];
  }

  store<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    return this.all(statement);
  }

  async batch(statements: BoundStatement[], written?: () => void): Promise<number> {
    const changed = await this.connections.transaction().execute(async (transaction) => {
      let sum = 0;
      for (const statement of statements) {
        const affected = Number((await run(transaction, statement)).numAffectedRows ?? 0);
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
}

const run = (connection: Kysely<unknown>, statement: BoundStatement): Promise<QueryResult<unknown>> =>
  connection.executeQuery(CompiledQuery.raw(statement.text('postgresql'), statement.values('postgresql')));

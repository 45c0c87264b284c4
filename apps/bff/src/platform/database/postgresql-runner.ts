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

  async batch(statements: BoundStatement[], written?: () => void): Promise<void> {
    await this.connections.transaction().execute(async (transaction) => {
      for (const statement of statements) {
        const { numAffectedRows } = await run(transaction, statement);
        if (numAffectedRows === 0n && statement.missing) throw statement.missing();
      }
    });
    written?.();
  }

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}

const run = (connection: Kysely<unknown>, statement: BoundStatement): Promise<QueryResult<unknown>> =>
  connection.executeQuery(CompiledQuery.raw(statement.text('postgresql'), statement.values('postgresql')));

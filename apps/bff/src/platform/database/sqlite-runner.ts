import type { Database as Sqlite, Statement } from 'better-sqlite3';
import type { BoundStatement } from './prepared';
import type { StatementRunner } from './statement-runner';

const noop = () => undefined;

/**
 * Runs statements straight on SQLite, where they are calls of a function: no query builder, no promise for each of them,
 * and each text parsed once. The connection is shared with the query builder, so a batch waits while a transaction of
 * several round trips is open on it; it would become part of that.
 */
export class SqliteRunner implements StatementRunner {
  private readonly statements = new Map<string, Statement<unknown[]>>();
  private readonly write: (statements: BoundStatement[]) => number;
  private open: Promise<unknown> | undefined;

  constructor(private readonly sqlite: Sqlite) {
    this.write = sqlite.transaction((statements: BoundStatement[]) =>
      statements.reduce((changed, statement) => changed + this.run(statement), 0),
    ).immediate;
  }

  async all<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    while (this.open) await this.open;
    return this.statement(statement).all(...statement.values('sqlite')) as Row[];
  }

  async batch(statements: BoundStatement[], written?: () => void): Promise<number> {
    while (this.open) await this.open;
    const [only, ...others] = statements;
    // One statement is a transaction of its own.
    const changed = only && others.length === 0 ? this.run(only) : this.write(statements);
    written?.();
    return changed;
  }

  async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    // Between this look and the assignment below nothing else runs, so that of two who wait only one goes on.
    while (this.open) await this.open;
    const running = work();
    this.open = running.then(noop, noop).finally(() => (this.open = undefined));
    return running;
  }

  private run(statement: BoundStatement): number {
    const { changes } = this.statement(statement).run(...statement.values('sqlite'));
    if (changes === 0 && statement.missing) throw statement.missing();
    return changes;
  }

  private statement(bound: BoundStatement): Statement<unknown[]> {
    const text = bound.text('sqlite');
    let statement = this.statements.get(text);
    if (!statement) {
      statement = this.sqlite.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }
}

import type { INestApplication } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteConnection } from '@mikro-orm/sqlite';
import type { Database as Sqlite } from 'better-sqlite3';
import type { DatabaseConnection } from 'kysely';

/** Counts the statements that the servers of this process run on their databases. */
export class StatementCounter {
  private constructor(private readonly runs: jest.SpyInstance[]) {}

  /** Begins to count where the drivers take statements, so that none goes by unseen. */
  static async of(app: INestApplication): Promise<StatementCounter> {
    const { em } = app.get(MikroORM);
    const connection = em.getConnection();
    if (!(connection instanceof SqliteConnection)) {
      const executor = (em as SqlEntityManager).getKysely().getExecutor();
      const connections = await executor.provideConnection((one) =>
        Promise.resolve(Object.getPrototypeOf(one) as DatabaseConnection),
      );
      return new StatementCounter([jest.spyOn(connections, 'executeQuery')]);
    }
    const sqlite = (await connection.getNativeClient()) as Sqlite;
    const statements = Object.getPrototypeOf(sqlite.prepare('select 1')) as ReturnType<Sqlite['prepare']>;
    return new StatementCounter((['run', 'all', 'get', 'iterate'] as const).map((way) => jest.spyOn(statements, way)));
  }

  /** Runs some work, and tells how many statements that took. Nothing else may go on meanwhile. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: number }> {
    const before = this.count;
    const result = await work();
    return { result, statements: this.count - before };
  }

  /** Ends to count. */
  end(): void {
    for (const run of this.runs) run.mockRestore();
  }

  private get count(): number {
    return this.runs.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  }
}

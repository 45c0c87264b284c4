import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  type DatabaseIntrospector,
  type KyselyPlugin,
} from 'kysely';
import type { OwnerGuard } from './owner-guard';
import type { BoundStatement } from './prepared';
import type { Rows, Tables } from './tables';

export type Dialect = 'sqlite' | 'postgresql';

const dialects = {
  sqlite: { adapter: SqliteAdapter, compiler: SqliteQueryCompiler },
  postgresql: { adapter: PostgresAdapter, compiler: PostgresQueryCompiler },
};

/** Compiles statements to the text for one kind of database. */
export class StatementCompiler {
  private readonly guarded: Rows;
  private readonly ofAllOwners: Rows;

  constructor(dialect: Dialect, guard: OwnerGuard) {
    this.guarded = queryBuilder(dialect, guard);
    this.ofAllOwners = queryBuilder(dialect);
  }

  /** @throws Error when a statement reads owned rows without naming the owner */
  compile(statement: BoundStatement): ReturnType<BoundStatement['compile']> {
    return statement.compile(statement.ofAllOwners ? this.ofAllOwners : this.guarded);
  }
}

function queryBuilder(dialect: Dialect, ...plugins: KyselyPlugin[]): Rows {
  const { adapter: Adapter, compiler: Compiler } = dialects[dialect];
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (): DatabaseIntrospector => {
        throw new Error('A builder of text has no database to look at');
      },
      createQueryCompiler: () => new Compiler(),
    },
    plugins,
  });
}

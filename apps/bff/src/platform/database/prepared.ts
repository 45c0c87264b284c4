import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { Compilable, Kysely } from 'kysely';
import {
  DummyDriver,
  Kysely as KyselyBuilder,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely';
import type { Rows } from './database';

export type Dialect = 'sqlite' | 'postgresql';

/** A statement and the values it runs with; whoever runs it knows nothing of what it means. */
export type BoundStatement<Row = unknown> = {
  /** The text for each database, `?` or `$1` where a value goes. */
  text: (dialect: Dialect) => string;
  values: (dialect: Dialect) => unknown[];
  /** What a write that changes no row means, if it must change one. */
  missing?: () => Error;
  /** Only for the type: what a row of the answer looks like. */
  row?: Row;
};

/** A statement that is worked out once and run often. */
export type Prepared<Values, Row> = {
  with(values: Values, options?: { missing?: () => Error }): BoundStatement<Row>;
};

/** Stands for a value in a query until there is one. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** Builders that only write text: a query is compiled without a connection. */
const builders: Record<Dialect, Kysely<never>> = {
  sqlite: new KyselyBuilder<never>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('A builder of text has no database to look at');
      },
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgresql: new KyselyBuilder<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('A builder of text has no database to look at');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

type Query<Row> = Compilable<Row>;

/**
 * Prepares a statement for the paths that must be fast: building and compiling a query for each request costs more than
 * running it. What the query puts in from its second argument is given at each run.
 *
 * ```ts
 * const renameNote = prepare<typeof NoteSchema, { id: string; title: string }>()((rows, given) =>
 *   rows.updateTable('note').set({ title: given.title }).where('id', '=', given.id));
 * await database.batch([renameNote.with({ id, title })]);
 * ```
 */
export const prepare =
  <Schemas extends EntitySchemaWithMeta, Values extends object>() =>
  <Row>(build: (rows: Rows<Schemas>, given: Values) => Query<Row>): Prepared<Values, Row> => {
    const compiled = new Map<Dialect, { sql: string; parameters: readonly unknown[] }>();
    const compile = (dialect: Dialect) => {
      let query = compiled.get(dialect);
      if (!query) {
        const given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
        query = build(builders[dialect] as unknown as Rows<Schemas>, given).compile();
        compiled.set(dialect, query);
      }
      return query;
    };
    return {
      with: (values, options) => ({
        text: (dialect) => compile(dialect).sql,
        values: (dialect) =>
          compile(dialect).parameters.map((parameter) =>
            parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
          ),
        ...options,
      }),
    };
  };

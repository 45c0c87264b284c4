import type { Compilable } from 'kysely';
import type { Rows } from './tables';

/** A statement and the values it runs with; whoever runs it knows nothing of what it means. */
export type BoundStatement<Row = unknown> = {
  /** The text for a database, and the values in the order in which it asks for them. */
  compile: (builder: Rows) => { sql: string; parameters: readonly unknown[] };
  /** What a write that changes no row means, if it must change one. */
  missing?: () => Error;
  /** It is for a job of the server itself, which looks at the rows of all owners. */
  ofAllOwners?: true;
  /** Only for the type: what a row of the answer looks like. */
  row?: Row;
};

/** A statement that is worked out once and run often. */
export type Prepared<Values, Row> = {
  with(values: Values, options?: { missing?: () => Error }): BoundStatement<Row>;
};

type Build<Values, Row> = (rows: Rows, given: Values) => Compilable<Row>;
type Compiled = { sql: string; parameters: readonly unknown[] };

/** What Kysely itself asks of a value, to find out whether it is one. */
const ASKED_BY_KYSELY = new Set<string | symbol>(['toOperationNode', 'isAliasedExpression', 'isDynamicTableBuilder']);

/** Stands for a value in a query until there is one. */
class Placeholder {
  /** @param name of the value; it can be bound, and nothing else. */
  constructor(readonly name: string) {
    return new Proxy(this, {
      get: (placeholder, key) => {
        if (key === 'name' || key === 'constructor') return placeholder[key];
        if (ASKED_BY_KYSELY.has(key)) return undefined;
        throw new Error(
          `"${name}" of a prepared statement has no value while it is built: work with it before, and bind the result`,
        );
      },
    });
  }
}

/** Names of values that are still to come. What would ask for all of them, as a spread does, gets none. */
const names = <Values>(make: (name: string) => unknown): Values =>
  new Proxy({} as object, {
    get: (_, name) => make(String(name)),
    ownKeys: () => {
      throw new Error('The values of a prepared statement cannot be spread: name each of them');
    },
  }) as Values;

function compileOnce<Values, Row>(rows: Rows, build: Build<Values, Row>): Compiled {
  const compiled = build(
    rows,
    names<Values>((name) => new Placeholder(name)),
  ).compile();
  // A query that depends on whether a value is there has another text without values.
  const without = build(
    rows,
    names<Values>(() => null),
  ).compile();
  if (without.sql !== compiled.sql) {
    throw new Error(`A prepared statement must not depend on its values: ${compiled.sql} and ${without.sql}`);
  }
  return compiled;
}

/**
 * Prepares a statement for the paths that must be fast: building and compiling a query for each request costs more than
 * running it. What the query puts in from its second argument is given at each run; it can be bound, but neither converted,
 * spread nor compared, because it has no value yet.
 *
 * ```ts
 * const renameNote = prepare<{ id: string; title: string }>()((rows, given) =>
 *   rows.updateTable('note').set({ title: given.title }).where('id', '=', given.id));
 * await database.write([renameNote.with({ id, title })]);
 * ```
 * @throws Error at the first run, where the query does more with a value than binding it.
 */
export const prepare =
  <Values extends object>() =>
  <Row>(build: Build<Values, Row>, always: Pick<BoundStatement, 'ofAllOwners'> = {}): Prepared<Values, Row> => {
    const known = new WeakMap<Rows, Compiled>();
    const compiledFor = (builder: Rows) => {
      let compiled = known.get(builder);
      if (!compiled) {
        compiled = compileOnce(builder, build);
        known.set(builder, compiled);
      }
      return compiled;
    };
    return {
      with: (values, options) => ({
        compile: (builder) => {
          const { sql, parameters } = compiledFor(builder);
          return {
            sql,
            parameters: parameters.map((parameter) =>
              parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
            ),
          };
        },
        ...always,
        ...options,
      }),
    };
  };

/** A statement that is built anew each time, because its text depends on what is asked for. */
export const built = <Row>(
  build: (rows: Rows) => Compilable<Row>,
  options: Pick<BoundStatement, 'ofAllOwners' | 'missing'> = {},
): BoundStatement<Row> => ({ compile: (builder) => build(builder).compile(), ...options });

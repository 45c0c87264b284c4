import { isDeepStrictEqual } from 'node:util';
import { ValueNode, type Compilable, type Expression, type OperationNode } from 'kysely';
import { OmittedColumns } from './omitted-columns';
import type { Rows } from './tables';

/** A statement and the values it runs with; whoever runs it knows nothing of what it means. */
export type BoundStatement<Row = unknown> = {
  /** The text for a database, and the values in the order in which it asks for them. */
  compile: (builder: Rows) => { sql: string; parameters: readonly unknown[] };
  /** What a write that changes no row means, if it must change one; or fewer than {@link atLeast}. */
  missing?: () => Error;
  /** How many rows it must change; without it, one. */
  atLeast?: number;
  /** It is for a job of the server itself, which looks at the rows of all owners. */
  ofAllOwners?: true;
  /** Only for the type: what a row of the answer looks like. */
  row?: Row;
};

/** A statement that is worked out once and run often. */
export type Prepared<Values, Row> = {
  with(values: Values, options?: Pick<BoundStatement, 'missing' | 'atLeast'>): BoundStatement<Row>;
};

/** A value that is still to come. It can be put into a query as one of this type, and nothing else. */
export type Bindable<Value> = Expression<Value>;

/** What a statement is prepared with: its values by their names, each still to come. */
export type Given<Values> = { readonly [Name in keyof Values]-?: Bindable<Values[Name]> };

type Build<Values, Row> = (rows: Rows, given: Given<Values>) => Compilable<Row>;

/** What may be asked of a placeholder: its name, and what Kysely asks of an expression. */
const ASKED = new Set<string | symbol>(['name', 'constructor', 'toOperationNode', 'expressionType']);

/** Stands for a value in a query until there is one. */
class Placeholder implements Expression<never> {
  /** @param name of the value; it can be bound, and nothing else. */
  constructor(readonly name: string) {
    return new Proxy(this, {
      get: (placeholder, key) => {
        if (ASKED.has(key)) return Reflect.get(placeholder, key) as unknown;
        throw new Error(
          `"${name}" of a prepared statement has no value while it is built: work with it before, and bind the result`,
        );
      },
    });
  }

  get expressionType(): undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

/** Names of values that are still to come. What would ask which of them there are, as a spread does, gets none. */
const names = <Values>(make: (name: string) => unknown): Given<Values> =>
  new Proxy({} as object, {
    get: (_, name) => make(String(name)),
    has: refuseList,
    ownKeys: refuseList,
  }) as Given<Values>;

function refuseList(): never {
  throw new Error('The values of a prepared statement cannot be spread or looked through: name each of them');
}

const placeholders = <Values>() => names<Values>((name) => new Placeholder(name));
const isPlaceholder = (value: unknown) => value instanceof Placeholder;

/** Values of different types, which are true of nothing: a query that looks at its values is another one with these. */
const PROBES = [null, undefined, '', 0];

/**
 * Builds the statement with values, and compares: the text and what is bound beside the values must be the same.
 * @throws Error where they are not
 */
function proveIndependent<Values, Row>(rows: Rows, build: Build<Values, Row>): void {
  for (const probe of PROBES) {
    // The owner guard would refuse an insert without its owner before it is compared.
    const plain = rows.withoutPlugins();
    const builder = probe === undefined ? plain.withPlugin(new OmittedColumns(isPlaceholder)) : plain;
    const expected = build(builder, placeholders()).compile();
    const { sql, parameters } = build(
      plain,
      names(() => probe),
    ).compile();
    const filled = expected.parameters.map((parameter) => (isPlaceholder(parameter) ? probe : parameter));
    if (sql !== expected.sql || !isDeepStrictEqual(parameters, filled)) {
      throw new Error(`A prepared statement must not depend on its values: ${expected.sql} and ${sql}`);
    }
  }
}

/** What stands at a question mark: a value that is given at each run, or always the same one. */
type Slot<Values> = { name: keyof Values } | { value: unknown };

const slotOf = <Values>(parameter: unknown): Slot<Values> =>
  parameter instanceof Placeholder ? { name: parameter.name as keyof Values } : { value: parameter };

/**
 * Prepares a statement for the paths that must be fast: building and compiling a query for each request costs more than
 * running it. What the query puts in from its second argument is given at each run; it can be bound, but neither converted,
 * spread nor compared, because it has no value yet. The types refuse most of that. A comparison with null or undefined,
 * a look at the type, and a default are found at the first run.
 *
 * ```ts
 * const renameNote = prepare<{ id: string; title: string }>()((rows, given) =>
 *   rows.updateTable('note').set({ title: given.title }).where('id', '=', given.id));
 * await database.write([renameNote.with({ id, title })]);
 * ```
 * @throws Error at the first run, where the query does more with a value than binding it, or binds something new each
 * time, such as the time of day.
 */
export const prepare =
  <Values extends object>() =>
  <Row>(build: Build<Values, Row>, always: Pick<BoundStatement, 'ofAllOwners'> = {}): Prepared<Values, Row> => {
    const known = new WeakMap<Rows, { sql: string; slots: Slot<Values>[] }>();
    let isProven = false;
    const compiledFor = (builder: Rows) => {
      let compiled = known.get(builder);
      if (!compiled) {
        const { sql, parameters } = build(builder, placeholders()).compile();
        if (!isProven) proveIndependent(builder, build);
        isProven = true;
        compiled = { sql, slots: parameters.map((parameter) => slotOf<Values>(parameter)) };
        known.set(builder, compiled);
      }
      return compiled;
    };
    return {
      with: (values, options) => ({
        compile: (builder) => {
          const { sql, slots } = compiledFor(builder);
          return { sql, parameters: slots.map((slot) => ('name' in slot ? values[slot.name] : slot.value)) };
        },
        ...always,
        ...options,
      }),
    };
  };

/** A statement that is built anew each time, because its text depends on what is asked for. */
export const built = <Row>(
  build: (rows: Rows) => Compilable<Row>,
  options: Pick<BoundStatement, 'ofAllOwners' | 'missing' | 'atLeast'> = {},
): BoundStatement<Row> => ({ compile: (builder) => build(builder).compile(), ...options });

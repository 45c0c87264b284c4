import { decoded } from './decoded';

/** How one value of a list is written in its address. */
export type ListField<V> = {
  /** @param text what the address says; null where it says nothing */
  parse(text: string | null): V;
  /** @returns null for the value that goes without saying */
  format(value: V): string | null;
  /** Typed letter by letter, so a change adds no entry to the history. */
  isTyped?: true;
};

/**
 * The kinds of values in a list's address: `const fields = { q: listFields.text(), sort: listFields.oneOf(['name',
 * 'seen'], 'name') }`.
 */
export const listFields = {
  /** What is searched for. */
  text: (): ListField<string> => ({ parse: (text) => text ?? '', format: (value) => value || null, isTyped: true }),
  /**
   * One of a few, such as the order. The first is the default and is not written; an unknown value counts as the first.
   */
  oneOf: <const V extends string>(values: readonly [V, ...V[]]): ListField<V> => ({
    parse: (text) => values.find((value) => value === text) ?? values[0],
    format: (value) => (value === values[0] ? null : value),
  }),
  /** Something that is chosen or not, such as the id of a folder. */
  optional: (): ListField<string | null> => ({ parse: (text) => text ?? null, format: (value) => value }),
  /** Several, such as labels. Their order means nothing. */
  several: (): ListField<readonly string[]> => ({
    parse: (text) => (text ? text.split(',').map(decoded) : []),
    format: (value) => (value.length === 0 ? null : value.toSorted().map(encodeURIComponent).join(',')),
  }),
  /** On or off, such as "only with a star". */
  flag: (): ListField<boolean> => ({ parse: (text) => text === '1', format: (value) => (value ? '1' : null) }),
};

/** The fields of a list by their names in the address. */
export type ListFields = Readonly<Record<string, ListField<unknown>>>;

/** The values of these fields. */
export type ListValues<F extends ListFields> = { readonly [K in keyof F]: F[K] extends ListField<infer V> ? V : never };

/** Reads the values from an address. */
export const valuesOf = <F extends ListFields>(fields: F, search: string): ListValues<F> => {
  const parameters = new URLSearchParams(search);
  const values = Object.entries(fields).map(([name, field]) => [name, field.parse(parameters.get(name))] as const);
  // Each has the type that its own field gives it.
  return Object.fromEntries(values) as ListValues<F>;
};

/** The query of an address with these values, from its `?` on. Other parameters are kept. */
export const searchWith = <F extends ListFields>(fields: F, search: string, change: Partial<ListValues<F>>): string => {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const text = fields[name]?.format(value) ?? null;
    if (text === null) parameters.delete(name);
    else parameters.set(name, text);
  }
  const next = parameters.toString();
  return next && `?${next}`;
};

/** The fields in a fixed notation: two addresses with the same text show the same rows. */
export const listingOf = <F extends ListFields>(fields: F, values: ListValues<F>): string =>
  searchWith(fields, '', values);

/** How a value of a list stands in its address. */
export type ListField<V> = {
  /** @param text what the address says; null where it says nothing */
  parse(text: string | null): V;
  /** @returns null for the value that goes without saying */
  format(value: V): string | null;
  /** It is typed, letter by letter: a change is no step that Back would undo. */
  isTyped?: true;
};

/** What a list can be asked for in its address: `const fields = { q: listFields.text(), sort: listFields.oneOf(['name', 'seen'], 'name') }`. */
export const listFields = {
  /** What is searched for. */
  text: (): ListField<string> => ({ parse: (text) => text ?? '', format: (value) => value || null, isTyped: true }),
  /** One of a few, such as the order. The first one goes without saying. What is none of them counts as the first. */
  oneOf: <const V extends string>(values: readonly [V, ...V[]]): ListField<V> => ({
    parse: (text) => values.find((value) => value === text) ?? values[0],
    format: (value) => (value === values[0] ? null : value),
  }),
  /** Something that is chosen or not, such as the id of a folder. */
  optional: (): ListField<string | null> => ({ parse: (text) => text ?? null, format: (value) => value }),
  /** Several, such as labels. Their order means nothing. */
  several: (): ListField<readonly string[]> => ({
    parse: (text) => (text ? text.split(',').map(decodeURIComponent) : []),
    format: (value) => (value.length === 0 ? null : value.toSorted().map(encodeURIComponent).join(',')),
  }),
  /** On or off, such as "only with a star". */
  flag: (): ListField<boolean> => ({ parse: (text) => text === '1', format: (value) => (value ? '1' : null) }),
};

/** The fields of a list by their names in the address. */
export type ListFields = Readonly<Record<string, ListField<unknown>>>;

/** What a list with these fields is asked for. */
export type ListValues<F extends ListFields> = { readonly [K in keyof F]: F[K] extends ListField<infer V> ? V : never };

/** What an address asks for. */
export const valuesOf = <F extends ListFields>(fields: F, search: string): ListValues<F> => {
  const parameters = new URLSearchParams(search);
  const values = Object.entries(fields).map(([name, field]) => [name, field.parse(parameters.get(name))] as const);
  // Each has the type that its own field gives it.
  return Object.fromEntries(values) as ListValues<F>;
};

/** The search of an address with these values in it, from its `?` on. Parameters of others stay. */
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

/** The fields alone, always written in the same way: two addresses with the same text list the same. */
export const listingOf = <F extends ListFields>(fields: F, values: ListValues<F>): string =>
  searchWith(fields, '', values);

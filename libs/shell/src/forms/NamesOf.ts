/**
 * The names of a form's fields that hold a value of this type: `title`, and inside objects and lists `address.city`,
 * `emails.0.value`.
 */
export type NamesOf<Values, Value> = {
  [Key in keyof Values & string]: Values[Key] extends Value
    ? Key
    : Values[Key] extends readonly (infer Item)[]
      ? `${Key}.${number}.${NamesOf<Item, Value>}`
      : Values[Key] extends object
        ? `${Key}.${NamesOf<Values[Key], Value>}`
        : never;
}[keyof Values & string];

/** The path of a field as the form names it: the server puts the name of the body before it, `book.title`. */
export const pathIn = (values: object, path: string): string => {
  const [first = '', second = '', ...rest] = path.split('.');
  return !(first in values) && second in values ? [second, ...rest].join('.') : path;
};

/** Whether a path leads to this field, or to something in it: `tags.2` is at `tags`. */
export const isAt = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`);

/**
 * What stands in a record at the path of a field: `title`, `emails.0.value`. Formik has the same; with it would come all that one signs in
 * with, of which an editor needs nothing.
 */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], values);

/** The record with another value there; what is beside it stays the same. */
export const withValueAt = <Values extends object>(values: Values, path: string, value: unknown): Values => {
  const [key = '', ...rest] = path.split('.');
  const before = (values as Readonly<Record<string, unknown>>)[key];
  const next = rest.length > 0 ? withValueAt(before as object, rest.join('.'), value) : value;
  return Array.isArray(values) ? (values.with(Number(key), next) as unknown as Values) : { ...values, [key]: next };
};

/** What formik takes lodash's `clone` for: a shallow copy of the values of a form, which are plain data. */
const clone = <Value extends object>(value: Value): Value =>
  (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Value;

// Formik imports it as lodash exports it.
export { clone as default };

/** What formik takes lodash's `cloneDeep` for: copying the initial values of a form, which are plain data. */
const cloneDeep = <Value>(value: Value): Value => structuredClone(value);

// Formik imports it as lodash exports it.
export { cloneDeep as default };

import { isAt } from './NamesOf';

const controls = 'input:not([type="hidden"]), textarea, button, select, [tabindex="0"]';

/** The fields of a form in the order of the page. A field's element, or one around it, has its name in `data-field`. */
const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')];

const isOneOf = (paths: readonly string[]) => (field: HTMLElement) =>
  paths.some((path) => isAt(field.dataset['field'] ?? '', path));

/** Whether there is a field in the form that shows what is at this path. */
export const showsField = (form: HTMLFormElement, path: string): boolean => fieldsOf(form).some(isOneOf([path]));

/** Moves the focus to the first field in the form that shows one of these paths. */
export const focusFirstField = (form: HTMLFormElement, paths: readonly string[]) => {
  const field = fieldsOf(form).find(isOneOf(paths));
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
};

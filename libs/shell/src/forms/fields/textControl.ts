import type { NamesOf } from '../NamesOf';
import type { Controls, FormValues } from '../useForm';

/** What a text field of `libs/ui` needs, to show this value of a form. */
export const textControl = <Values extends FormValues>(
  form: Controls<Values>,
  name: NamesOf<Values, string> & string,
) => {
  const { onChange, ...control } = form.control<string>(name);
  return {
    ...control,
    // Where the focus finds it.
    'data-field': name,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
};

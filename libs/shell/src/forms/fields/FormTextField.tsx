import { TextField } from '@ezone/ui/text-field';
import type { TextFieldProps } from '@ezone/ui/text-field';
import { useCount } from '../../notices/limit';
import type { FormValues } from '../useForm';
import { FieldLabel } from './FieldPlace';
import type { FieldProps } from './FieldPlace';
import { textControl } from './textControl';

type OfTheForm =
  'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'required' | 'maxLength';

export type FormTextFieldProps<Values extends FormValues> = FieldProps<Values, string> &
  Omit<TextFieldProps, OfTheForm> & {
    /** The greatest length; a counter shows it. The rules need the same bound. */
    limit?: number;
  };

/** One line of text. */
export const FormTextField = <Values extends FormValues>({
  form,
  name,
  required,
  label,
  limit,
  description,
  ...field
}: FormTextFieldProps<Values>) => {
  const { error, ...control } = textControl(form, name);
  return (
    <TextField
      dir="auto"
      {...field}
      {...control}
      {...useCount(control.value, limit, { description, error })}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
      aria-required={required}
    />
  );
};

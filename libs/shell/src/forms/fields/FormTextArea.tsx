import { TextArea } from '@ezone/ui/text-field';
import type { TextAreaProps } from '@ezone/ui/text-field';
import { useCount } from '../../notices/limit';
import type { FormValues } from '../useForm';
import { FieldLabel } from './FieldPlace';
import type { FieldProps } from './FieldPlace';
import { textControl } from './textControl';

type OfTheForm =
  'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'required' | 'maxLength';

export type FormTextAreaProps<Values extends FormValues> = FieldProps<Values, string> &
  Omit<TextAreaProps, OfTheForm> & {
    /** The greatest length; a counter shows it. The rules need the same bound. */
    limit?: number;
  };

/** Text of several lines. */
export const FormTextArea = <Values extends FormValues>({
  form,
  name,
  required,
  label,
  limit,
  description,
  ...field
}: FormTextAreaProps<Values>) => {
  const { error, ...control } = textControl(form, name);
  return (
    <TextArea
      dir="auto"
      {...field}
      {...control}
      {...useCount(control.value, limit, { description, error })}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
      aria-required={required}
    />
  );
};

import type { ReactNode } from 'react';
import { useCount } from '../../notices/limit';
import type { FormValues } from '../useForm';
import { FieldLabel } from './FieldPlace';
import type { FieldProps } from './FieldPlace';
import { textControl } from './textControl';

type OfTheForm =
  'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'required' | 'maxLength';

/** Props of a field of text in a form: those of its control in `libs/ui`, but for what the form gives to that. */
export type FormTextProps<Values extends FormValues, ControlProps> = FieldProps<Values, string> &
  Omit<ControlProps, OfTheForm> & {
    /** The greatest length; a counter shows it. The rules need the same bound. */
    limit?: number;
  };

/** What the control of a field of text is given. */
export const useTextField = <
  Values extends FormValues,
  ControlProps extends { label: ReactNode; description?: ReactNode },
>({
  form,
  name,
  required,
  label,
  limit,
  description,
  ...field
}: FormTextProps<Values, ControlProps>) => {
  const { error, ...control } = textControl(form, name);
  return {
    dir: 'auto' as const,
    ...field,
    ...control,
    ...useCount(control.value, limit, { description, error }),
    label: <FieldLabel required={required}>{label}</FieldLabel>,
    'aria-required': required,
  };
};

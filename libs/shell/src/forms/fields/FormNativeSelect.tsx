import { NativeSelect } from '@ezone/ui/native-select';
import type { NativeSelectProps } from '@ezone/ui/native-select';
import type { FormValues } from '../useForm';
import { FieldLabel } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

type OfTheForm = 'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'required';

export type FormNativeSelectProps<Values extends FormValues, Id extends string> = FieldProps<Values, Id> &
  Omit<NativeSelectProps<Id>, OfTheForm>;

/** One choice out of a few, with the system's own list. */
export const FormNativeSelect = <Values extends FormValues, Id extends string>({
  form,
  name,
  required,
  label,
  ...field
}: FormNativeSelectProps<Values, Id>) => (
  <NativeSelect<Id>
    {...field}
    {...form.control<Id>(name)}
    data-field={name}
    label={<FieldLabel required={required}>{label}</FieldLabel>}
    aria-required={required}
  />
);

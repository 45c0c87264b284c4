import { Select } from '@ezone/ui/select';
import type { SelectProps } from '@ezone/ui/select';
import type { FormValues } from '../useForm';
import { FieldLabel, FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

type OfTheForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'isRequired';

export type FormSelectProps<Values extends FormValues, Id extends string> = FieldProps<Values, Id | null> &
  Omit<SelectProps<Id>, OfTheForm>;

/** One choice out of a list that opens. Null while nothing is chosen. */
export const FormSelect = <Values extends FormValues, Id extends string>({
  form,
  name,
  required = false,
  label,
  ...field
}: FormSelectProps<Values, Id>) => (
  <FieldPlace name={name}>
    <Select<Id>
      {...field}
      {...form.control<Id | null>(name)}
      isRequired={required}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
    />
  </FieldPlace>
);

import { DateField } from '@ezone/ui/date-field';
import type { DateFieldProps } from '@ezone/ui/date-field';
import type { FormValues } from '../useForm';
import { FieldLabel, FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

export type FormDateFieldProps<Values extends FormValues> = FieldProps<Values, string | null> &
  Pick<DateFieldProps, 'label' | 'description' | 'isDisabled' | 'min' | 'max'>;

/** A day, as `2026-11-22`. Null where there is none. */
export const FormDateField = <Values extends FormValues>({
  form,
  name,
  required = false,
  label,
  ...field
}: FormDateFieldProps<Values>) => (
  <FieldPlace name={name}>
    <DateField
      {...field}
      {...form.control<string | null>(name)}
      isRequired={required}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
    />
  </FieldPlace>
);

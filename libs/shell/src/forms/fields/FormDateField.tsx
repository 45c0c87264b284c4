import { DateField } from '@ezone/ui/date-field';
import type { DateFieldProps } from '@ezone/ui/date-field';
import { isUnread } from '../../records';
import type { FormValues } from '../useForm';
import { FieldLabel, FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';
import { readControl } from './readControl';

export type FormDateFieldProps<Values extends FormValues> = FieldProps<Values, string | null> &
  Pick<DateFieldProps, 'label' | 'description' | 'isDisabled' | 'min' | 'max' | 'noYear'>;

/** A day, as `2026-11-22`. Null where there is none; half of one is not saved. */
export const FormDateField = <Values extends FormValues>({
  form,
  name,
  required = false,
  label,
  ...field
}: FormDateFieldProps<Values>) => {
  const { value, ...control } = readControl<Values, string | null>(form, name);
  const day = isUnread(value) ? value.text || null : value;
  return (
    <FieldPlace name={name}>
      <DateField
        {...field}
        {...control}
        value={day}
        onIncomplete={(isIncomplete) => {
          if (isIncomplete !== isUnread(value))
            control.onChange(isIncomplete ? { unread: 'day', text: day ?? '' } : day);
        }}
        isRequired={required}
        label={<FieldLabel required={required}>{label}</FieldLabel>}
      />
    </FieldPlace>
  );
};

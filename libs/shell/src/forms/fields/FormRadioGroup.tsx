import { RadioGroup } from '@ezone/ui/radio-group';
import type { RadioGroupProps } from '@ezone/ui/radio-group';
import type { FormValues } from '../useForm';
import { FieldLabel, FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

export type FormRadioGroupProps<Values extends FormValues, Id extends string> = FieldProps<Values, Id> &
  Pick<RadioGroupProps<Id>, 'label' | 'options' | 'description' | 'isDisabled'>;

/** One choice out of a few that are all in view. */
export const FormRadioGroup = <Values extends FormValues, Id extends string>({
  form,
  name,
  required = false,
  label,
  ...field
}: FormRadioGroupProps<Values, Id>) => (
  <FieldPlace name={name}>
    <RadioGroup<Id>
      {...field}
      {...form.control<Id>(name)}
      isRequired={required}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
    />
  </FieldPlace>
);

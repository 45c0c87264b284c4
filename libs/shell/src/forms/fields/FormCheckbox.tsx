import { Checkbox } from '@ezone/ui/checkbox';
import type { ReactNode } from 'react';
import type { FormValues } from '../useForm';
import { FieldLabel, FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

export type FormCheckboxProps<Values extends FormValues> = FieldProps<Values, boolean> & {
  /** What is chosen, after the box. */
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
};

/** Something that is so or not. */
export const FormCheckbox = <Values extends FormValues>({
  form,
  name,
  required,
  label,
  ...field
}: FormCheckboxProps<Values>) => {
  const { value, ...control } = form.control<boolean>(name);
  return (
    <FieldPlace name={name}>
      <Checkbox {...field} {...control} isSelected={value}>
        <FieldLabel required={required}>{label}</FieldLabel>
      </Checkbox>
    </FieldPlace>
  );
};

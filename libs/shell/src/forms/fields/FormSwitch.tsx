import { Switch } from '@ezone/ui/switch';
import type { ReactNode } from 'react';
import type { FormValues } from '../useForm';
import { FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

export type FormSwitchProps<Values extends FormValues> = Omit<FieldProps<Values, boolean>, 'required'> & {
  /** What is turned on or off. */
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** The switch at the far end of the row. @default false */
  spread?: boolean;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
};

/** Something that is on or off, once the form is saved. No rule can refuse it: both are possible. */
export const FormSwitch = <Values extends FormValues>({ form, name, label, ...field }: FormSwitchProps<Values>) => {
  const { value, onChange, onBlur } = form.control<boolean>(name);
  return (
    <FieldPlace name={name}>
      <Switch {...field} name={name} isSelected={value} onChange={onChange} onBlur={onBlur}>
        {label}
      </Switch>
    </FieldPlace>
  );
};

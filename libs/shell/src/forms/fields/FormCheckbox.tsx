import { Checkbox } from '@ezone/ui/checkbox';
import { ErrorText } from '@ezone/ui/text-field';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
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
  const { value, error, ...control } = form.control<boolean>(name);
  const errorId = useId();
  return (
    <FieldPlace name={name}>
      <div>
        <Checkbox
          {...field}
          {...control}
          isSelected={value}
          isInvalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          <FieldLabel required={required}>{label}</FieldLabel>
        </Checkbox>
        <ErrorText id={errorId} aria-live="polite">
          {error !== undefined && (
            <>
              <CircleAlert aria-hidden="true" />
              <span>{error}</span>
            </>
          )}
        </ErrorText>
      </div>
    </FieldPlace>
  );
};

import { PasswordField } from '@ezone/ui/password-field';
import type { PasswordFieldProps } from '@ezone/ui/password-field';
import type { FormValues } from '../useForm';
import { useTextField } from './useTextField';
import type { FormTextProps } from './useTextField';

export type FormPasswordFieldProps<Values extends FormValues> = FormTextProps<Values, PasswordFieldProps>;

/** A password, which can be shown. */
export const FormPasswordField = <Values extends FormValues>(props: FormPasswordFieldProps<Values>) => (
  <PasswordField {...useTextField<Values, PasswordFieldProps>(props)} />
);

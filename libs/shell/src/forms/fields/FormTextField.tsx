import { TextField } from '@ezone/ui/text-field';
import type { TextFieldProps } from '@ezone/ui/text-field';
import type { FormValues } from '../useForm';
import { useTextField } from './useTextField';
import type { FormTextProps } from './useTextField';

export type FormTextFieldProps<Values extends FormValues> = FormTextProps<Values, TextFieldProps>;

/** One line of text. */
export const FormTextField = <Values extends FormValues>(props: FormTextFieldProps<Values>) => (
  <TextField {...useTextField<Values, TextFieldProps>(props)} />
);

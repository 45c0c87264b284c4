import { TextArea } from '@ezone/ui/text-field';
import type { TextAreaProps } from '@ezone/ui/text-field';
import type { FormValues } from '../useForm';
import { useTextField } from './useTextField';
import type { FormTextProps } from './useTextField';

export type FormTextAreaProps<Values extends FormValues> = FormTextProps<Values, TextAreaProps>;

/** Text of several lines. */
export const FormTextArea = <Values extends FormValues>(props: FormTextAreaProps<Values>) => (
  <TextArea {...useTextField<Values, TextAreaProps>(props)} />
);

import { TitleField } from '@ezone/ui/text-field';
import type { TitleFieldProps } from '@ezone/ui/text-field';
import { useCount } from '../../notices/limit';
import type { FormValues } from '../useForm';
import { textControl } from './textControl';
import type { FormTextProps } from './useTextField';

export type FormTitleFieldProps<Values extends FormValues> = Pick<
  FormTextProps<Values, TitleFieldProps>,
  'form' | 'name' | 'limit' | 'label'
>;

/** The title of a record, in the place of its heading: its page is told so by `isTitleWritten`. */
export const FormTitleField = <Values extends FormValues>({
  form,
  name,
  limit,
  label,
}: FormTitleFieldProps<Values>) => {
  const { error, ...control } = textControl(form, name);
  return (
    <TitleField
      dir={control.value === '' ? undefined : 'auto'}
      label={label}
      {...control}
      {...useCount(control.value, limit, { error })}
    />
  );
};

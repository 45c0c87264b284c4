import { normalizeForSearch } from '@ezone/text';
import { TagsField } from '@ezone/ui/tags-field';
import type { TagsFieldProps } from '@ezone/ui/tags-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldTexts, formMessages } from '../messages';
import type { FormValues } from '../useForm';
import { FieldLabel } from './FieldPlace';
import type { FieldProps } from './FieldPlace';

export type FormTagsFieldProps<Values extends FormValues> = FieldProps<Values, readonly string[]> &
  Pick<TagsFieldProps, 'label' | 'description' | 'suggestions' | 'isDisabled'>;

/** Some short texts, each of them once: tags, labels. */
export const FormTagsField = <Values extends FormValues>({
  form,
  name,
  required,
  label,
  description,
  suggestions,
  ...field
}: FormTagsFieldProps<Values>) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const wanted = normalizeForSearch(typed.trim());
  const found = suggestions && {
    suggestions: suggestions.filter((one) => normalizeForSearch(one).includes(wanted)),
    onType: setTyped,
  };
  return (
    <TagsField
      {...field}
      {...found}
      {...form.control<readonly string[]>(name)}
      data-field={name}
      description={description ?? formatMessage(formMessages.addTag)}
      removeLabel={(tag) => formatMessage(fieldTexts.removeTag, { tag })}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
    />
  );
};

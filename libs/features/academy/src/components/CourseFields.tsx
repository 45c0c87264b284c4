import { FormNumberField, FormSelect, FormTextArea, FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { categoryMessages } from '../messages';
import { editMessages } from '../editMessages';
import { categories, limits } from '../model/course';
import type { WholeCourse } from '../model/course';

/** What is said of a course beside its steps. */
export type CourseHead = Pick<WholeCourse, 'title' | 'description' | 'category'> & { length: number | null };

/** The fields of a course beside its steps. */
export const CourseFields = ({ form, isNew = false }: { form: Controls<CourseHead>; isNew?: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <Fields>
      <FormTextField
        form={form}
        name="title"
        label={formatMessage(editMessages.title)}
        limit={limits.title}
        required
        autoFocus={isNew}
      />
      <FormTextArea
        form={form}
        name="description"
        label={formatMessage(editMessages.description)}
        limit={limits.description}
      />
      <Pair>
        <FormSelect
          form={form}
          name="category"
          label={formatMessage(editMessages.category)}
          placeholder={formatMessage(editMessages.category)}
          options={categories.map((id) => ({ id, label: formatMessage(categoryMessages[id]) }))}
          required
        />
        <FormNumberField form={form} name="length" label={formatMessage(editMessages.length)} required />
      </Pair>
    </Fields>
  );
};

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => theme.space(5)};
`;

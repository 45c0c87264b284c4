import { FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { HtmlField } from '@ezone/shell/forms/rich-text';
import { limitMessages } from '@ezone/shell/notices/limit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { editMessages } from '../editMessages';
import { limits } from '../model/course';
import type { WholeCourse } from '../model/course';
import { isSameStored } from '../model/courseCollection';

type StepFieldsProps = {
  form: Controls<Omit<WholeCourse, 'id'>>;
  /** Its place among the steps, from 0. Give another step another `key`. */
  place: number;
  /** It was just added: the caret goes to its title. */
  isNew: boolean;
};

/** What a step says. */
export const StepFields = ({ form, place, isNew }: StepFieldsProps) => {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const title = `steps.${String(place)}.title` as `steps.${number}.title`;
  const content = form.control<string>(`steps.${String(place)}.content` as `steps.${number}.content`);
  const { length } = content.value;
  useEffect(() => {
    if (isNew) frame.current?.querySelector('input')?.focus();
  }, [isNew]);
  return (
    <Fields ref={frame}>
      <FormTextField form={form} name={title} label={formatMessage(editMessages.stepTitle)} limit={limits.stepTitle} />
      <HtmlField
        label={formatMessage(editMessages.stepContent)}
        value={content.value}
        onChange={content.onChange}
        isSame={isSameStored}
        error={
          length > limits.content ? formatMessage(limitMessages.tooLong, { length, limit: limits.content }) : undefined
        }
      />
    </Fields>
  );
};

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;

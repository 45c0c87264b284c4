import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { bareInput, PlainTextArea, touchText } from '../bare-input';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './FieldFrame';

/** Props of a title, beside the attributes of the HTML element. */
export type TitleFieldProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'rows' | 'cols' | 'disabled' | 'placeholder'
> &
  Omit<FieldTexts, 'label' | 'labelHidden'> & {
    /** Names it, and stands in it while it is empty. */
    label: string;
  };

/**
 * The title of what is open, written where it is read: as large as a heading, and whole in as many lines as it needs. It is one line
 * for whoever reads its value.
 */
export const TitleField = ({
  label,
  description,
  error,
  id,
  'aria-describedby': describedBy,
  onChange,
  onKeyDown,
  ...attributes
}: TitleFieldProps) => (
  <FieldFrame {...{ label, description, error, id, describedBy }} labelHidden>
    {(aria) => (
      <Title
        {...attributes}
        {...aria}
        placeholder={label}
        rows={1}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          onKeyDown?.(event);
        }}
        onChange={(event) => {
          // Several lines can only have been pasted.
          if (/[\r\n]/.test(event.target.value)) event.target.value = event.target.value.replace(/\s*[\r\n]+\s*/g, ' ');
          onChange?.(event);
        }}
      />
    )}
  </FieldFrame>
);

const INSET = '0.8rem';

/* Its words stand on the edge of what is below it, its frame is beyond that. */
const Title = styled(PlainTextArea)`
  ${bareInput}
  ${({ theme }) => theme.type.section}
  ${touchText}
  inline-size: calc(100% + 2 * ${INSET});
  min-block-size: 4.4rem;
  padding: calc(${INSET} - 1px);
  margin-inline: -${INSET};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  overflow-wrap: anywhere;
  field-sizing: content;
  resize: none;

  &:hover {
    border-color: ${({ theme }) => theme.color.controlBorder};
  }

  &:focus-visible {
    ${({ theme }) => theme.fieldFocus}
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.error};
  }

  @supports not (field-sizing: content) {
    resize: vertical;
  }
`;

import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './FieldFrame';
import { inputGroup, groupedInput } from './fieldStyle';

/** Props of a text field, beside the attributes of an HTML input (`name`, `value`, `onChange`, `autoComplete`, `dir` ...). */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'disabled'> &
  FieldTexts & {
    /** Height: `dense` 32, `default` 36, `large` 40 px. @default 'default' */
    size?: 'dense' | 'default' | 'large';
    /** An icon inside, before the text. Decoration only. */
    icon?: ReactNode;
    /** A small control inside, after the text: a toggle, a clear button. */
    end?: ReactNode;
    /** Cannot be changed now. @default false */
    isDisabled?: boolean;
  };

/** One line of text with its label, help and error. */
export const TextField = ({
  label,
  labelHidden,
  description,
  error,
  size = 'default',
  icon,
  end,
  isDisabled = false,
  id,
  type = 'text',
  'aria-describedby': describedBy,
  ...attributes
}: TextFieldProps) => (
  <FieldFrame {...{ label, labelHidden, description, error, id, describedBy }}>
    {(aria) => (
      <Box $size={size}>
        {icon && <Icon aria-hidden="true">{icon}</Icon>}
        <Input {...attributes} {...aria} type={type} disabled={isDisabled} />
        {end}
      </Box>
    )}
  </FieldFrame>
);

const Box = styled.div<{ $size: 'dense' | 'default' | 'large' }>`
  ${inputGroup}
`;

const Icon = styled.span`
  display: grid;
  padding-inline-start: ${({ theme }) => theme.space(3)};
  margin-inline-end: calc(-1 * ${({ theme }) => theme.space(1)});
  color: ${({ theme }) => theme.color.textMuted};

  svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const Input = styled.input`
  ${groupedInput}

  /* Our own reveal button stands at the end where it is wanted. */
  &::-ms-reveal {
    display: none;
  }

  /* Chromium paints what it fills in; this keeps the scheme's colours. */
  &:autofill {
    -webkit-text-fill-color: ${({ theme }) => theme.color.text};
    box-shadow: inset 0 0 0 10rem ${({ theme }) => theme.tone.primary.tint};
  }
`;

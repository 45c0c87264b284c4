import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components/Checkbox';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { AriaErrorText } from '../text-field/AriaFieldTexts';

/** Props of a checkbox, beside those of React Aria's (`isSelected`, `onChange`, `isIndeterminate`, `isDisabled`, `name` ...). */
export type CheckboxProps = Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
  /** What is chosen, after the box. Without it give an `aria-label`. */
  children?: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** What is wrong; its presence marks the box as invalid. */
  error?: ReactNode;
};

/** One choice that can be on or off and takes effect later, with the form it is in. For an immediate effect use Switch. */
export const Checkbox = ({ children, description, error, ...aria }: CheckboxProps) => (
  <CheckboxField {...aria} isInvalid={Boolean(error)}>
    <Root>
      {({ isSelected, isIndeterminate }) => (
        <>
          <Box aria-hidden="true">{isIndeterminate ? <Minus /> : isSelected && <Check />}</Box>
          {children}
        </>
      )}
    </Root>
    <AriaErrorText>{error}</AriaErrorText>
    {description && <Help slot="description">{description}</Help>}
  </CheckboxField>
);

const Root = styled(CheckboxButton)`
  /* Its input, which is out of sight, is scrolled into view with it. */
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: fit-content;
  min-block-size: 2.4rem;
  padding-block: 0.2rem;
  ${({ theme }) => theme.type.body}
  cursor: pointer;

  &[data-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    padding-block: 1.2rem;
  }
`;

const Box = styled.span`
  flex-shrink: 0;
  display: grid;
  place-items: center;
  inline-size: 1.8rem;
  block-size: 1.8rem;
  margin-block-start: 0.1rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.tag};
  color: ${({ theme }) => theme.tone.primary.onSolid};
  background: ${({ theme }) => theme.color.surface};
  transition: background-color ${({ theme }) => theme.motion.hover};

  svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    stroke-width: 3;
  }

  :is([data-selected], [data-indeterminate]) > & {
    border-color: ${({ theme }) => theme.tone.primary.solid};
    background: ${({ theme }) => theme.tone.primary.solid};
  }

  [data-invalid] > & {
    border-color: ${({ theme }) => theme.color.error};
  }

  [data-disabled] > & {
    opacity: 0.5;
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
  }
`;

const Help = styled(Text)`
  display: block;
  ${({ theme }) => theme.type.dense}
  margin-inline-start: 2.6rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

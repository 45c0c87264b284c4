import { Check } from 'lucide-react';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCheckbox } from 'react-aria/useCheckbox';
import { useFocusRing } from 'react-aria/useFocusRing';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { useSlottedContext } from 'react-aria-components/slots';
import { useToggleState } from 'react-stately/useToggleState';
import styled from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

/**
 * The box at the start of a row that can be chosen. React Aria's row names it and knows whether it is ticked. Its `Checkbox` would bring what
 * groups of boxes and fields need along.
 */
export const SelectBox = ({ className }: { className?: string }) => {
  const given = { ...useSlottedContext(CheckboxContext, 'selection'), children: undefined };
  const inputRef = useRef<HTMLInputElement>(null);
  const { labelProps, inputProps, isSelected } = useCheckbox(given, useToggleState(given), inputRef);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <Box
      {...labelProps}
      slot="selection"
      className={className}
      data-selected={isSelected || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <VisuallyHidden as="span">
        <input {...mergeProps(inputProps, focusProps)} ref={inputRef} />
      </VisuallyHidden>
      <Square aria-hidden>
        <Check />
      </Square>
    </Box>
  );
};

const Box = styled.label`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.4rem;
  block-size: 2.4rem;
`;

const Square = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.8rem;
  block-size: 1.8rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.tag};

  [data-selected] > & {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    visibility: hidden;
  }

  [data-selected] > & > svg {
    visibility: visible;
  }

  @media (forced-colors: active) {
    [data-selected] > & {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '../text-field/FieldFrame';
import type { FieldTexts } from '../text-field/FieldFrame';
import { controlBox, controlText } from '../text-field/fieldStyle';

/** Props of a native select, beside the attributes of the HTML element. */
export type NativeSelectProps<Id extends string = string> = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'size' | 'children' | 'value' | 'onChange' | 'disabled'
> &
  FieldTexts & {
    /** What can be chosen; `lang` where an option is written in another language than the page. */
    options: readonly { id: Id; label: string; lang?: string }[];
    /** The chosen option. */
    value: Id;
    /** Called with the option that was chosen. */
    onChange: (id: Id) => void;
    /** Height: `dense` 32, `default` 36, `large` 40 px. @default 'default' */
    size?: 'dense' | 'default' | 'large';
    /** Cannot be changed now. @default false */
    isDisabled?: boolean;
  };

/**
 * One choice with the system's own list. For the places where Select is too much: the sign-in pages, which load no
 * React Aria, the dashboard, which everybody begins with, and filters that only phones show, where the system's list is easier to use with
 * a finger.
 */
export const NativeSelect = <Id extends string = string>({
  label,
  labelHidden,
  description,
  error,
  options,
  value,
  onChange,
  size = 'default',
  isDisabled = false,
  id,
  'aria-describedby': describedBy,
  ...attributes
}: NativeSelectProps<Id>) => (
  <FieldFrame {...{ label, labelHidden, description, error, id, describedBy }}>
    {(aria) => (
      <Box>
        <Control
          {...attributes}
          {...aria}
          disabled={isDisabled}
          value={value}
          // The list holds nothing but the ids of our options.
          onChange={(event) => {
            onChange(event.currentTarget.value as Id);
          }}
          $size={size}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDown aria-hidden="true" />
      </Box>
    )}
  </FieldFrame>
);

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${({ theme }) => theme.space(3)};
    inline-size: 1.6rem;
    block-size: 100%;
    color: ${({ theme }) => theme.color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select<{ $size: 'dense' | 'default' | 'large' }>`
  ${controlBox}
  ${controlText}
  appearance: none;
  block-size: ${({ theme, $size }) => theme.control[$size]};
  padding-inline: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(9)};
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { PlainTextArea } from '../bare-input';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './FieldFrame';
import { controlBox, controlText } from './fieldStyle';

/** Props of a text area, beside the attributes of the HTML element. */
export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'rows' | 'cols' | 'disabled'> &
  FieldTexts & {
    /** Lines it shows when empty. @default 3 */
    minRows?: number;
    /** Lines it grows to before it scrolls. @default 12 */
    maxRows?: number;
    /** No border and no ground, for a text that is written in place. @default false */
    bare?: boolean;
    /** Cannot be changed now. @default false */
    isDisabled?: boolean;
  };

/** Text of several lines; it grows with what is written. */
export const TextArea = ({
  label,
  labelHidden,
  description,
  error,
  minRows = 3,
  maxRows = 12,
  bare = false,
  isDisabled = false,
  id,
  'aria-describedby': describedBy,
  ...attributes
}: TextAreaProps) => (
  <FieldFrame {...{ label, labelHidden, description, error, id, describedBy }}>
    {(aria) => (
      <Area
        {...attributes}
        {...aria}
        disabled={isDisabled}
        rows={minRows}
        $maxRows={maxRows}
        $bare={bare}
        $minRows={minRows}
      />
    )}
  </FieldFrame>
);

const LINE = 2;
const PADDING = 0.8;

const Area = styled(PlainTextArea)<{ $minRows: number; $maxRows: number; $bare: boolean }>`
  ${({ $bare }) => !$bare && controlBox}
  display: block;
  inline-size: 100%;
  padding-block: ${PADDING}rem;
  padding-inline: ${({ theme, $bare }) => ($bare ? 0 : theme.space(3))};
  ${({ $bare }) => $bare && 'border: 0; color: inherit; background: transparent;'}
  ${controlText}
  resize: vertical;

  @supports (field-sizing: content) {
    field-sizing: content;
    min-block-size: calc(${({ $minRows }) => $minRows * LINE}rem * var(--ez-leading) + ${2 * PADDING}rem);
    max-block-size: calc(${({ $maxRows }) => $maxRows * LINE}rem * var(--ez-leading) + ${2 * PADDING}rem);
    resize: none;
  }
`;

import { parseTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import styled from 'styled-components';
import { AriaLabel } from '../text-field/AriaFieldTexts';
import { controlBox, controlText, fieldColumn } from '../text-field/fieldStyle';
import { fieldPart, fieldParts } from './partStyle';

export type TimeFieldProps = {
  /** The name of the field, above it. */
  label: ReactNode;
  /** The time of day, as `17:30`; null where there is none. */
  value: string | null;
  /** Called when the time is complete, or with null when it is cleared; never for a part of it. */
  onChange: (time: string | null) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
};

/** A time of day, typed part by part, with twelve or twenty-four hours as the language counts. */
export const TimeField = ({ label, value, onChange, onBlur, isDisabled = false }: TimeFieldProps) => (
  <Root
    value={value === null ? null : parseTime(value)}
    isDisabled={isDisabled}
    onChange={(time) => {
      // Without seconds, which nobody types.
      onChange(time === null ? null : time.toString().slice(0, 5));
    }}
    onBlur={() => onBlur?.()}
  >
    <AriaLabel>{label}</AriaLabel>
    <Parts>{(segment) => <Part segment={segment} />}</Parts>
  </Root>
);

const Root = styled(AriaTimeField)`
  ${fieldColumn}
` as typeof AriaTimeField;

const Parts = styled(DateInput)`
  ${controlBox}
  ${fieldParts}
  ${controlText}
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(3)};
  align-content: center;

  &[data-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Part = styled(DateSegment)`
  ${fieldPart}
`;

import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components/DatePicker';
import styled from 'styled-components';
import { AriaErrorText } from '../text-field/AriaErrorText';
import { controlBox, controlText } from '../text-field/FieldFrame';
import { MonthCalendar } from './MonthCalendar';

export type DateFieldProps = {
  /** The name of the field, above it. */
  label: ReactNode;
  /** The day, as `2026-11-22`; null where there is none. */
  value: string | null;
  /** Called when the day is complete, or with null when it is cleared; never for a part of it. */
  onChange: (day: string | null) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** The first day that the calendar offers. */
  min?: string;
  /** The last one. */
  max?: string;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; its presence marks the field as invalid. */
  error?: ReactNode;
  /** Is needed. @default false */
  isRequired?: boolean;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
  /** Name in a form that is sent. */
  name?: string;
};

/** A day, typed part by part in the order of the language, or chosen from a calendar. */
export const DateField = ({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  description,
  error,
  ...aria
}: DateFieldProps) => (
  <Root
    {...aria}
    value={value === null ? null : parseDate(value)}
    minValue={min === undefined ? undefined : parseDate(min)}
    maxValue={max === undefined ? undefined : parseDate(max)}
    granularity="day"
    // The language decides the order of the parts. Years are always Gregorian, as the server counts them.
    validationBehavior="aria"
    isInvalid={Boolean(error)}
    onChange={(day) => onChange(day === null ? null : day.toString())}
    onBlur={() => onBlur?.()}
  >
    <Name>{label}</Name>
    <Box>
      <Parts>{(segment) => <Part segment={segment} />}</Parts>
      <Opener>
        <CalendarDays aria-hidden="true" />
      </Opener>
    </Box>
    <AriaErrorText>{error}</AriaErrorText>
    {description && <Help slot="description">{description}</Help>}
    <Sheet>
      <Dialog>
        <MonthCalendar />
      </Dialog>
    </Sheet>
  </Root>
);

const Root = styled(DatePicker)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
` as typeof DatePicker;

const Name = styled(Label)`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(2)};
`;

const Box = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline-start: ${({ theme }) => theme.space(3)};

  &[data-invalid] {
    border-color: ${({ theme }) => theme.color.error};
  }

  @media (pointer: coarse) {
    min-block-size: ${({ theme }) => theme.control.large};
  }
`;

const Parts = styled(DateInput)`
  /* Not a flex row: as inline text the parts follow the direction of the language. */
  display: block;
  flex: 1;
  white-space: nowrap;
  ${controlText}
`;

const Part = styled(DateSegment)`
  display: inline;
  padding-inline: 0.2rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  outline: none;

  &[data-placeholder] {
    color: ${({ theme }) => theme.color.textMuted};
  }

  &[data-focused] {
    background: ${({ theme }) => theme.tone.primary.solid};
    color: ${({ theme }) => theme.tone.primary.onSolid};
  }
`;

const Opener = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.control.default};
  block-size: 3.2rem;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  color: inherit;
  background: none;
  cursor: pointer;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Help = styled(Text)`
  ${({ theme }) => theme.type.dense}
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Sheet = styled(Popover)`
  padding: ${({ theme }) => theme.space(3)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[2]};
`;

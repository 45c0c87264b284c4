import { CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker';
import styled from 'styled-components';
import { AriaDescription, AriaErrorText, AriaLabel } from '../text-field/AriaFieldTexts';
import type { FieldTexts } from '../text-field/FieldFrame';
import { controlBox, controlText, fieldColumn } from '../text-field/fieldStyle';
import { forFingers } from '../theme/forFingers';
import { MonthCalendar } from './MonthCalendar';
import { fieldPart, fieldParts } from './partStyle';

export type DateFieldProps = Omit<FieldTexts, 'labelHidden'> & {
  /** The day, as `2026-11-22`; null where there is none. */
  value: string | null;
  /** Called when the day is complete, or with null when it is cleared; never for a part of it. */
  onChange: (day: string | null) => void;
  /**
   * Called at first and when it changes whether something else stands in the field than the day: half of one, or one that does not exist.
   */
  onIncomplete?: (isIncomplete: boolean) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** The first day that the calendar offers. */
  min?: string;
  /** The last day that the calendar offers. */
  max?: string;
  /** A year that stands for none: it is not shown, and a day and a month that are written alone get it. */
  noYear?: number;
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
  onIncomplete,
  onBlur,
  min,
  max,
  noYear,
  description,
  error,
  ...aria
}: DateFieldProps) => {
  // Another object is another day to React Aria, and takes the place of what is half typed.
  const day = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  const isWithoutYear = day !== null && day.year === noYear;
  return (
    <Root
      {...aria}
      value={day}
      minValue={min === undefined ? undefined : parseDate(min)}
      maxValue={max === undefined ? undefined : parseDate(max)}
      granularity="day"
      // The language decides the order of the parts. Years are always Gregorian, as the server counts them.
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      onChange={(day) => onChange(day === null ? null : day.toString())}
      onBlur={() => onBlur?.()}
    >
      <AriaLabel>{label}</AriaLabel>
      <Box>
        <Parts>
          {(segment) => (
            <>
              {segment.type === 'year' && noYear !== undefined ? (
                <YearPart segment={segment} isUnwritten={segment.value === noYear} />
              ) : (
                <Part segment={segment} />
              )}
              {segment.type === 'day' && <Completeness onChange={onIncomplete} />}
              {segment.type === 'day' && noYear !== undefined && <WithoutYear year={noYear} onChange={onChange} />}
            </>
          )}
        </Parts>
        <Opener>
          <CalendarDays aria-hidden="true" />
        </Opener>
      </Box>
      <AriaErrorText>{error}</AriaErrorText>
      {description && <AriaDescription>{description}</AriaDescription>}
      <Sheet>
        <Dialog>
          <MonthCalendar
            {...(isWithoutYear && { defaultFocusedValue: day.set({ year: today(getLocalTimeZone()).year }) })}
          />
        </Dialog>
      </Sheet>
    </Root>
  );
};

const parts = ['year', 'month', 'day'] as const;

type Segment = ComponentProps<typeof DateSegment>['segment'];

/** Reports whether the parts show the day. Stands in one of them, where React Aria tells of all. */
function Completeness({ onChange }: { onChange: ((isIncomplete: boolean) => void) | undefined }) {
  const state = use(DateFieldStateContext);
  const isIncomplete =
    state?.segments.some(({ type, value = null }) =>
      parts.some((part) => part === type && value !== (state.value?.[part] ?? null)),
    ) ?? false;
  const tell = useEffectEvent(() => onChange?.(isIncomplete));
  useEffect(() => {
    tell();
  }, [isIncomplete]);
  return null;
}

/** The keys that count a part up and down. */
const counting = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** A year that may be unwritten. As in an empty field, counting begins with this year then, and not with the one that stands for none. */
function YearPart({ segment, isUnwritten }: { segment: Segment; isUnwritten: boolean }) {
  const state = use(DateFieldStateContext);
  return (
    <Whole
      onKeyDownCapture={(event) => {
        if (!isUnwritten || !counting.includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        state?.setSegment('year', today(getLocalTimeZone()).year);
      }}
    >
      <Part segment={isUnwritten ? unwritten(segment) : segment} />
    </Whole>
  );
}

/** Nothing is written in this part. */
const unwritten = ({ value: _, ...segment }: Segment): Segment => ({
  ...segment,
  isPlaceholder: true,
  text: segment.placeholder,
});

/**
 * Has a day and a month be the day of a year that stands for none, as long as no year is written, and that year alone be no day. Stands in
 * one of the parts, as above.
 */
function WithoutYear({ year, onChange }: { year: number; onChange: DateFieldProps['onChange'] }) {
  const state = use(DateFieldStateContext);
  const valueOf = (part: (typeof parts)[number]) => state?.segments.find(({ type }) => type === part)?.value ?? null;
  const [written, month, day] = [valueOf('year'), valueOf('month'), valueOf('day')];
  const isAlone = written === year && month === null && day === null;
  const whole =
    written === null && month !== null && day !== null ? new CalendarDate(year, month, day).toString() : null;
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (whole !== null || isAlone) tell(whole);
  }, [whole, isAlone]);
  return null;
}

const Root = styled(DatePicker)`
  ${fieldColumn}
` as typeof DatePicker;

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
    min-block-size: 4.4rem;
  }
`;

const Parts = styled(DateInput)`
  ${fieldParts}
  ${controlText}
`;

const Part = styled(DateSegment)`
  ${fieldPart}
`;

const Whole = styled.span`
  display: contents;
`;

const Opener = styled(Button)`
  ${forFingers}
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

const Sheet = styled(Popover)`
  padding: ${({ theme }) => theme.space(3)};
  overflow: auto;
  ${({ theme }) => theme.raisedSurface}
`;

import { DateField, TimeField } from '@ezone/ui/date-field';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isUnread } from '../../records';
import type { NamesOf } from '../NamesOf';
import type { FormValues } from '../useForm';
import { FieldLabel, FieldPlace } from './FieldPlace';
import type { FieldProps } from './FieldPlace';
import { dayAndTime, momentOf } from './moments';
import { readControl } from './readControl';

export type FormMomentFieldProps<Values extends FormValues> = FieldProps<Values, string | null> & {
  /** The name of the day's field: "Due". */
  label: ReactNode;
  /** The name of the time's: "Time". */
  timeLabel: ReactNode;
  /** It always has a time: midnight is one like any other. @default false */
  isTimed?: boolean;
  /**
   * The field that says whether it is a whole day, which is the same everywhere: the moment is the day's midnight in UTC then, and any other
   * midnight is a time.
   */
  dayName?: NamesOf<Values, boolean> & string;
  /** Told of another moment after it was set, for what goes along with it; of a whole day, of the midnight that it begins with. */
  onMoved?: (moment: string | null) => void;
};

/**
 * A moment in ISO 8601, as a day and a time of it where the user is; null where there is none. Without a time it is the midnight that the
 * day begins with. Half a day is not saved.
 */
export const FormMomentField = <Values extends FormValues>({
  form,
  name,
  required = false,
  label,
  timeLabel,
  isTimed = false,
  dayName,
  onMoved,
}: FormMomentFieldProps<Values>) => {
  const { value, onChange, ...control } = readControl<Values, string | null>(form, name);
  const moment = isUnread(value) ? value.text || null : value;
  const wholeDay = dayName && form.control<boolean>(dayName);
  const { day, time } =
    wholeDay?.value && moment
      ? { day: moment.slice(0, 10), time: null }
      : dayAndTime(moment, isTimed || wholeDay !== undefined);
  const move = (nextDay: string | null, nextTime: string | null) => {
    const next = momentOf(nextDay, nextTime);
    const isDay = nextDay !== null && nextTime === null;
    onChange(wholeDay && isDay ? `${nextDay}T00:00:00.000Z` : next);
    if (wholeDay && wholeDay.value !== isDay) wholeDay.onChange(isDay);
    onMoved?.(next);
  };
  return (
    <FieldPlace name={name}>
      <Row>
        <DateField
          {...control}
          isRequired={required}
          label={<FieldLabel required={required}>{label}</FieldLabel>}
          value={day}
          onChange={(next) => {
            move(next, time);
          }}
          onIncomplete={(isIncomplete) => {
            if (isIncomplete !== isUnread(value))
              onChange(isIncomplete ? { unread: 'day', text: moment ?? '' } : moment);
          }}
        />
        <TimeField
          label={timeLabel}
          value={time}
          isDisabled={day === null}
          onBlur={control.onBlur}
          onChange={(next) => {
            move(day, next);
          }}
        />
      </Row>
    </FieldPlace>
  );
};

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${({ theme }) => theme.space(3)};
`;

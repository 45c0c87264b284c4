import {
  FormDateField,
  FormMomentField,
  FormNumberField,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { ToggleGroup } from '@ezone/ui/toggle-group';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { calendarMessages, calendarSentences, endMessages, repeatMessages } from '../messages';
import { firstWeekday } from '../model/days';
import { limits } from '../model/event';
import { endMoved, lastDayMoved, ruledIn } from '../model/eventForm';
import type { EventForm } from '../model/eventForm';
import { monthlyKindsOf, possibleMonthly, repeatEnds, repeatKinds, startWeekday, weekdays } from '@ezone/repeats/rules';
import type { MonthlyKind, RepeatEnd, RepeatKind, RuleOf, Weekday } from '@ezone/repeats/rules';

export type EventFieldsProps = {
  form: Controls<EventForm>;
  /** Whether the event has a rule that none of the choices says. */
  hasOther: boolean;
  /** The zone by whose clocks it comes back. */
  zone: string;
};

/** The fields of an event: what it is called, when it is, and what there is to say of it. */
export const EventFields = ({ form, hasOther, zone }: EventFieldsProps) => {
  const { formatMessage } = useIntl();
  const { value: allDay } = form.control<boolean>('allDay');
  const linked = withEndsMoved(form);
  return (
    <>
      <FormTextField
        form={form}
        name="title"
        label={formatMessage(calendarMessages.title)}
        limit={limits.title}
        autoFocus
      />
      <FormSwitch form={form} name="allDay" label={formatMessage(calendarMessages.allDay)} />
      {allDay ? (
        <Pair>
          <FormDateField form={linked} name="firstDay" label={formatMessage(calendarMessages.start)} required />
          <FormDateField form={form} name="lastDay" label={formatMessage(calendarMessages.end)} required />
        </Pair>
      ) : (
        <>
          <FormMomentField
            form={linked}
            name="start"
            label={formatMessage(calendarMessages.start)}
            timeLabel={formatMessage(calendarMessages.startTime)}
            isTimed
            required
          />
          <FormMomentField
            form={form}
            name="end"
            label={formatMessage(calendarMessages.end)}
            timeLabel={formatMessage(calendarMessages.endTime)}
            isTimed
            required
          />
        </>
      )}
      <RepeatFields form={form} hasOther={hasOther} zone={zone} />
      <FormTextArea form={form} name="desc" label={formatMessage(calendarMessages.desc)} limit={limits.desc} />
    </>
  );
};

/** The same controls, of which those of the beginning take the end along. */
const withEndsMoved = (form: Controls<EventForm>): Controls<EventForm> => ({
  control: (name) => {
    const control = form.control(name);
    const end = name === 'start' ? ('end' as const) : name === 'firstDay' ? ('lastDay' as const) : null;
    if (end === null) return control;
    const { value: last, onChange } = form.control<string | null>(end);
    const moved = end === 'end' ? endMoved : lastDayMoved;
    return {
      ...control,
      onChange: (next) => {
        const before = control.value;
        if (typeof before === 'string' && typeof next === 'string' && typeof last === 'string') {
          onChange(moved(last, before, next));
        }
        control.onChange(next);
      },
    };
  },
});

/** How an event comes back, and until when. */
function RepeatFields({ form, hasOther, zone }: EventFieldsProps) {
  const { formatMessage } = useIntl();
  const { value: every } = form.control<RepeatKind>('every');
  const { value: ends } = form.control<RepeatEnd>('ends');
  const times = {
    allDay: form.control<boolean>('allDay').value,
    start: form.control<string | null>('start').value,
    end: form.control<string | null>('end').value,
    firstDay: form.control<string | null>('firstDay').value,
    lastDay: form.control<string | null>('lastDay').value,
  };
  const of = ruledIn(times, zone);
  const hasInterval = every !== 'never' && every !== 'weekday' && every !== 'other';
  return (
    <>
      <Pair>
        <FormSelect
          form={form}
          name="every"
          label={formatMessage(calendarMessages.repeat)}
          placeholder={formatMessage(repeatMessages.never)}
          options={repeatKinds
            .filter((id) => id !== 'other' || hasOther)
            .map((id) => ({ id, label: formatMessage(repeatMessages[id]) }))}
        />
        {hasInterval && (
          <FormNumberField form={form} name="interval" label={formatMessage(calendarMessages.interval)} />
        )}
      </Pair>
      {every === 'week' && of && <Weekdays form={form} of={of} />}
      {every === 'month' && of && <Monthly form={form} of={of} />}
      {every !== 'never' && (
        <Pair>
          <FormSelect
            form={form}
            name="ends"
            label={formatMessage(calendarMessages.ends)}
            placeholder={formatMessage(endMessages.never)}
            options={repeatEnds.map((id) => ({ id, label: formatMessage(endMessages[id]) }))}
          />
          {ends === 'day' && (
            <FormDateField form={form} name="until" label={formatMessage(calendarMessages.until)} required />
          )}
          {ends === 'count' && (
            <FormNumberField form={form} name="count" label={formatMessage(calendarMessages.count)} required />
          )}
        </Pair>
      )}
    </>
  );
}

type RuledProps = { form: Controls<EventForm>; of: RuleOf };

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** The days of a week: that on which the event begins is always one of them. */
function Weekdays({ form, of }: RuledProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const { value: days, onChange } = form.control<readonly Weekday[]>('days');
  const own = startWeekday(of);
  // Of those of a week that begins on Sunday the last is Monday's.
  const first = (firstWeekday(locale) + 6) % 7;
  const options = [...weekdays.slice(first), ...weekdays.slice(0, first)].map((id) => {
    const date = MONDAY + weekdays.indexOf(id) * DAY;
    return {
      ...{ id, isFixed: id === own },
      text: formatDate(date, { weekday: 'short', timeZone: 'UTC' }),
      label: formatDate(date, { weekday: 'long', timeZone: 'UTC' }),
    };
  });
  return (
    <ToggleGroup<Weekday>
      label={formatMessage(calendarMessages.days)}
      options={options}
      value={[own, ...days]}
      onChange={(chosen) => {
        onChange(weekdays.filter((day) => day !== own && chosen.includes(day)));
      }}
    />
  );
}

/** On what of a month: the day, or the weekday. */
function Monthly({ form, of }: RuledProps) {
  const { formatMessage, formatDate } = useIntl();
  const { day, nth, kinds } = monthlyKindsOf(of);
  const weekday = formatDate(of.start, { weekday: 'long', timeZone: of.allDay ? 'UTC' : of.zone });
  const labelOf = {
    day: formatMessage(calendarSentences.onDay, { day }),
    nth: formatMessage(calendarSentences.onWeekday, { nth: String(nth), weekday }),
    last: formatMessage(calendarSentences.onWeekday, { nth: 'last', weekday }),
  };
  const possible: Controls<EventForm> = {
    control: (name) => {
      const control = form.control(name);
      if (name !== 'monthly') return control;
      return { ...control, value: possibleMonthly(control.value as MonthlyKind, of) as never };
    },
  };
  return (
    <FormSelect
      form={possible}
      name="monthly"
      label={formatMessage(calendarMessages.monthly)}
      placeholder={labelOf.day}
      options={kinds.map((id) => ({ id, label: labelOf[id] }))}
    />
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;

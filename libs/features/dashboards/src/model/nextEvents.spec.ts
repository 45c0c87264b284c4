import { expandRepeat } from '@ezone/repeats/expand';
import type { CalendarEvent } from './nextEvents';
import { nextEvents } from './nextEvents';

const now = new Date(2026, 2, 10, 14).getTime();
const until = new Date(2026, 2, 17).getTime();
const at = (day: number, hours: number) => new Date(2026, 2, day, hours).toISOString();
const wholeDays = (from: number, to: number) => ({
  allDay: true,
  start: new Date(Date.UTC(2026, 2, from)).toISOString(),
  end: new Date(Date.UTC(2026, 2, to)).toISOString(),
});
const event = (title: string, times: Pick<CalendarEvent, 'start' | 'end'> & { allDay?: boolean }): CalendarEvent => ({
  ...{ id: title, title, allDay: false, extendedProps: { desc: '' } },
  ...times,
});
const titles = (...events: CalendarEvent[]) => nextEvents(events, now, until, expandRepeat).map(({ title }) => title);

it('leaves out what is over, and what begins later', () => {
  expect(
    titles(
      event('this morning', { start: at(10, 9), end: at(10, 10) }),
      event('over now', { start: at(10, 13), end: at(10, 14) }),
      event('going on', { start: at(10, 13), end: at(10, 15) }),
      event('in a week', { start: at(17, 0), end: at(17, 1) }),
      event('a moment', { start: at(10, 14), end: at(10, 14) }),
    ),
  ).toEqual(['going on', 'a moment']);
});

it('takes whole days for the same days of the calendar, wherever somebody is', () => {
  expect(
    titles(
      event('yesterday', wholeDays(9, 10)),
      event('today', wholeDays(10, 11)),
      event('the last of the week', wholeDays(16, 17)),
      event('in a week', wholeDays(17, 18)),
    ),
  ).toEqual(['today', 'the last of the week']);
});

it('puts what began days ago among what is today, and whole days first', () => {
  expect(
    titles(
      event('tomorrow', { start: at(11, 8), end: at(11, 9) }),
      event('tonight', { start: at(10, 20), end: at(10, 21) }),
      event('since Monday', wholeDays(8, 13)),
      event('on the way', { start: at(9, 20), end: at(10, 16) }),
    ),
  ).toEqual(['since Monday', 'on the way', 'tonight', 'tomorrow']);
});

describe('what comes back', () => {
  const repeat = (rule: string, exceptions: NonNullable<CalendarEvent['repeat']>['exceptions'] = []) => ({
    repeat: { rule, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, exceptions },
  });
  const startsOf = (...events: CalendarEvent[]) =>
    nextEvents(events, now, until, expandRepeat).map(({ title, start }) => [title, start]);

  it('is there once, as it takes place next, whenever it began', () => {
    const daily = { ...event('stand-up', { start: at(2, 9), end: at(2, 10) }), ...repeat('FREQ=DAILY') };
    const weekly = { ...event('yoga', { start: at(3, 18), end: at(3, 19) }), ...repeat('FREQ=WEEKLY') };
    const holiday = { ...event('holiday', wholeDays(4, 5)), ...repeat('FREQ=WEEKLY') };
    const over = { ...event('over', { start: at(1, 9), end: at(1, 10) }), ...repeat('FREQ=DAILY;COUNT=3') };
    expect(startsOf(daily, weekly, holiday, over)).toEqual([
      ['yoga', at(10, 18)],
      ['holiday', wholeDays(11, 12).start],
      ['stand-up', at(11, 9)],
    ]);
  });

  it('is what was put in the place of the next one', () => {
    const instead = { allDay: false, start: at(12, 20), end: at(12, 21), title: 'yoga outdoors', desc: '' };
    const changed = repeat('FREQ=WEEKLY', [{ at: at(10, 18), instead }]);
    expect(startsOf({ ...event('yoga', { start: at(3, 18), end: at(3, 19) }), ...changed })).toEqual([
      ['yoga outdoors', at(12, 20)],
    ]);
  });

  it('is not shown as its first while it is not known when it comes back', () => {
    const today = { ...event('yoga', { start: at(10, 18), end: at(10, 19) }), ...repeat('FREQ=WEEKLY') };
    expect(nextEvents([today], now, until, null)).toEqual([]);
  });
});

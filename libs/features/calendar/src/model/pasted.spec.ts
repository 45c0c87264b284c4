import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { pastedAt } from './pasted';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
const lunch = { allDay: false, start: at(5, 12, 30), end: at(5, 13, 15) };
const fair = { allDay: true, start: '2026-03-03T00:00:00.000Z', end: '2026-03-06T00:00:00.000Z' };

it('keeps its time of day on another day, and its length', () => {
  expect(pastedAt(lunch, new CalendarDate(2026, 3, 9))).toEqual({
    allDay: false,
    start: at(9, 12, 30),
    end: at(9, 13, 15),
  });
});

it('begins at the time that is chosen', () => {
  expect(pastedAt(lunch, new CalendarDateTime(2026, 3, 9, 18))).toEqual({
    allDay: false,
    start: at(9, 18),
    end: at(9, 18, 45),
  });
});

it('is of as many whole days, whatever time is chosen', () => {
  expect(pastedAt(fair, new CalendarDateTime(2026, 3, 9, 18))).toEqual({
    allDay: true,
    start: '2026-03-09T00:00:00.000Z',
    end: '2026-03-12T00:00:00.000Z',
  });
});

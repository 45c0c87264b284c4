import { CalendarDate } from '@internationalized/date';
import { daysOf, nextHour, stepped } from './days';

const at = (now: string, day: CalendarDate) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { start, end } = nextHour(day);
  return [new Date(start), new Date(end)].map((moment) => [moment.getDate(), moment.getHours()]);
};

afterEach(() => {
  jest.useRealTimers();
});

it('plans an event for the next full hour, which may be of the next day', () => {
  const today = new CalendarDate(2026, 11, 23);
  expect(at('2026-11-23T14:20', today)).toEqual([
    [23, 15],
    [23, 16],
  ]);
  expect(at('2026-11-23T23:13', today)).toEqual([
    [24, 0],
    [24, 1],
  ]);
  expect(at('2026-11-23T14:20', new CalendarDate(2026, 12, 1))).toEqual([
    [1, 15],
    [1, 16],
  ]);
});

it('shows three days of a week on a phone, from the chosen one on, and steps by as many', () => {
  const day = new CalendarDate(2026, 11, 25);
  const { first, until } = daysOf('week', day, 'en-US', true);
  expect([first.toString(), until.toString()]).toEqual(['2026-11-25', '2026-11-28']);
  expect(stepped('week', day, 1, true).toString()).toBe('2026-11-28');
  expect(daysOf('week', day, 'en-US', false).first.toString()).toBe('2026-11-22');
  expect(stepped('week', day, -1, false).toString()).toBe('2026-11-18');
});

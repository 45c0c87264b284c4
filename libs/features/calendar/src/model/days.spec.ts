import { CalendarDate } from '@internationalized/date';
import { nextHour } from './days';

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

import { daysBetween } from './days';

const at = (text: string) => new Date(text).getTime();

it('counts days on the calendar, not hours', () => {
  expect(daysBetween(at('2026-03-02T00:05'), at('2026-03-01T23:55'))).toBe(1);
  expect(daysBetween(at('2026-03-01T23:55'), at('2026-03-01T00:05'))).toBe(0);
  expect(daysBetween(at('2026-02-28T12:00'), at('2026-03-01T00:05'))).toBe(-1);
});

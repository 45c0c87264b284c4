import { dayAndTime, momentOf } from './moments';

it('is the day and the time where the user is, and leads back', () => {
  for (const moment of ['2026-03-29T01:15:00.000Z', '2026-10-25T00:30:00.000Z', '2026-12-31T23:59:00.000Z']) {
    const { day, time } = dayAndTime(moment);
    expect(day).toBe(new Date(moment).toLocaleDateString('sv'));
    expect(momentOf(day, time)).toBe(moment);
  }
});

it('has no time at the midnight that a day begins with', () => {
  const midnight = new Date(2026, 2, 10).toISOString();
  expect(dayAndTime(midnight)).toEqual({ day: '2026-03-10', time: null });
  expect(momentOf('2026-03-10', null)).toBe(midnight);
  expect(dayAndTime(midnight, true)).toEqual({ day: '2026-03-10', time: '00:00' });
});

it('is nothing without a day', () => {
  expect(dayAndTime(null)).toEqual({ day: null, time: null });
  expect(momentOf(null, '10:00')).toBeNull();
});

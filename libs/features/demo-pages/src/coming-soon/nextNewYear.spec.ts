import { nextNewYear } from './nextNewYear';

it('counts to a new year that is to come, also in the moment in which one begins', () => {
  const to = new Date(2027, 0, 1).getTime();
  expect(nextNewYear(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe(to);
  expect(nextNewYear(to)).toBe(new Date(2028, 0, 1).getTime());
});

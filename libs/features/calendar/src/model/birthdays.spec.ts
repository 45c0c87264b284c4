import { parseDate } from '@internationalized/date';
import { birthdaysIn } from './birthdays';

const born = (birthday: string) => ({ id: 'selma', name: 'Selma', birthday });
const days = (birthday: string, first: string, until: string) =>
  birthdaysIn([born(birthday)], { first: parseDate(first), until: parseDate(until) }).map(
    ({ day, age }) => `${day.toString()} ${String(age)}`,
  );

it('stands in each year once, with the age, from the birth on', () => {
  expect(days('1988-04-17', '2026-04-01', '2026-05-01')).toEqual(['2026-04-17 38']);
  expect(days('1988-04-17', '2026-05-01', '2026-06-01')).toEqual([]);
  expect(days('1988-04-17', '1988-04-17', '1988-04-18')).toEqual(['1988-04-17 0']);
  expect(days('1988-04-17', '1987-01-01', '1988-04-17')).toEqual([]);
});

it('stands in the days up to the last, also over the end of a year', () => {
  expect(days('1990-12-31', '2026-12-20', '2027-01-10')).toEqual(['2026-12-31 36']);
  expect(days('1990-01-05', '2026-12-20', '2027-01-10')).toEqual(['2027-01-05 37']);
  expect(days('1990-01-10', '2026-12-20', '2027-01-10')).toEqual([]);
});

it('has no age where the year of the birth is not known', () => {
  expect(days('1604-04-17', '2026-04-01', '2026-05-01')).toEqual(['2026-04-17 null']);
  expect(days('1604-02-29', '2028-02-01', '2028-03-31')).toEqual(['2028-02-29 null']);
});

it('is on the 28th of February where there is no 29th', () => {
  expect(days('2000-02-29', '2026-02-01', '2026-03-31')).toEqual(['2026-02-28 26']);
  expect(days('2000-02-29', '2028-02-01', '2028-03-31')).toEqual(['2028-02-29 28']);
});

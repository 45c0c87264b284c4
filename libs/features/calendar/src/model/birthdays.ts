import type { AnswerOf } from '@ezone/api-client';
import { hasYear } from '@ezone/shell/data/days';
import { CalendarDate, parseDate } from '@internationalized/date';
import type { DayRange } from './days';

/** A contact whose birthday is known. */
export type BirthdayPerson = AnswerOf<'listBirthdays'>[number];

/** A birthday as it stands in the calendar, on a whole day. */
export type Birthday = {
  /** Is another one for each year. */
  key: string;
  person: BirthdayPerson;
  day: CalendarDate;
  /** How old the person becomes; 0 on the day of the birth, null where its year is not known. */
  age: number | null;
};

/** On the 28th of February in a year that has no 29th. */
const birthdayIn = (year: number, { month, day }: CalendarDate): CalendarDate => {
  // A day that a month does not have is its last one.
  return new CalendarDate(year, month, 1).set({ day });
};

/** The birthdays in these days: one for each year, from that of the birth on. */
export const birthdaysIn = (people: readonly BirthdayPerson[], { first, until }: DayRange): Birthday[] => {
  const years = Array.from({ length: until.year - first.year + 1 }, (_, at) => first.year + at);
  return people.flatMap((person) => {
    const born = parseDate(person.birthday);
    return years.flatMap((year) => {
      const day = birthdayIn(year, born);
      if (year < born.year || day.compare(first) < 0 || day.compare(until) >= 0) return [];
      return [
        {
          key: `birthday ${person.id} ${String(year)}`,
          person,
          day,
          age: hasYear(person.birthday) ? year - born.year : null,
        },
      ];
    });
  });
};

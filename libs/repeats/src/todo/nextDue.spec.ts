import { movedRepeat, nextDue, repeatOf } from './nextDue';

const at = (month: number, day: number, hour = 9, year = 2026) => new Date(year, month - 1, day, hour).getTime();
const next = (due: number, every: 'day' | 'weekday' | 'week' | 'month' | 'year', now = due) =>
  new Date(nextDue(due, repeatOf(every, due), now)).toString();

it.each([
  ['day', at(3, 10), at(3, 11)],
  ['weekday', at(3, 13), at(3, 16)],
  ['week', at(3, 10), at(3, 17)],
  ['month', at(3, 10), at(4, 10)],
  ['month', at(1, 31), at(2, 28)],
  ['month', at(12, 31), at(1, 31, 9, 2027)],
  ['year', at(2, 28), at(2, 28, 9, 2027)],
] as const)('comes back each %s', (every, due, expected) => {
  expect(next(due, every)).toBe(new Date(expected).toString());
});

it('returns to the day that it is meant for after a shorter month', () => {
  const repeat = repeatOf('month', at(1, 31));
  const february = nextDue(at(1, 31), repeat, at(1, 31));
  const march = nextDue(february, repeat, february);
  expect(new Date(march).toString()).toBe(new Date(at(3, 31)).toString());
});

it('comes back on the 29th of February in leap years, else on the day before', () => {
  const repeat = repeatOf('year', at(2, 29, 9, 2028));
  let due = at(2, 29, 9, 2028);
  const days = Array.from({ length: 4 }, () => {
    due = nextDue(due, repeat, due);
    return new Date(due).getDate();
  });
  expect(days).toEqual([28, 28, 28, 29]);
});

it('does not come back for each time that was missed', () => {
  expect(next(at(1, 1), 'day', at(3, 10, 20))).toBe(new Date(at(3, 10)).toString());
  expect(next(at(1, 5), 'week', at(3, 10))).toBe(new Date(at(3, 16)).toString());
});

it('goes along with another day, and not with another time of the same', () => {
  const [fifth, seventh] = [new Date(at(3, 5)).toISOString(), new Date(at(3, 7)).toISOString()];
  expect(movedRepeat({ every: 'month', day: 5 }, fifth, seventh)).toEqual({ every: 'month', day: 7 });
  expect(movedRepeat({ every: 'year', day: 5 }, null, seventh)).toEqual({ every: 'year', day: 7 });
  expect(movedRepeat({ every: 'week', day: null }, fifth, seventh)).toEqual({ every: 'week', day: null });
  // February has no 31st, which is meant all the same.
  const last = new Date(at(2, 28)).toISOString();
  expect(movedRepeat({ every: 'month', day: 31 }, last, new Date(at(2, 28, 11)).toISOString()).day).toBe(31);
});

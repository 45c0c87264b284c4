import { RepeatDays } from './RepeatDays';

const DAY = 86_400_000;
const dayOf = (date: string) => Date.parse(date) / DAY;
const ALL_WEEKS = Array.from({ length: 53 }, (_, place) => place + 1).join();

/** The days of some years that a rule has, and how many of its days, months and years were worked out for that. */
const lookedAt = (rule: string, { years = 2 } = {}) => {
  const start = dayOf('2026-01-01');
  const days = new RepeatDays(rule, start);
  const dates = jest.spyOn(Date, 'UTC');
  const found = Array.from({ length: years * 365 }, (_, at) => start + at).filter((day) => days.has(day));
  const workedOut = dates.mock.calls.length;
  dates.mockRestore();
  return { found: found.map((day) => new Date(day * DAY).toISOString().slice(0, 10)), workedOut };
};

it('works out what the days of a year have in common once for all of them', () => {
  const weeks = lookedAt(`FREQ=YEARLY;BYWEEKNO=${ALL_WEEKS};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1,1`);
  expect(weeks.found).toEqual(['2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31']);
  expect(weeks.workedOut).toBeLessThan(365);
  const days = lookedAt('FREQ=YEARLY;BYYEARDAY=-1');
  expect(days.found).toEqual(['2026-12-31', '2027-12-31']);
  expect(days.workedOut).toBeLessThan(365);
});

it('does not look at a period that its interval or its months leave out', () => {
  const rare = lookedAt('FREQ=MONTHLY;INTERVAL=24;BYDAY=MO,1TU;BYSETPOS=1');
  expect(rare.found).toEqual(['2026-01-05']);
  const often = lookedAt('FREQ=MONTHLY;BYDAY=MO,1TU;BYSETPOS=1');
  expect(often.found).toHaveLength(24);
  expect(rare.workedOut).toBeLessThan(often.workedOut / 10);
  const march = lookedAt('FREQ=MONTHLY;BYMONTH=3;BYDAY=MO,1TU;BYSETPOS=1');
  expect(march.found).toEqual(['2026-03-02', '2027-03-01']);
  expect(march.workedOut).toBeLessThan(often.workedOut / 5);
});

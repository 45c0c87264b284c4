import { nextStart } from './next-start';

const series = (start: string, rule: string, zone = 'UTC', exceptions: { at: string; instead: null }[] = []) => ({
  ...{ start, allDay: false, repeat: { rule, zone, exceptions } },
});
/** The beginnings of a series after a moment, up to a number. */
const startsOf = (event: ReturnType<typeof series>, count: number, after = '2026-01-01T00:00:00.000Z') => {
  const found: string[] = [];
  let looks = 0;
  for (let next = nextStart(event, after); next !== null && found.length < count; next = nextStart(event, next)) {
    // Others say only when to look again.
    if (nextStart(event, new Date(Date.parse(next) - 1).toISOString()) === next) found.push(next);
    expect((looks += 1)).toBeLessThan(100);
  }
  return found;
};

it.each([
  ['FREQ=DAILY;COUNT=3', '03-05 03-06 03-07'],
  ['FREQ=DAILY;INTERVAL=2;UNTIL=20260309T090000Z', '03-05 03-07 03-09'],
  ['FREQ=DAILY;UNTIL=20260306', '03-05 03-06'],
  ['FREQ=WEEKLY', '03-05 03-12 03-19 03-26'],
  ['FREQ=WEEKLY;BYDAY=TH,FR;COUNT=4', '03-05 03-06 03-12 03-13'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SU', '03-05 03-08 03-19 03-22'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SU;WKST=SU', '03-05 03-15 03-19 03-29'],
  ['FREQ=MONTHLY', '03-05 04-05 05-05 06-05'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '03-05 03-31 05-31 07-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '03-05 03-31 04-30 05-31'],
  ['FREQ=MONTHLY;BYDAY=1TH', '03-05 04-02 05-07 06-04'],
  ['FREQ=MONTHLY;BYDAY=-1TU', '03-05 03-31 04-28 05-26'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '03-05 03-31 04-30 05-29'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=4', '03-05 04-06 05-06 06-04'],
  ['FREQ=WEEKLY;BYDAY=TU,TH,SA;BYSETPOS=2', '03-05 03-12 03-19'],
  ['FREQ=YEARLY', '03-05 03-05 03-05 03-05'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5,31', '03-05 03-31 03-05 03-31'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '03-05 11-26 11-25 11-23'],
  ['FREQ=YEARLY;BYDAY=TH;BYSETPOS=-1', '03-05 12-31 12-30 12-28'],
  ['FREQ=YEARLY;BYYEARDAY=-1', '03-05 12-31 12-31 12-31'],
  ['FREQ=YEARLY;BYWEEKNO=53', '03-05 12-31 12-30'],
])('follows %s', (rule, days) => {
  const found = startsOf(series('2026-03-05T09:00:00.000Z', rule), 4);
  expect(
    found
      .slice(0, days.split(' ').length)
      .map((start) => start.slice(5, 10))
      .join(' '),
  ).toBe(days);
  expect(found.every((start) => start.endsWith('T09:00:00.000Z'))).toBe(true);
});

it('passes over years without its day, and comes to an end with its rule', () => {
  const leap = startsOf(series('2024-02-29T09:00:00.000Z', 'FREQ=YEARLY'), 2);
  expect(leap.map((start) => start.slice(0, 10))).toEqual(['2028-02-29', '2032-02-29']);
  const decades = startsOf(series('2026-03-05T09:00:00.000Z', 'FREQ=YEARLY;INTERVAL=10'), 3);
  expect(decades.map((start) => start.slice(0, 4))).toEqual(['2026', '2036', '2046']);
  for (const rule of ['FREQ=DAILY;COUNT=3', 'FREQ=DAILY;UNTIL=20260309', 'FREQ=YEARLY;UNTIL=20260401T000000Z']) {
    expect(nextStart(series('2026-03-05T09:00:00.000Z', rule), '2026-04-01T00:00:00.000Z')).toBeNull();
  }
});

it('keeps the time of day over a change of the clocks', () => {
  const late = { after: '2026-03-20T00:00:00.000Z' };
  expect(startsOf(series('2026-03-23T08:00:00.000Z', 'FREQ=WEEKLY', 'Europe/Berlin'), 2, late.after)).toEqual([
    ...['2026-03-23T08:00:00.000Z', '2026-03-30T07:00:00.000Z'],
  ]);
  expect(startsOf(series('2026-03-28T01:30:00.000Z', 'FREQ=DAILY', 'Europe/Berlin'), 3, late.after)).toEqual([
    ...['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
  ]);
});

it('begins at the first of two times that a clock shows twice', () => {
  const night = series('2026-10-20T00:30:00.000Z', 'FREQ=DAILY', 'Europe/Berlin');
  expect(nextStart(night, '2026-10-24T12:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
});

it('knows the day of a zone, where it is another one than that in UTC', () => {
  const tokyo = series('2026-03-05T22:00:00.000Z', 'FREQ=DAILY;UNTIL=20260309T230000Z', 'Asia/Tokyo');
  expect(nextStart(tokyo, '2026-03-09T00:00:00.000Z')).toBe('2026-03-09T22:00:00.000Z');
  // The clocks go forward at that moment, to a time of the day after that of the series.
  const nuuk = series('2027-03-20T01:30:00.000Z', 'FREQ=DAILY', 'America/Nuuk');
  expect(nextStart(nuuk, '2027-03-28T01:10:00.000Z')).toBe('2027-03-28T01:30:00.000Z');
});

it('begins at the same part of a second in all zones, also where one of them is left out', () => {
  const start = '2026-03-05T09:00:00.500Z';
  for (const zone of ['UTC', 'Europe/Berlin']) {
    expect(nextStart(series(start, 'FREQ=DAILY', zone), '2026-03-05T08:00:00.000Z')).toBe(start);
    expect(nextStart(series(start, 'FREQ=DAILY', zone), start)).toBe('2026-03-06T09:00:00.500Z');
    const without = series(start, 'FREQ=DAILY', zone, [{ at: '2026-03-06T09:00:00.500Z', instead: null }]);
    expect(nextStart(without, start)).toBe('2026-03-07T09:00:00.500Z');
  }
  const old = series('1969-12-30T09:00:00.250Z', 'FREQ=DAILY', 'Europe/Berlin');
  expect(nextStart(old, '1970-01-02T10:00:00.000Z')).toBe('1970-01-03T09:00:00.250Z');
});

it('says when to look again, where the next is further away than is looked in one go, and not of one that is counted for longer than five years', () => {
  const rare = series('2026-03-05T09:00:00.000Z', 'FREQ=DAILY;INTERVAL=400');
  expect(startsOf(rare, 2)).toEqual(['2026-03-05T09:00:00.000Z', '2027-04-09T09:00:00.000Z']);
  const counted = series('2020-03-05T09:00:00.000Z', 'FREQ=YEARLY;COUNT=20');
  expect(nextStart(counted, '2026-01-01T00:00:00.000Z')).toBeNull();
  expect(nextStart(counted, '2024-01-01T00:00:00.000Z')).toBe('2024-03-05T09:00:00.000Z');
});

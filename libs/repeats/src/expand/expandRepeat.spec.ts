import { occurrencesIn, partsOfKey } from '../series';
import type { SeriesEvent } from '../series';
import { expandRepeat } from './expandRepeat';

/** An event of an hour, with some of its fields. */
const eventOf = (id: string, start: string, fields: Partial<SeriesEvent> = {}): SeriesEvent => ({
  ...{ id, title: id, allDay: false, start, end: new Date(Date.parse(start) + 3_600_000).toISOString() },
  ...{ extendedProps: { desc: '' }, ...fields },
});
const seriesOf = (id: string, start: string, rule: string, zone: string, fields: Partial<SeriesEvent> = {}) =>
  eventOf(id, start, { repeat: { rule, zone, exceptions: [] }, ...fields });

const startsIn = (event: ReturnType<typeof eventOf>, from: string, until: string) =>
  occurrencesIn([event], `${from}T00:00:00.000Z`, `${until}T00:00:00.000Z`, expandRepeat).map(({ start }) => start);

it('shows what overlaps the days, and nothing that ends as they begin', () => {
  const events = [
    eventOf('before', '2026-03-04T22:00:00.000Z'),
    eventOf('until', '2026-03-04T23:00:00.000Z'),
    eventOf('over midnight', '2026-03-04T23:30:00.000Z'),
    eventOf('of the next day', '2026-03-06T00:00:00.000Z'),
  ];
  const shown = occurrencesIn(events, '2026-03-05T00:00:00.000Z', '2026-03-06T00:00:00.000Z', expandRepeat);
  expect(shown.map(({ title }) => title)).toEqual(['over midnight']);
});

it('comes back at the same time by the clock, also after that has been changed', () => {
  const weekly = seriesOf('w', '2026-03-23T08:00:00.000Z', 'FREQ=WEEKLY', 'Europe/Berlin');
  expect(startsIn(weekly, '2026-03-20', '2026-04-10')).toEqual([
    ...['2026-03-23T08:00:00.000Z', '2026-03-30T07:00:00.000Z', '2026-04-06T07:00:00.000Z'],
  ]);
  const inNewYork = seriesOf('n', '2026-10-26T13:00:00.000Z', 'FREQ=WEEKLY', 'America/New_York');
  expect(startsIn(inNewYork, '2026-10-25', '2026-11-04')).toEqual([
    ...['2026-10-26T13:00:00.000Z', '2026-11-02T14:00:00.000Z'],
  ]);
});

it('is an hour later where the clocks leave its time out, and the first one where it comes twice', () => {
  const daily = seriesOf('d', '2026-03-28T01:30:00.000Z', 'FREQ=DAILY', 'Europe/Berlin');
  expect(startsIn(daily, '2026-03-28', '2026-03-31')).toEqual([
    ...['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
  ]);
  expect(startsIn(daily, '2026-10-25', '2026-10-26')).toEqual(['2026-10-25T00:30:00.000Z']);
});

it('has whole days on the same dates everywhere', () => {
  const yearly = seriesOf('b', '2020-02-29T00:00:00.000Z', 'FREQ=YEARLY', 'Asia/Tokyo', {
    allDay: true,
    end: '2020-03-01T00:00:00.000Z',
  });
  expect(startsIn(yearly, '2020-01-01', '2029-01-01')).toEqual([
    ...['2020-02-29T00:00:00.000Z', '2024-02-29T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ]);
});

it.each([
  ['FREQ=DAILY;COUNT=3', ['05', '06', '07']],
  ['FREQ=DAILY;INTERVAL=2;UNTIL=20260309T090000Z', ['05', '07', '09']],
  ['FREQ=DAILY;UNTIL=20260306', ['05', '06']],
  ['FREQ=WEEKLY;BYDAY=TH,FR;COUNT=4', ['05', '06', '12', '13']],
  ['FREQ=MONTHLY;BYDAY=-1TU', ['05', '31']],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5,31', ['05', '31']],
  ['FREQ=DAILY;COUNT=2;BYMONTHDAY=-1', ['05', '31']],
  ['FREQ=YEARLY;BYWEEKNO=11', ['05', '12']],
])('follows %s', (rule, days) => {
  const event = seriesOf('e', '2026-03-05T09:00:00.000Z', rule, 'UTC');
  expect(startsIn(event, '2026-03-01', '2026-04-01')).toEqual(days.map((day) => `2026-03-${day}T09:00:00.000Z`));
});

it.each([
  ...['FREQ=WEEKLY;BYMONTHDAY=3', 'FREQ=MONTHLY;BYWEEKNO=3', 'FREQ=DAILY;BYDAY=99MO', 'FREQ=WEEKLY;BYWEEKNO=3'],
  ...['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;INTERVAL=2;BYYEARDAY=366;COUNT=3', ''],
  // These keep the rules of rules, and give nothing from this day on.
  ...['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=-31;BYDAY=FR;BYMONTH=4,5', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO'],
])('shows what comes back by “%s”, which gives no days, once beside the others', (rule) => {
  const events = [
    seriesOf('none', '2025-03-06T09:00:00.000Z', rule, 'UTC'),
    eventOf('one', '2026-03-05T09:00:00.000Z'),
  ];
  const titles = (year: string) =>
    occurrencesIn(events, `${year}-03-01T00:00:00.000Z`, `${year}-05-01T00:00:00.000Z`, expandRepeat).map(
      ({ title }) => title,
    );
  expect([titles('2025'), titles('2026')]).toEqual([['none'], ['one']]);
});

it('shows what comes back in a zone that is not known here once', () => {
  const event = seriesOf('e', '2026-03-05T09:00:00.000Z', 'FREQ=DAILY', 'Mars/Phobos');
  expect(startsIn(event, '2026-03-01', '2026-04-01')).toEqual(['2026-03-05T09:00:00.000Z']);
});

it('passes over the months that are too short', () => {
  const event = seriesOf('e', '2026-01-31T09:00:00.000Z', 'FREQ=MONTHLY', 'UTC');
  expect(startsIn(event, '2026-01-01', '2026-06-01').map((start) => start.slice(5, 10))).toEqual([
    ...['01-31', '03-31', '05-31'],
  ]);
});

it('finds what began years ago without its rhythm being lost', () => {
  const event = seriesOf('e', '2001-01-04T09:00:00.000Z', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TH', 'UTC');
  const all: string[] = [];
  for (let time = Date.parse(event.start); time < Date.parse('2026-05-01'); time += 21 * 86_400_000) {
    all.push(new Date(time).toISOString());
  }
  expect(startsIn(event, '2026-03-01', '2026-05-01')).toEqual(all.filter((start) => start >= '2026-03'));
});

it('leaves out what does not take place, and shows what was moved where it is', () => {
  const instead = {
    ...{ title: 'Moved', allDay: false, start: '2026-04-02T10:00:00.000Z' },
    ...{ end: '2026-04-02T11:00:00.000Z', desc: '' },
  };
  const event = eventOf('e', '2026-03-05T09:00:00.000Z', {
    repeat: {
      ...{ rule: 'FREQ=WEEKLY', zone: 'UTC' },
      exceptions: [
        { at: '2026-03-12T09:00:00.000Z', instead: null },
        { at: '2026-03-19T09:00:00.000Z', instead },
      ],
    },
  });
  expect(startsIn(event, '2026-03-01', '2026-04-01')).toEqual(['2026-03-05T09:00:00.000Z', '2026-03-26T09:00:00.000Z']);
  expect(startsIn(event, '2026-04-02', '2026-04-03')).toEqual(['2026-04-02T09:00:00.000Z', '2026-04-02T10:00:00.000Z']);
});

it('names each occurrence so that it is found again', () => {
  expect(partsOfKey('a~b~2026-03-05T09:00:00.000Z')).toEqual({ id: 'a~b', at: '2026-03-05T09:00:00.000Z' });
  expect(partsOfKey('a')).toEqual({ id: 'a', at: null });
});

import { dated } from './dated';
import type { SeriesDto } from './series.dto';

const now = new Date('2026-03-01T23:59:59.999Z');
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

it('gives the last value of a series today, and each before it the day before', () => {
  expect(dated<SeriesDto>({ name: 'Visits', values: [3, 5] }, now)).toEqual({
    name: 'Visits',
    data: [
      [day('2026-02-28'), 3],
      [day('2026-03-01'), 5],
    ],
  });
});

it('takes steps of several days, and ends where the series says', () => {
  expect(dated<SeriesDto>({ name: 'Visits', values: [3, 5], last: -1, step: 7 }, now).data).toEqual([
    [day('2026-02-21'), 3],
    [day('2026-02-28'), 5],
  ]);
});

it('makes moments of days and minutes, wherever they stand, and leaves all else', () => {
  type Plan = { title: string; steps: { start: string; at: null; done: boolean }[] };
  expect(
    dated<Plan>({ title: 'Plan', steps: [{ start: { inDays: 1, atMinute: 570 }, at: null, done: true }] }, now),
  ).toEqual({ title: 'Plan', steps: [{ start: '2026-03-02T09:30:00.000Z', at: null, done: true }] });
});

it('leaves the series of a chart with categories', () => {
  const series: SeriesDto = { name: 'Spent', data: [[0, 7]] };
  expect(dated<SeriesDto>(series, now)).toEqual(series);
});

import { timeAgo } from './TimeAgo';

const now = Date.parse('2026-03-10T12:00:00.000Z');

it.each([
  ['2026-03-10T12:00:40.000Z', { value: 0, unit: 'second' }],
  ['2026-03-10T11:59:01.000Z', { value: 0, unit: 'second' }],
  ['2026-03-10T11:59:00.000Z', { value: -1, unit: 'minute' }],
  ['2026-03-10T11:00:01.000Z', { value: -59, unit: 'minute' }],
  ['2026-03-10T11:00:00.000Z', { value: -1, unit: 'hour' }],
  ['2026-03-09T12:00:01.000Z', { value: -23, unit: 'hour' }],
  ['2026-03-09T12:00:00.000Z', { value: -1, unit: 'day' }],
  ['2026-03-03T12:00:01.000Z', { value: -6, unit: 'day' }],
  ['2026-03-03T12:00:00.000Z', null],
])('says of %s: %j', (time, ago) => {
  expect(timeAgo(Date.parse(time), now)).toEqual(ago);
});
